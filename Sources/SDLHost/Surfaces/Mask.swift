/// How much of each pixel a shape covers, from 0 to 255, and where it lies from the shape's origin.
final class Mask {
  let width: Int
  let height: Int
  /// From the origin to the mask's left edge, in pixels.
  let left: Int
  /// From the origin to the mask's top edge, in pixels.
  let top: Int
  let coverage: UnsafeMutablePointer<UInt8>

  /// Creates a mask that covers nothing yet.
  init(width: Int, height: Int, left: Int = 0, top: Int = 0) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.left = left
    self.top = top
    let count = max(self.width * self.height, 1)
    coverage = .allocate(capacity: count)
    coverage.initialize(repeating: 0, count: count)
  }

  deinit { coverage.deallocate() }

  static var nothing: Mask { Mask(width: 0, height: 0) }

  var isEmpty: Bool { width == 0 || height == 0 }
  var bytes: Int { width * height + 128 }

  /// Returns the place the mask takes when its origin is at a pixel.
  func bounds(atX x: Int, y: Int) -> PixelRect {
    PixelRect(x: x + left, y: y + top, width: width, height: height)
  }

  /// Returns a part of the mask as seen from an origin inside it.
  func cropped(to rect: PixelRect, originX x: Int, y: Int) -> Mask {
    let part = Mask(
      width: rect.width, height: rect.height, left: rect.x - x, top: rect.y - y)
    for row in 0..<part.height {
      let source = coverage + ((rect.y + row) * width + rect.x)
      (part.coverage + row * part.width).update(from: source, count: part.width)
    }
    return part
  }
}
