package import Foundation

/// The safe area as distances from the edges of the screen, in points.
package struct Padding: Hashable, Sendable {
  /// The distance from the top edge, in points.
  package var top: CGFloat
  /// The distance from the left edge, in points.
  package var left: CGFloat
  /// The distance from the bottom edge, in points.
  package var bottom: CGFloat
  /// The distance from the right edge, in points.
  package var right: CGFloat

  package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package static let zero = Padding()

  /// Whether something of a screen of this size is left between the edges.
  package func fits(in size: CGSize) -> Bool {
    left + right < size.width && top + bottom < size.height
  }
}
