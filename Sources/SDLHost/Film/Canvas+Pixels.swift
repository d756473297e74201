extension Canvas {
  /// Returns what is shown.
  package func bitmap() -> Bitmap {
    let step = pixelWidth * 4
    let rgba = [UInt8](unsafeUninitializedCapacity: step * pixelHeight) { buffer, used in
      guard let first = buffer.baseAddress else { return }
      for y in 0..<pixelHeight { surface.copyRow(y, to: first + y * step, hasAlpha: true) }
      used = step * pixelHeight
    }
    return Bitmap(width: pixelWidth, height: pixelHeight, rgba: rgba)
  }

  /// Returns what is shown as rows of blue, green, red and straight alpha, a byte each.
  ///
  /// - Parameter isOpaque: lays the picture over white, for films without transparency.
  package func straightPixels(isOpaque: Bool) -> [UInt8] {
    let (width, height) = (pixelWidth, pixelHeight)
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, used in
      buffer.withMemoryRebound(to: UInt32.self) { target in
        guard var next = target.baseAddress else { return }
        for y in 0..<height {
          let row = surface.address(0, y)
          for x in 0..<width {
            next[x] = isOpaque ? row[x].overWhite : row[x].straight
          }
          next += width
        }
      }
      used = width * height * 4
    }
  }
}

extension Premultiplied {
  /// The same pixel in front of white, opaque.
  fileprivate var overWhite: UInt32 {
    let rest = 255 &- self &>> 24
    return rest == 0 ? self : (self &+ (rest &<< 16 | rest &<< 8 | rest)) | 0xFF00_0000
  }
}
