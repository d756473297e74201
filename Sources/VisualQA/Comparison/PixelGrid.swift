import DisplayList

/// A picture's bytes as one word per pixel, for loops over all pixels.
struct PixelGrid {
  private let picture: Bitmap

  init(_ picture: Bitmap) { self.picture = picture }

  /// Calls the body with the words of both pictures, which are valid only inside it.
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

/// The pixels of a picture, by their position.
struct PixelWords {
  let width: Int
  let height: Int
  let bytes: UnsafeRawBufferPointer

  /// The four bytes of a pixel in their order in memory; nil outside of the picture.
  subscript(x: Int, y: Int) -> UInt32? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    return bytes.loadUnaligned(fromByteOffset: (y &* width &+ x) &* 4, as: UInt32.self)
  }
}
