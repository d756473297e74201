package import Foundation

/// The safe area as distances from the edges of the screen, in points.
package struct Padding: Hashable, Sendable {
  package var top: CGFloat
  package var left: CGFloat
  package var bottom: CGFloat
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
