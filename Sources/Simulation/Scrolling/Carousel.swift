package import Foundation
package import KeyboardAvoidance

/// A row that scrolls sideways inside content that scrolls up and down.
package struct Carousel: Hashable, Sendable {
  /// The row's id.
  package let id: String
  /// The range of its offset; it has no vertical insets, whatever the keyboard does.
  package let geometry: ScrollGeometry
  /// 1 where the scene reads from left to right, -1 where it reads from right to left.
  package let direction: CGFloat

  /// Creates a carousel with a range; `direction` is 1 or -1.
  package init(id: String, geometry: ScrollGeometry, direction: CGFloat) {
    self.id = id
    self.geometry = geometry
    self.direction = direction
  }

  /// The offsets at which it can rest, in points from its beginning.
  package var range: ClosedRange<CGFloat> { 0...geometry.maxOffset.x }
}

extension SceneLayout {
  /// Finds a row that scrolls sideways; nil for other rows and unknown ids.
  package func carousel(_ id: String) -> Carousel? {
    guard let row = row(id), case .carousel(let width) = row.look else { return nil }
    return Carousel(
      id: id,
      geometry: ScrollGeometry(
        viewport: row.frame.size, contentSize: CGSize(width: width, height: row.frame.height)),
      direction: isRightToLeft ? -1 : 1)
  }
}
