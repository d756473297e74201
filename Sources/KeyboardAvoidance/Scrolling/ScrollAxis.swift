import Foundation

/// One axis of a scroll view: the range of its offset, and the offset that shows a span.
struct ScrollAxis: Hashable, Sendable {
  var viewport: CGFloat
  var content: CGFloat
  var leading: CGFloat
  var trailing: CGFloat

  init(viewport: CGFloat, content: CGFloat, leading: CGFloat, trailing: CGFloat) {
    self.viewport = viewport.finiteOrZero
    self.content = content.finiteOrZero
    self.leading = leading.finiteOrZero
    self.trailing = trailing.finiteOrZero
  }

  var minOffset: CGFloat { -leading }

  /// Content shorter than the viewport still scrolls if it is longer than the space between the
  /// insets.
  var maxOffset: CGFloat { max(-leading, content + trailing - viewport) }

  /// The length between the insets, in points; zero or negative if they leave no space.
  var visibleLength: CGFloat { viewport - leading - trailing }

  func clamped(_ offset: CGFloat) -> CGFloat {
    offset.isNaN ? minOffset : min(max(offset, minOffset), maxOffset)
  }

  /// Returns the nearest offset that shows a span in content coordinates; nil if the span cannot be
  /// shown.
  func revealing(
    _ span: Span, from offset: CGFloat, before: CGFloat, after: CGFloat,
    tall: ScrollGeometry.TallAlignment
  ) -> CGFloat? {
    let wanted = Span(
      lower: max(span.lower - before, -before), upper: min(span.upper + after, content + after))
    guard wanted.length > 0, visibleLength > 0 else { return nil }
    let toLower = wanted.lower - leading
    let toUpper = wanted.upper + trailing - viewport
    let start = clamped(offset)
    if wanted.length > visibleLength { return clamped(tall == .start ? toLower : toUpper) }
    if toLower < start { return clamped(toLower) }
    return clamped(max(start, toUpper))
  }

  /// From a lower to an upper position, in points.
  struct Span: Hashable, Sendable {
    var lower: CGFloat
    var upper: CGFloat

    var length: CGFloat { upper - lower }
  }
}
