package import Foundation

/// A part of the phones' time as it is drawn along the bottom of the window.
package struct TimelineGeometry: Hashable, Sendable {
  package let frame: CGRect
  /// Where the curves are.
  package let plot: CGRect
  /// From when to when, on the phones' clock.
  package let span: ClosedRange<TimeInterval>

  /// Places the curves in a timeline's frame, beside their legend.
  package init(frame: CGRect, span: ClosedRange<TimeInterval>) {
    self.frame = frame
    self.span = span
    plot = CGRect(
      x: frame.minX + 192, y: frame.minY + 40, width: frame.width - 192 - 28,
      height: frame.height - 40 - 34)
  }

  package var duration: TimeInterval { span.upperBound - span.lowerBound }

  /// Where a finger takes hold of the playhead: a little more than the curves.
  package var grip: CGRect { plot.insetBy(dx: -14, dy: -22) }

  package func x(of time: TimeInterval) -> CGFloat {
    plot.minX + plot.width * CGFloat((time - span.lowerBound) / duration)
  }

  /// The time at a place; beside the curves, that of their nearest end.
  package func time(atX x: CGFloat) -> TimeInterval {
    if x <= plot.minX { return span.lowerBound }
    return span.lowerBound + Double(min(1, (x - plot.minX) / plot.width)) * duration
  }
}
