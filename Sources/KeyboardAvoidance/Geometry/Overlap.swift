import Foundation

extension CGRect {
  /// Whether all four numbers are finite; the null and the infinite rectangle are not.
  var isFinite: Bool {
    // The infinite rectangle consists of very large finite numbers.
    !isInfinite && origin.x.isFinite && origin.y.isFinite && size.width.isFinite
      && size.height.isFinite
  }

  /// Returns the size of the intersection of two rectangles, in points; zero if they only touch.
  ///
  /// On Linux, Foundation's `intersects` is true for rectangles that share only an edge, as a
  /// keyboard below the screen does with it.
  func overlap(with other: CGRect) -> CGSize {
    guard isFinite, other.isFinite else { return .zero }
    return CGSize(
      width: max(0, min(maxX, other.maxX) - max(minX, other.minX)),
      height: max(0, min(maxY, other.maxY) - max(minY, other.minY)))
  }

  /// Whether two rectangles share an area, not only an edge or a corner.
  func overlaps(_ other: CGRect) -> Bool {
    let shared = overlap(with: other)
    return shared.width > 0 && shared.height > 0
  }
}

extension CGFloat {
  /// This number, or 0 if it is not finite.
  var finiteOrZero: CGFloat { isFinite ? self : 0 }
}
