package import Foundation
import Simulation

/// A part of the phones' time as it is drawn along the bottom of the window.
package struct Timeline: Hashable, Sendable {
  package var frame: CGRect
  /// Where the curves are.
  package var plot: CGRect
  /// From when to when, on the phones' clock.
  package var span: ClosedRange<TimeInterval>

  package var duration: TimeInterval { span.upperBound - span.lowerBound }

  package func x(of time: TimeInterval) -> CGFloat {
    plot.minX + plot.width * CGFloat((time - span.lowerBound) / duration)
  }

  /// The time at a place; beside the curves, that of their nearest end.
  package func time(atX x: CGFloat) -> TimeInterval {
    if x <= plot.minX { return span.lowerBound }
    return span.lowerBound + Double(min(1, (x - plot.minX) / plot.width)) * duration
  }
}

/// A finger on the playhead.
struct Scrubbing: Hashable, Sendable {
  var touch: Int
  /// The part of time that stays under the finger while it moves.
  var span: ClosedRange<TimeInterval>
}

extension WorkbenchModel {
  static let frameLength: TimeInterval = 1.0 / 60

  private static let timelineHeight: CGFloat = 168

  /// Where the timeline is: along the bottom while time is slow or stands, in windows with room for it.
  package var timelineFrame: CGRect? {
    guard isSlow || isPaused else { return nil }
    let width = isInspectorOverStage ? size.width : inspectorFrame?.minX ?? size.width
    guard size.height >= 420, width >= 400 else { return nil }
    return CGRect(
      x: 0, y: size.height - Self.timelineHeight, width: width, height: Self.timelineHeight)
  }

  package var timeline: Timeline? {
    guard let frame = timelineFrame else { return nil }
    let plot = CGRect(
      x: frame.minX + 192, y: frame.minY + 40, width: frame.width - 192 - 28,
      height: frame.height - 40 - 34)
    return Timeline(frame: frame, plot: plot, span: scrubbing?.span ?? timeSpan)
  }

  private static let spans: [TimeInterval] = [0.6, 1.2, 3, 6, 12, 30, 60]

  /// From when something was last set in motion until all has come to rest, or until now.
  private var timeSpan: ClosedRange<TimeInterval> {
    let recording = recordings[active]
    let now = phone.time
    let start = recording.motionStart(before: now) ?? recording.start
    let rest = recording.phone(at: start).settlingTime ?? start
    let wanted = max(rest, now) - start
    let length = Self.spans.first { $0 >= wanted - 1e-9 } ?? wanted
    return start...(start + length)
  }

  // MARK: Commands

  mutating func togglePause() {
    isPaused.toggle()
    if timelineFrame == nil { show(message: isPaused ? "Paused" : "Time goes on") }
  }

  /// Shows the phones a little earlier or later.
  mutating func step(by seconds: TimeInterval) { show(at: phone.time + seconds) }

  /// Shows all phones as they were, or will be, at a time of their clock.
  package mutating func show(at time: TimeInterval) {
    let start = recordings.map(\.start).max() ?? 0
    for index in recordings.indices { recordings[index].show(at: max(time, start)) }
  }

  // MARK: Dragging

  /// Takes the playhead to a place among the curves, and pauses there.
  mutating func beginScrubbing(_ id: Int, at point: CGPoint) {
    guard let timeline, timeline.plot.insetBy(dx: -14, dy: -22).contains(point) else { return }
    scrubbing = Scrubbing(touch: id, span: timeline.span)
    isPaused = true
    show(at: timeline.time(atX: point.x))
  }

  mutating func scrub(_ phase: Touch.Phase, at point: CGPoint) {
    if let timeline, phase != .cancelled { show(at: timeline.time(atX: point.x)) }
    if phase != .moved { scrubbing = nil }
  }
}
