import CPNG

/// Reads and writes PNG files with libpng's simplified interface, which needs no `setjmp`.
package enum PNG {
  /// Returns a PNG file: RGB when every pixel is opaque, else RGBA.
  package static func encode(_ bitmap: Bitmap) throws(HostError) -> [UInt8] {
    let isOpaque = stride(from: 3, to: bitmap.rgba.count, by: 4).allSatisfy {
      bitmap.rgba[$0] == 255
    }
    guard isOpaque else {
      return try write(bitmap.rgba, bitmap.width, bitmap.height, hasAlpha: true)
    }
    var rgb: [UInt8] = []
    rgb.reserveCapacity(bitmap.rgba.count / 4 * 3)
    for start in stride(from: 0, to: bitmap.rgba.count, by: 4) {
      rgb += bitmap.rgba[start..<start + 3]
    }
    return try write(rgb, bitmap.width, bitmap.height, hasAlpha: false)
  }

  static func encode(_ surface: Surface) throws(HostError) -> [UInt8] {
    let hasAlpha = !surface.isOpaque
    let count = surface.width * surface.height * (hasAlpha ? 4 : 3)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      if let first = buffer.baseAddress { surface.copyBytes(to: first, hasAlpha: hasAlpha) }
      used = count
    }
    return try write(bytes, surface.width, surface.height, hasAlpha: hasAlpha)
  }

  /// The fast setting costs half as many bytes again and a fifth of the time.
  private static func write(
    _ pixels: [UInt8], _ width: Int, _ height: Int, hasAlpha: Bool
  ) throws(HostError) -> [UInt8] {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (UInt32(width), UInt32(height))
    image.format = hasAlpha ? Format.rgba : Format.rgb
    image.flags = Format.fast
    defer { png_image_free(&image) }
    // No PNG is longer than its pixels by more than this: one filter byte a row, few a block.
    var size = pixels.count + pixels.count / 512 + height + 4096
    var file = [UInt8](repeating: 0, count: size)
    guard png_image_write_to_memory(&image, &file, &size, 0, pixels, 0, nil) != 0 else {
      throw .encoding(reason: image.text)
    }
    file.removeLast(file.count - size)
    return file
  }

  /// Reads any PNG as RGBA; 16-bit, grey and palette files are converted.
  package static func decode(_ bytes: [UInt8]) throws(HostError) -> Bitmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // libpng reads from the bytes until the picture is finished: both happen inside.
    let result = bytes.withUnsafeBytes { file -> Result<Bitmap, HostError> in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
        return .failure(.notAPicture(reason: image.text))
      }
      return Result { () throws(HostError) in try finish(&image) }
    }
    return try result.get()
  }

  private static func finish(_ image: inout png_image) throws(HostError) -> Bitmap {
    let (width, height) = (Int(image.width), Int(image.height))
    let sides = 1...HostError.largestSide
    guard sides.contains(width), sides.contains(height) else {
      throw .pictureSize(width: width, height: height)
    }
    image.format = Format.rgba
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    guard png_image_finish_read(&image, nil, &rgba, 0, nil) != 0 else {
      throw .notAPicture(reason: image.text)
    }
    return Bitmap(width: width, height: height, rgba: rgba)
  }

  /// libpng's names for these are macros that Swift does not see.
  private enum Format {
    static let rgb = UInt32(PNG_FORMAT_FLAG_COLOR)
    static let rgba = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
    static let fast = UInt32(PNG_IMAGE_FLAG_FAST)
  }
}

extension png_image {
  /// The library's words for what went wrong.
  fileprivate var text: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
