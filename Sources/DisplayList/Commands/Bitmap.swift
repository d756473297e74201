/// A picture in memory: red, green, blue and straight alpha, a byte each, row by row.
package struct Bitmap: Hashable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows of pixels.
  package let height: Int
  /// The bytes of all pixels, from the top left corner on.
  package var rgba: [UInt8]

  /// Creates a bitmap from exactly `width × height × 4` bytes.
  package init(width: Int, height: Int, rgba: [UInt8]) {
    precondition(rgba.count == width * height * 4, "four bytes a pixel are needed")
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// The color of a pixel; x and y must be inside.
  package subscript(x x: Int, y y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let start = (y * width + x) * 4
    return (rgba[start], rgba[start + 1], rgba[start + 2], rgba[start + 3])
  }
}
