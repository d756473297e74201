public import Foundation

/// The values that determine the range of a scroll view: its size, its content size and its insets,
/// in points.
///
/// Numbers that are not finite count as 0.
public struct ScrollGeometry: Hashable, Sendable {
  /// The size of the scroll view.
  public var viewport: CGSize
  /// The size of the content, without insets.
  public var contentSize: CGSize
  /// The adjusted content inset: the content inset and the part that the scroll view adds by
  /// itself.
  public var adjustedInset: EdgeInsets

  /// The end that is kept visible of a target taller than the visible part of the viewport.
  public enum TallAlignment: Hashable, Sendable {
    /// The top or the left end, for fields.
    case start
    /// The bottom or the right end, for carets.
    case end
  }

  /// Creates the geometry of a scroll view from lengths in points.
  public init(viewport: CGSize, contentSize: CGSize, adjustedInset: EdgeInsets = .zero) {
    self.viewport = viewport
    self.contentSize = contentSize
    self.adjustedInset = adjustedInset
  }
}

extension ScrollGeometry {
  /// The smallest offset at rest: the negative top and left insets.
  public var minOffset: CGPoint { CGPoint(x: horizontal.minOffset, y: vertical.minOffset) }

  /// The largest offset at rest; never below the smallest.
  public var maxOffset: CGPoint { CGPoint(x: horizontal.maxOffset, y: vertical.maxOffset) }

  /// Returns an offset clamped to the range; a coordinate that is NaN becomes the smallest.
  public func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontal.clamped(offset.x), y: vertical.clamped(offset.y))
  }

  /// Returns the nearest offset in the range at which a rectangle of the content is visible.
  ///
  /// The rectangle, in content coordinates, is extended by the padding, and limited to the content
  /// extended by the padding. Visible is the area between the insets, not the whole bounds. A
  /// rectangle that is already visible, empty or not finite, or for which the insets leave no
  /// space, does not change the offset. If it is too tall, `keeping` chooses the end that stays
  /// visible. The horizontal offset changes only if `horizontal` is set.
  public func revealing(
    _ rect: CGRect, from offset: CGPoint, padding: EdgeInsets = .zero,
    tall: TallAlignment = .start, horizontal isHorizontal: Bool = false
  ) -> CGPoint {
    guard rect.isFinite, rect.standardized.width > 0, rect.standardized.height > 0 else {
      return offset
    }
    var result = offset
    result.y =
      vertical.revealing(
        ScrollAxis.Span(lower: rect.minY, upper: rect.maxY), from: offset.y,
        before: padding.top, after: padding.bottom, tall: tall) ?? offset.y
    guard isHorizontal else { return result }
    result.x =
      horizontal.revealing(
        ScrollAxis.Span(lower: rect.minX, upper: rect.maxX), from: offset.x,
        before: padding.left, after: padding.right, tall: tall) ?? offset.x
    return result
  }

  private var vertical: ScrollAxis {
    ScrollAxis(
      viewport: viewport.height, content: contentSize.height, leading: adjustedInset.top,
      trailing: adjustedInset.bottom)
  }

  private var horizontal: ScrollAxis {
    ScrollAxis(
      viewport: viewport.width, content: contentSize.width, leading: adjustedInset.left,
      trailing: adjustedInset.right)
  }
}
