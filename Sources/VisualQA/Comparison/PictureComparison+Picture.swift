package import DisplayList

extension PictureComparison {
  /// The difference as a picture: equal pixels are pale, pixels that count as different are red.
  ///
  /// Soft edges are yellow, pixels within the threshold orange, ignored pixels blue.
  package func picture(over actual: Bitmap) -> Bitmap {
    var rgba = [UInt8](repeating: 255, count: width * height * 4)
    let bytes = actual.rgba
    for y in 0..<height {
      for x in 0..<width {
        let target = (y * width + x) * 4
        let mark = marks.isEmpty ? Mark.equal : marks[y * width + x]
        if let color = Self.color(of: mark) {
          (rgba[target], rgba[target + 1], rgba[target + 2]) = color
        } else if x < actual.width, y < actual.height {
          let start = (y * actual.width + x) * 4
          let shade = Self.pale(bytes[start], bytes[start + 1], bytes[start + 2])
          (rgba[target], rgba[target + 1], rgba[target + 2]) = (shade, shade, shade)
        }
      }
    }
    return Bitmap(width: width, height: height, rgba: rgba)
  }

  private static func color(of mark: Mark) -> (UInt8, UInt8, UInt8)? {
    switch mark {
    case .equal: nil
    case .tolerated: (255, 159, 10)
    case .softEdge: (255, 214, 10)
    case .ignored: (90, 160, 255)
    case .different: (226, 30, 60)
    }
  }

  /// A light grey in which the picture can still be recognized.
  private static func pale(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let brightness = (Int(red) * 77 + Int(green) * 150 + Int(blue) * 29) >> 8
    return UInt8(205 + brightness * 50 / 255)
  }
}
