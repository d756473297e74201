import DisplayList

/// A picture's bytes as one word a pixel, for loops that look at every one.
struct PixelGrid {
  private let picture: Bitmap

  init(_ picture: Bitmap) { self.picture = picture }

  /// Hands out the words of both pictures; they are valid inside the body only.
  func withWords(_ other: PixelGrid, _ body: (PixelWords, PixelWords) -> Void) {
    picture.rgba.withUnsafeBytes { mine in
      other.picture.rgba.withUnsafeBytes { theirs in
        body(
          PixelWords(width: picture.width, height: picture.height, bytes: mine),
          PixelWords(width: other.picture.width, height: other.picture.height, bytes: theirs))
      }
    }
  }
}

/// Pixels that can be asked for by place.
struct PixelWords {
  let width: Int
  let height: Int
  let bytes: UnsafeRawBufferPointer

  /// The four bytes of a pixel as they lie in memory; nil outside.
  subscript(x: Int, y: Int) -> UInt32? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    return bytes.loadUnaligned(fromByteOffset: (y &* width &+ x) &* 4, as: UInt32.self)
  }
}
