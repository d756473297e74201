/// Distinguishes pixels that only smooth the edge of a shape from the pixels of the shape.
///
/// After Vyšniauskas, "Anti-aliased pixel and intensity slope detector" (2009), as in pixelmatch: a
/// pixel that smooths an edge has a brighter and a darker neighbour, at least one of which is part
/// of an even area in both pictures.
enum AntialiasingDetector {
  static func isSoft(_ x: Int, _ y: Int, _ old: PixelWords, _ new: PixelWords) -> Bool {
    isSlope(x, y, old, new) || isSlope(x, y, new, old)
  }

  private static func isSlope(_ x: Int, _ y: Int, _ a: PixelWords, _ b: PixelWords) -> Bool {
    guard let center = a[x, y] else { return false }
    let middle = ColorDistance.brightness(center)
    var equals = x == 0 || y == 0 || x == a.width - 1 || y == a.height - 1 ? 1 : 0
    var darkest = (step: 0.0, x: 0, y: 0)
    var brightest = (step: 0.0, x: 0, y: 0)
    for (nx, ny, pixel) in neighbors(x, y, a) {
      let step = ColorDistance.brightness(pixel) - middle
      if step == 0 { equals += 1 }
      if equals > 2 { return false }
      if step < darkest.step { darkest = (step, nx, ny) }
      if step > brightest.step { brightest = (step, nx, ny) }
    }
    guard darkest.step < 0, brightest.step > 0 else { return false }
    return isEven(darkest.x, darkest.y, a) && isEven(darkest.x, darkest.y, b)
      || isEven(brightest.x, brightest.y, a) && isEven(brightest.x, brightest.y, b)
  }

  /// Whether more than two neighbours have the same colour; a picture's edge counts as one.
  private static func isEven(_ x: Int, _ y: Int, _ words: PixelWords) -> Bool {
    guard let center = words[x, y] else { return false }
    let atEdge = x == 0 || y == 0 || x == words.width - 1 || y == words.height - 1
    return neighbors(x, y, words).count { $0.pixel == center } + (atEdge ? 1 : 0) > 2
  }

  private static func neighbors(
    _ x: Int, _ y: Int, _ words: PixelWords
  ) -> [(x: Int, y: Int, pixel: UInt32)] {
    (-1...1).flatMap { dy in
      (-1...1).compactMap { dx -> (x: Int, y: Int, pixel: UInt32)? in
        guard dx != 0 || dy != 0 else { return nil }
        return words[x + dx, y + dy].map { (x + dx, y + dy, $0) }
      }
    }
  }
}
