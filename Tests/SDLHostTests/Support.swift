import DisplayList
import Foundation
import Picture
import Simulation

import SDLHost
import Typography

func canvas(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1
) throws -> Canvas {
  try Canvas(size: CGSize(width: width, height: height), scale: scale, fonts: FontLibrary())
}

extension Canvas {
  /// Draws commands on an empty ground and returns the pixels as a PNG's reader sees them.
  func picture(_ commands: [DrawCommand], background: Color = .clear) throws -> Bitmap {
    draw(Drawing(size: size, commands: commands), background: background)
    return try PNG.decode(png())
  }

  var pixels: [UInt32] {
    withPixels { bytes, pitch in
      (0..<pixelHeight).flatMap { y in
        (0..<pixelWidth).map { x in
          bytes.load(fromByteOffset: y * pitch + x * 4, as: UInt32.self)
        }
      }
    }
  }
}

extension Bitmap {
  func color(_ x: Int, _ y: Int) -> Color {
    let pixel = self[x: x, y: y]
    return Color(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
  }

  /// The columns that hold a pixel other than the one at the top left.
  var inkColumns: ClosedRange<Int>? {
    let ground = color(0, 0)
    let columns = (0..<width).filter { x in (0..<height).contains { color(x, $0) != ground } }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }
}

func text(
  _ string: String, _ size: CGFloat = 17, x: CGFloat, y: CGFloat, _ color: Color = .black,
  weight: Font.Weight = .regular
) -> DrawCommand {
  let font = Font(size: size, weight: weight)
  return .text(TextRun(string, font: font, color: color, origin: CGPoint(x: x, y: y)))
}
