package import Foundation

/// The geometry of the timeline: a range of the phones' time along the bottom of the window.
package struct TimelineGeometry: Hashable, Sendable {
  package let frame: CGRect
  /// The area of the curves.
  package let plot: CGRect
  /// The range of time, in seconds of the phones' clock.
  package let span: ClosedRange<TimeInterval>

  /// Places the curves beside their legend in a timeline's frame.
  package init(frame: CGRect, span: ClosedRange<TimeInterval>) {
    self.frame = frame
    self.span = span
    plot = CGRect(
      x: frame.minX + 192, y: frame.minY + 40, width: frame.width - 192 - 28,
      height: frame.height - 40 - 34)
  }

  /// The length of the range, in seconds.
  package var duration: TimeInterval { span.upperBound - span.lowerBound }

  /// The area in which a finger can drag the playhead: a little larger than the curves.
  package var grip: CGRect { plot.insetBy(dx: -14, dy: -22) }

  /// Returns the horizontal position of a time, in the window's points; not clamped to the curves.
  package func x(of time: TimeInterval) -> CGFloat {
    plot.minX + plot.width * CGFloat((time - span.lowerBound) / duration)
  }

  /// Returns the time at a horizontal position, clamped to the range.
  package func time(atX x: CGFloat) -> TimeInterval {
    if x <= plot.minX { return span.lowerBound }
    return span.lowerBound + Double(min(1, (x - plot.minX) / plot.width)) * duration
  }
}
