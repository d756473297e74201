package import DisplayList
import Foundation

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

  /// Whether a PNG file has exactly the opaque pixels that are shown.
  ///
  /// False also where pixels are not opaque: those have to be compared one by one.
  package func shows(_ png: [UInt8]) -> Bool {
    guard surface.isOpaque else { return false }
    // Writing a file takes less time than reading one, and a file of ours is the same bytes.
    if let own = try? PNG.encode(surface), own == png { return true }
    guard let other = try? PNG.decodeWords(png), other.width == pixelWidth,
      other.height == pixelHeight
    else { return false }
    let length = pixelWidth * 4
    return other.rgba.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress else { return false }
      return (0..<pixelHeight).allSatisfy { y in
        memcmp(first + y * length, surface.address(0, y), length) == 0
      }
    }
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
