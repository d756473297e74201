import CPNG
package import DisplayList

/// Reads PNG files with libpng's simplified interface, which needs no `setjmp`, and writes them.
package enum PNG {
  /// Returns a PNG file: RGB when every pixel is opaque, else RGBA.
  package static func encode(_ bitmap: Bitmap) throws(HostError) -> [UInt8] {
    let isOpaque = stride(from: 3, to: bitmap.rgba.count, by: 4).allSatisfy {
      bitmap.rgba[$0] == 255
    }
    let writer = try PNGWriter(width: bitmap.width, height: bitmap.height, hasAlpha: !isOpaque)
    let step = isOpaque ? 3 : 4
    bitmap.rgba.withUnsafeBufferPointer { rgba in
      for y in 0..<bitmap.height {
        writer.addRow { bytes in
          for x in 0..<bitmap.width {
            for part in 0..<step {
              bytes[x * step + part] = rgba[(y * bitmap.width + x) * 4 + part]
            }
          }
        }
      }
    }
    return writer.finish()
  }

  static func encode(_ surface: Surface) throws(HostError) -> [UInt8] {
    let hasAlpha = !surface.isOpaque
    let writer = try PNGWriter(width: surface.width, height: surface.height, hasAlpha: hasAlpha)
    for y in 0..<surface.height {
      if y > 0, surface.hasEqualRows(y - 1, y) {
        writer.addSameRow()
      } else {
        writer.addRow { surface.copyRow(y, to: $0, hasAlpha: hasAlpha) }
      }
    }
    return writer.finish()
  }

  /// Reads any PNG as RGBA; 16-bit, grey and palette files are converted.
  package static func decode(_ bytes: [UInt8]) throws(HostError) -> Bitmap {
    try decode(bytes, as: Format.rgba)
  }

  /// Reads any PNG as blue, green, red and straight alpha, as the words of a surface lie in memory.
  static func decodeWords(_ bytes: [UInt8]) throws(HostError) -> Bitmap {
    try decode(bytes, as: Format.bgra)
  }

  private static func decode(
    _ bytes: [UInt8], as format: UInt32
  ) throws(HostError) -> Bitmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // libpng reads from the bytes until the picture is finished: both happen inside.
    let result = bytes.withUnsafeBytes { file -> Result<Bitmap, HostError> in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
        return .failure(.notAPicture(reason: image.text))
      }
      return Result { () throws(HostError) in try finish(&image, format) }
    }
    return try result.get()
  }

  private static func finish(
    _ image: inout png_image, _ format: UInt32
  ) throws(HostError) -> Bitmap {
    let (width, height) = (Int(image.width), Int(image.height))
    let sides = 1...HostError.largestSide
    guard sides.contains(width), sides.contains(height) else {
      throw .pictureSize(width: width, height: height)
    }
    image.format = format
    let count = width * height * 4
    var isWhole = false
    let rgba = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      isWhole = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
      used = isWhole ? count : 0
    }
    guard isWhole else { throw .notAPicture(reason: image.text) }
    return Bitmap(width: width, height: height, rgba: rgba)
  }

  /// libpng's names for these are macros that Swift does not see.
  private enum Format {
    static let rgba = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
    static let bgra = rgba | UInt32(PNG_FORMAT_FLAG_BGR)
  }
}

extension png_image {
  /// The library's words for what went wrong.
  fileprivate var text: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
