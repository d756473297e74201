/// A small picture of premultiplied pixels and where it lies from its origin, such as an emoji.
final class Sprite {
  let width: Int
  let height: Int
  let left: Int
  let top: Int
  let pixels: [Premultiplied]

  init(width: Int, height: Int, left: Int, top: Int, pixels: [Premultiplied]) {
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.pixels = pixels
  }

  var bytes: Int { pixels.count * 4 + 128 }

  func bounds(atX x: Int, y: Int) -> PixelRect {
    PixelRect(x: x + left, y: y + top, width: width, height: height)
  }

  func faded(to alpha: UInt8) -> Sprite {
    guard alpha < 255 else { return self }
    return Sprite(
      width: width, height: height, left: left, top: top,
      pixels: pixels.map { dimmed($0, by: UInt32(alpha)) })
  }
}

extension Surface {
  /// Lays a mask's shape, with its origin at a pixel, over what is there.
  func draw(_ mask: Mask, x: Int, y: Int, tint: TintTable, clip: PixelRect) {
    let place = mask.bounds(atX: x, y: y)
    let area = place.intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    let start = (area.y - place.y) * mask.width + area.x - place.x
    blend(area, coverage: mask.coverage + start, pitch: mask.width, tint: tint)
  }

  func draw(_ sprite: Sprite, x: Int, y: Int, clip: PixelRect) {
    let place = sprite.bounds(atX: x, y: y)
    let area = place.intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    sprite.pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      for row in area.y..<area.maxY {
        let source = first + ((row - place.y) * sprite.width + area.x - place.x)
        blendRow(x: area.x, y: row, count: area.width, source: source, coverage: nil)
      }
    }
  }
}
