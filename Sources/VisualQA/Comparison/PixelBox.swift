/// A rectangle of whole pixels; the end of each range is outside.
package struct PixelBox: Hashable, Sendable {
  package var xs: Range<Int>
  package var ys: Range<Int>

  package init(xs: Range<Int>, ys: Range<Int>) {
    self.xs = xs
    self.ys = ys
  }

  func contains(_ x: Int, _ y: Int) -> Bool { xs.contains(x) && ys.contains(y) }

  /// Grows so that a pixel is inside.
  mutating func include(_ x: Int, _ y: Int) {
    xs = min(xs.lowerBound, x)..<max(xs.upperBound, x + 1)
    ys = min(ys.lowerBound, y)..<max(ys.upperBound, y + 1)
  }

  /// As a person reads it: `12 × 4 at 30, 200`.
  package var words: String {
    "\(xs.count) × \(ys.count) at \(xs.lowerBound), \(ys.lowerBound)"
  }
}
