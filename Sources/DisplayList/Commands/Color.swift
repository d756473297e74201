/// A colour in sRGB with straight (not premultiplied) alpha.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from `0xRRGGBB` and an opacity from 0 to 1.
  package init(_ rgb: UInt32, opacity: Double = 1) {
    self.init(
      red: UInt8(rgb >> 16 & 0xFF), green: UInt8(rgb >> 8 & 0xFF), blue: UInt8(rgb & 0xFF),
      alpha: UInt8((min(max(opacity, 0), 1) * 255).rounded()))
  }

  package static let clear = Color(0, opacity: 0)
  package static let black = Color(0)
  package static let white = Color(0xFFFFFF)

  /// The same colour with so much of its opacity, from 0 to 1.
  package func faded(_ opacity: Double) -> Color {
    var color = self
    color.alpha = UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded())
    return color
  }

  package var isOpaque: Bool { alpha == 255 }
}
