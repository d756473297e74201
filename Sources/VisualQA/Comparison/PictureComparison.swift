package import DisplayList
import Foundation

/// The difference of two pictures, and whether it is allowed.
package struct PictureComparison: Sendable {
  /// The result for one pixel.
  enum Mark: UInt8, Sendable { case equal, tolerated, softEdge, ignored, different }

  /// The number of pixels that count as different.
  package private(set) var count = 0
  /// The smallest rectangle around the different pixels; nil if there are none.
  package private(set) var box: PixelBox?
  /// The first connected area of strongly different pixels that is too large to pass.
  package private(set) var blob: PixelBox?
  /// Whether the picture passes.
  package private(set) var isGood = true

  private let expectedSize: (width: Int, height: Int)
  private let actualSize: (width: Int, height: Int)
  let width: Int
  let height: Int
  /// One mark per pixel; empty if all bytes are equal.
  private(set) var marks: [Mark] = []

  /// Compares two pictures; ignored areas are in pixels.
  package init(
    _ expected: Bitmap, _ actual: Bitmap, tolerance: Tolerance = Tolerance(),
    ignoring ignored: [PixelBox] = []
  ) {
    expectedSize = (expected.width, expected.height)
    actualSize = (actual.width, actual.height)
    width = max(expected.width, actual.width)
    height = max(expected.height, actual.height)
    let isOneSize = expectedSize == actualSize
    // The usual case costs one comparison of memory.
    if isOneSize, Self.isEqual(expected.rgba, actual.rgba) { return }
    var strong: [Bool] = Array(repeating: false, count: width * height)
    marks = Array(repeating: .equal, count: width * height)
    let (old, new) = (PixelGrid(expected), PixelGrid(actual))
    old.withWords(new) { old, new in
      for y in 0..<height {
        for x in 0..<width {
          judge(x, y, old, new, tolerance, ignored, &strong)
        }
      }
    }
    blob = ConnectedComponents(strong, width: width).first(ofAtLeast: Tolerance.smallestBlob)
    isGood = isOneSize && blob == nil && tolerance.allows(count, of: width * height)
  }

  /// The same as `==`, but faster: that compares one byte after the other.
  private static func isEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    return a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return true }
        return memcmp(first, second, a.count) == 0
      }
    }
  }

  private mutating func judge(
    _ x: Int, _ y: Int, _ old: PixelWords, _ new: PixelWords, _ tolerance: Tolerance,
    _ ignored: [PixelBox], _ strong: inout [Bool]
  ) {
    let (before, after) = (old[x, y], new[x, y])
    if let before, before == after { return }
    let index = y * width + x
    if ignored.contains(where: { $0.contains(x, y) }) {
      marks[index] = .ignored
      return
    }
    if let before, let after {
      let distance = ColorDistance.between(before, after)
      // Soft edges count here too: small letters are made of little else.
      strong[index] = distance >= ColorDistance.strong
      if tolerance.forgivesAntialiasing, AntialiasingDetector.isSoft(x, y, old, new) {
        marks[index] = .softEdge
        return
      }
      // A threshold of zero compares bytes: transparent pixels must be equal too.
      if tolerance.threshold > 0, distance <= tolerance.threshold {
        marks[index] = .tolerated
        return
      }
    }
    marks[index] = .different
    count += 1
    if box == nil { box = PixelBox(xs: x..<x + 1, ys: y..<y + 1) } else { box?.include(x, y) }
  }

  /// The differences in one line; empty if none counts.
  package var words: String {
    var parts: [String] = []
    if expectedSize != actualSize {
      parts.append(
        "is \(actualSize.width) × \(actualSize.height) pixels instead of "
          + "\(expectedSize.width) × \(expectedSize.height)")
    }
    if let box {
      parts.append("\(count) \(count == 1 ? "pixel differs" : "pixels differ"), in \(box.words)")
    }
    if let blob { parts.append("one connected area differs strongly: \(blob.words)") }
    return parts.joined(separator: "; ")
  }
}
