public import Foundation

/// What decides where a scroll view may scroll: its size, its content's and its insets, in points.
///
/// Numbers that are not finite count as 0.
public struct ScrollGeometry: Hashable, Sendable {
  /// The scroll view's own size.
  public var viewport: CGSize
  /// The size of the content, without insets.
  public var contentSize: CGSize
  /// The content inset together with what the scroll view adds by itself.
  public var adjustedInset: EdgeInsets

  /// Which end is kept of a target that is taller than the visible part of the viewport.
  public enum TallAlignment: Hashable, Sendable {
    /// The top, or the left end: for fields.
    case start
    /// The bottom, or the right end: where the caret is.
    case end
  }

  /// Creates the geometry of a scroll view.
  public init(viewport: CGSize, contentSize: CGSize, adjustedInset: EdgeInsets = .zero) {
    self.viewport = viewport
    self.contentSize = contentSize
    self.adjustedInset = adjustedInset
  }
}

extension ScrollGeometry {
  /// The smallest offset at rest: minus the leading insets.
  public var minOffset: CGPoint { CGPoint(x: horizontal.minOffset, y: vertical.minOffset) }

  /// The largest offset at rest, never below the smallest.
  public var maxOffset: CGPoint { CGPoint(x: horizontal.maxOffset, y: vertical.maxOffset) }

  /// Moves an offset into the range; a coordinate that is no number becomes the smallest.
  public func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontal.clamped(offset.x), y: vertical.clamped(offset.y))
  }

  /// Finds the nearest offset in the range at which a rectangle of the content is visible.
  ///
  /// The rectangle, in content coordinates, is grown by the padding and cut to the content grown by
  /// the padding. Visible is what lies between the insets, not merely inside the bounds. A
  /// rectangle that is visible already, that is empty or not finite, or that finds no room
  /// between the insets moves nothing. Of one that is too tall the chosen end is kept. Unless
  /// `horizontal` is set the horizontal offset is left alone.
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
