import Foundation

extension CGRect {
  /// Whether all four numbers are finite; the null and the infinite rectangle are not.
  var isFinite: Bool {
    // The infinite rectangle is made of very large numbers, which are finite.
    !isInfinite && origin.x.isFinite && origin.y.isFinite && size.width.isFinite
      && size.height.isFinite
  }

  /// The size of what two rectangles share, in points; zero when they only touch.
  ///
  /// Foundation's `intersects` calls rectangles that share an edge intersecting (on Linux), and a
  /// keyboard that is parked below the screen shares one with it.
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
  /// This number, or 0 in place of one that is not finite.
  var finiteOrZero: CGFloat { isFinite ? self : 0 }
}
