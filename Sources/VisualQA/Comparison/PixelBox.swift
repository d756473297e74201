/// A rectangle of whole pixels.
package struct PixelBox: Hashable, Sendable {
  package var xs: Range<Int>
  package var ys: Range<Int>

  package init(xs: Range<Int>, ys: Range<Int>) {
    self.xs = xs
    self.ys = ys
  }

  func contains(_ x: Int, _ y: Int) -> Bool { xs.contains(x) && ys.contains(y) }

  /// Extends the rectangle to include a pixel.
  mutating func include(_ x: Int, _ y: Int) {
    xs = min(xs.lowerBound, x)..<max(xs.upperBound, x + 1)
    ys = min(ys.lowerBound, y)..<max(ys.upperBound, y + 1)
  }

  /// Size and origin, such as `12 × 4 at 30, 200`.
  package var words: String {
    "\(xs.count) × \(ys.count) at \(xs.lowerBound), \(ys.lowerBound)"
  }
}
