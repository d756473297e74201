/// A picture's pixels, whoever drew or read them.
///
/// Red, green, blue and straight alpha, a byte each, row by row.
package protocol PixelPicture: Sendable {
  var width: Int { get }
  var height: Int { get }
  var rgba: [UInt8] { get }
}

/// Pixels that this module made itself.
package struct Pixels: PixelPicture, Hashable {
  package let width: Int
  package let height: Int
  package var rgba: [UInt8]

  package init(width: Int, height: Int, rgba: [UInt8]) {
    precondition(rgba.count == width * height * 4, "four bytes a pixel are needed")
    self.width = width
    self.height = height
    self.rgba = rgba
  }
}

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
