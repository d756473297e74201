package import Foundation
package import Simulation

/// The speed of the phones' time, and the finger that drags the playhead.
package struct Timeline: Hashable, Sendable {
  /// The result of a touch.
  package enum Output: Hashable {
    /// Show the phones at a time of their clock.
    case shows(at: TimeInterval)
  }

  /// A finger on the playhead.
  private struct Scrubbing: Hashable, Sendable {
    var touch: Int
    /// The range of time that is shown while the finger moves.
    var span: ClosedRange<TimeInterval>
  }

  /// The factor of slow animations: a quarter of the speed.
  package static let slowness: Double = 4
  /// The duration of a frame step, in seconds of the phones' clock.
  package static let frameLength: TimeInterval = 1.0 / 60
  private static let height: CGFloat = 168
  private static let spans: [TimeInterval] = [0.6, 1.2, 3, 6, 12, 30, 60]

  package private(set) var isSlow = false
  package private(set) var isPaused = false
  private var scrubbing: Scrubbing?

  /// Creates a timeline at full speed.
  package init() {}

  // MARK: Time

  /// Turns slow animations on or off.
  package mutating func setSlow(_ isSlow: Bool) { self.isSlow = isSlow }

  /// Pauses the phones' time, or resumes it.
  package mutating func togglePause() { isPaused.toggle() }

  /// Returns the time that passes for the phones, in seconds; zero while paused or while a finger
  /// drags.
  ///
  /// - Parameter duration: seconds of the window's clock that pass.
  package func phoneDuration(_ duration: TimeInterval) -> TimeInterval {
    if isPaused || scrubbing != nil { return 0 }
    return isSlow ? duration / Self.slowness : duration
  }

  /// Returns the time that the window waits until a time has passed for the phones, in seconds; a
  /// pause is ignored.
  ///
  /// - Parameter duration: seconds of the phones' clock.
  package func windowDuration(_ duration: TimeInterval) -> TimeInterval {
    duration * (isSlow ? Self.slowness : 1)
  }

  // MARK: Where it is

  /// Returns the frame of the timeline: along the bottom, during slow animations or a pause, if the
  /// window is large enough.
  ///
  /// - Parameter width: the width of the area for the phones, in points.
  package func frame(in window: CGSize, width: CGFloat) -> CGRect? {
    guard isSlow || isPaused, window.height >= 420, width >= 400 else { return nil }
    return CGRect(x: 0, y: window.height - Self.height, width: width, height: Self.height)
  }

  /// Returns the frames of the timeline and its curves, and their range of time; nil while it is
  /// hidden.
  ///
  /// While a finger drags the playhead, the range of time does not change.
  package func geometry(
    of history: DeviceHistory, in window: CGSize, width: CGFloat
  ) -> TimelineGeometry? {
    frame(in: window, width: width).map {
      TimelineGeometry(frame: $0, span: scrubbing?.span ?? Self.span(of: history))
    }
  }

  /// The range of time from the start of the last movement until all is at rest, or until now.
  private static func span(of history: DeviceHistory) -> ClosedRange<TimeInterval> {
    let now = history.phone.time
    let start = history.motionStart(before: now) ?? history.start
    let rest = history.phone(at: start).settlingTime ?? start
    let duration = max(rest, now) - start
    let length = spans.first { $0 >= duration - 1e-9 } ?? duration
    return start...(start + length)
  }

  /// The text at the right of the heading.
  ///
  /// - Parameter time: seconds since the start of the range.
  func status(at time: TimeInterval) -> String {
    let since = "\(time.seconds) s"
    return [isSlow ? "¼ speed" : nil, isPaused ? "paused at \(since)" : since]
      .compactMap { $0 }.joined(separator: " · ")
  }

  // MARK: Scrubbing

  /// Whether a finger drags the playhead.
  package func isHeld(by touch: Int) -> Bool { scrubbing?.touch == touch }

  /// Moves the playhead to a finger on the curves, and pauses; nil beside them.
  package mutating func beginScrubbing(
    _ touch: Int, at point: CGPoint, _ geometry: TimelineGeometry?
  ) -> Output? {
    guard let geometry, geometry.grip.contains(point) else { return nil }
    scrubbing = Scrubbing(touch: touch, span: geometry.span)
    isPaused = true
    return .shows(at: geometry.time(atX: point.x))
  }

  /// Moves or lifts the finger on the playhead; a cancelled one does not change the time.
  package mutating func scrub(
    _ phase: Touch.Phase, at point: CGPoint, _ geometry: TimelineGeometry?
  ) -> Output? {
    if phase != .moved { scrubbing = nil }
    guard let geometry, phase != .cancelled else { return nil }
    return .shows(at: geometry.time(atX: point.x))
  }
}
