import DisplayList
import SDLHost

/// Where two pictures are not the same.
struct Difference {
  /// Pixels that differ in any channel, or that only one of the pictures has.
  let count: Int
  /// The least rectangle around them, in pixels.
  let box: (x: Int, y: Int, width: Int, height: Int)
  private let sizes: [(width: Int, height: Int)]
  /// Black where the pictures are equal, red where they are not.
  let picture: Bitmap

  /// Returns nil for equal pictures.
  init?(_ golden: Bitmap, _ actual: Bitmap) {
    guard golden != actual else { return nil }
    sizes = [(golden.width, golden.height), (actual.width, actual.height)]
    let width = max(golden.width, actual.width)
    let height = max(golden.height, actual.height)
    var rgba: [UInt8] = []
    var (xs, ys): ([Int], [Int]) = ([], [])
    for y in 0..<height {
      for x in 0..<width {
        let isEqual = golden.pixel(x, y) == actual.pixel(x, y)
        rgba += [isEqual ? 0 : 255, 0, 0, 255]
        guard !isEqual else { continue }
        xs.append(x)
        ys.append(y)
      }
    }
    count = xs.count
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    box = (left, top, (xs.max() ?? 0) - left + 1, (ys.max() ?? 0) - top + 1)
    picture = Bitmap(width: width, height: height, rgba: rgba)
  }

  var words: String {
    let (golden, actual) = (sizes[0], sizes[1])
    let area = "\(box.width) × \(box.height) at \(box.x), \(box.y)"
    let pixels = "\(count) \(count == 1 ? "pixel differs" : "pixels differ"), in \(area)"
    guard golden != actual else { return pixels }
    return "is \(actual.width) × \(actual.height) instead of \(golden.width) × \(golden.height); "
      + pixels
  }
}

extension Bitmap {
  /// The four channels of a pixel; nil outside.
  fileprivate func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt8>? {
    guard x < width, y < height else { return nil }
    let start = (y * width + x) * 4
    return rgba[start..<start + 4]
  }
}
