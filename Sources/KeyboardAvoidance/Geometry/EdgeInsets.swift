public import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
///
/// Negative distances push an edge outwards.
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// Points from the top edge down.
  public var top: CGFloat
  /// Points from the left edge to the right.
  public var left: CGFloat
  /// Points from the bottom edge up.
  public var bottom: CGFloat
  /// Points from the right edge to the left.
  public var right: CGFloat

  /// Insets that leave a rectangle as it is.
  public static let zero = EdgeInsets()

  /// Creates insets from four distances in points; those left out are 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Adds two insets edge by edge.
  public static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }
}

extension CGRect {
  /// Moves the four edges inwards by so many points.
  ///
  /// Where opposite insets together exceed the side, the result has no length there; its size is
  /// never negative.
  public func inset(by insets: EdgeInsets) -> CGRect {
    let rect = standardized
    return CGRect(
      x: rect.minX + insets.left, y: rect.minY + insets.top,
      width: max(0, rect.width - insets.left - insets.right),
      height: max(0, rect.height - insets.top - insets.bottom))
  }
}
