import CFreeType
import Foundation
import DisplayList

/// A path as FreeType reads it: whole 64ths of a pixel, y upward.
struct OutlinePoints {
  private(set) var points: [FT_Vector] = []
  private(set) var tags: [CChar] = []
  private(set) var contourEnds: [Int16] = []
  private var contourStart = 0

  /// FreeType counts points in 16 bits.
  static let largestCount = 32_000

  private enum Tag { static let conic: CChar = 0, on: CChar = 1, cubic: CChar = 2 }

  init(_ path: Path, scale: CGFloat) {
    for element in path.elements where points.count < Self.largestCount {
      append(element, scale: scale)
    }
    endContour()
  }

  private mutating func append(_ element: Path.Element, scale: CGFloat) {
    switch element {
    case .move(let point):
      endContour()
      add(point, Tag.on, scale)
    case .line(let point): add(point, Tag.on, scale)
    case .quad(let control, let end):
      add(control, Tag.conic, scale)
      add(end, Tag.on, scale)
    case .cubic(let control1, let control2, let end):
      add(control1, Tag.cubic, scale)
      add(control2, Tag.cubic, scale)
      add(end, Tag.on, scale)
    case .close: closeContour()
    }
  }

  /// A curve must not be a contour's first point: without a move, it starts where the last one did.
  private mutating func add(_ point: CGPoint, _ tag: CChar, _ scale: CGFloat) {
    if points.count == contourStart, tag != Tag.on {
      points.append(points.last ?? FT_Vector(x: 0, y: 0))
      tags.append(Tag.on)
    }
    points.append(FT_Vector(point, scale: scale))
    tags.append(tag)
  }

  private mutating func closeContour() {
    guard points.count > contourStart else { return }
    endContour()
  }

  private mutating func endContour() {
    guard points.count > contourStart else { return }
    contourEnds.append(Int16(points.count - 1))
    contourStart = points.count
  }

  /// Calls the body with an outline that is valid only meanwhile.
  mutating func withOutline<R>(evenOdd: Bool, _ body: (inout FT_Outline) -> R) -> R {
    let counts = (Int16(contourEnds.count), Int16(points.count))
    return points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        contourEnds.withUnsafeMutableBufferPointer { ends in
          var outline = FT_Outline(
            n_contours: counts.0, n_points: counts.1, points: points.baseAddress,
            tags: tags.baseAddress, contours: ends.baseAddress,
            flags: evenOdd ? Int32(FT_OUTLINE_EVEN_ODD_FILL) : 0)
          return body(&outline)
        }
      }
    }
  }
}

extension FT_Vector {
  /// Coordinates are kept where FreeType's 26.6 numbers cannot overflow.
  init(_ point: CGPoint, scale: CGFloat) {
    self.init(x: Self.fixed(point.x * scale), y: -Self.fixed(point.y * scale))
  }

  private static func fixed(_ value: CGFloat) -> FT_Pos {
    guard value.isFinite else { return 0 }
    return FT_Pos((min(max(value, -32_000), 32_000) * 64).rounded())
  }
}
