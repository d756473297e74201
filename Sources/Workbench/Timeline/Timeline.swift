package import Foundation
package import Simulation

/// How the phones' time passes, and the finger that drags it along the bottom of the window.
package struct Timeline: Hashable, Sendable {
  /// What follows from a finger.
  package enum Output: Hashable {
    /// The phones are to be shown as they were, or will be, at a time of their clock.
    case shows(at: TimeInterval)
  }

  /// A finger on the playhead.
  private struct Scrubbing: Hashable, Sendable {
    var touch: Int
    /// The part of time that stays under the finger while it moves.
    var span: ClosedRange<TimeInterval>
  }

  /// Slow animations run at a quarter of the speed.
  package static let slowness: Double = 4
  /// How far a step goes, in seconds of the phones' clock.
  package static let frameLength: TimeInterval = 1.0 / 60
  private static let height: CGFloat = 168
  private static let spans: [TimeInterval] = [0.6, 1.2, 3, 6, 12, 30, 60]

  package private(set) var isSlow = false
  package private(set) var isPaused = false
  private var scrubbing: Scrubbing?

  /// Creates a timeline whose time passes at full speed.
  package init() {}

  // MARK: Time

  package mutating func setSlow(_ isSlow: Bool) { self.isSlow = isSlow }

  package mutating func togglePause() { isPaused.toggle() }

  /// How much time passes for the phones; zero while it stands or a finger holds it.
  ///
  /// - Parameter duration: seconds of the window's clock.
  package func phoneDuration(_ duration: TimeInterval) -> TimeInterval {
    if isPaused || scrubbing != nil { return 0 }
    return isSlow ? duration / Self.slowness : duration
  }

  /// How long the window waits until some time has passed for the phones, as if it were not paused.
  ///
  /// - Parameter duration: seconds of the phones' clock.
  package func windowDuration(_ duration: TimeInterval) -> TimeInterval {
    duration * (isSlow ? Self.slowness : 1)
  }

  // MARK: Where it is

  /// Where the timeline is: along the bottom while time is slow or stands, in windows with room.
  ///
  /// - Parameter width: how much of the window's width the phones have.
  package func frame(in window: CGSize, width: CGFloat) -> CGRect? {
    guard isSlow || isPaused, window.height >= 420, width >= 400 else { return nil }
    return CGRect(x: 0, y: window.height - Self.height, width: width, height: Self.height)
  }

  /// Where the timeline and its curves are, and what time they show; nil while it is hidden.
  ///
  /// While a finger drags the playhead the time that is shown stays the same.
  package func geometry(
    of history: DeviceHistory, in window: CGSize, width: CGFloat
  ) -> TimelineGeometry? {
    frame(in: window, width: width).map {
      TimelineGeometry(frame: $0, span: scrubbing?.span ?? Self.span(of: history))
    }
  }

  /// From when something was last set in motion until all has come to rest, or until now.
  private static func span(of history: DeviceHistory) -> ClosedRange<TimeInterval> {
    let now = history.phone.time
    let start = history.motionStart(before: now) ?? history.start
    let rest = history.phone(at: start).settlingTime ?? start
    let duration = max(rest, now) - start
    let length = spans.first { $0 >= duration - 1e-9 } ?? duration
    return start...(start + length)
  }

  /// What stands at the right of the heading.
  ///
  /// - Parameter time: seconds since the start of the time that is shown.
  func status(at time: TimeInterval) -> String {
    let since = "\(time.seconds) s"
    return [isSlow ? "¼ speed" : nil, isPaused ? "paused at \(since)" : since]
      .compactMap { $0 }.joined(separator: " · ")
  }

  // MARK: Scrubbing

  /// Whether a finger drags the playhead.
  package func isHeld(by touch: Int) -> Bool { scrubbing?.touch == touch }

  /// Brings the playhead under a finger among the curves, and pauses; nil beside them.
  package mutating func beginScrubbing(
    _ touch: Int, at point: CGPoint, _ geometry: TimelineGeometry?
  ) -> Output? {
    guard let geometry, geometry.grip.contains(point) else { return nil }
    scrubbing = Scrubbing(touch: touch, span: geometry.span)
    isPaused = true
    return .shows(at: geometry.time(atX: point.x))
  }

  /// Moves the finger on the playhead, or lifts it; a cancelled one leaves the time as it is.
  package mutating func scrub(
    _ phase: Touch.Phase, at point: CGPoint, _ geometry: TimelineGeometry?
  ) -> Output? {
    if phase != .moved { scrubbing = nil }
    guard let geometry, phase != .cancelled else { return nil }
    return .shows(at: geometry.time(atX: point.x))
  }
}
