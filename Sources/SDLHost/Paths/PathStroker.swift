import CFreeType
import Foundation
import DisplayList

/// Turns a line along a path into the outline of its edge.
final class PathStroker {
  private let library: FT_Library
  private let stroker: FT_Stroker

  /// The library must live until `close` has been called.
  init(_ library: FT_Library) throws(HostError) {
    var made: FT_Stroker?
    let status = FT_Stroker_New(library, &made)
    guard status == 0, let made else {
      throw .library(name: "FreeType", reason: "error \(status)")
    }
    self.library = library
    stroker = made
  }

  func close() { FT_Stroker_Done(stroker) }

  /// Returns an outline for the caller to free; nil where there is nothing to draw.
  func outline(of path: Path, scale: CGFloat, width: CGFloat, cap: LineCap) -> FT_Outline? {
    guard width.isFinite, width > 0 else { return nil }
    let ends = cap == .round ? FT_STROKER_LINECAP_ROUND : FT_STROKER_LINECAP_BUTT
    FT_Stroker_Set(
      stroker, max(FT_Fixed((min(width, 8000) * 32).rounded()), 1), ends,
      FT_STROKER_LINEJOIN_ROUND, 0)
    for contour in StrokeContour.split(path, scale: scale) { trace(contour) }
    return export()
  }

  private func trace(_ contour: StrokeContour) {
    var start = contour.start
    FT_Stroker_BeginSubPath(stroker, &start, contour.isClosed ? 0 : 1)
    for var segment in contour.segments {
      switch segment.controls {
      case 0: FT_Stroker_LineTo(stroker, &segment.end)
      case 1: FT_Stroker_ConicTo(stroker, &segment.first, &segment.end)
      default: FT_Stroker_CubicTo(stroker, &segment.first, &segment.second, &segment.end)
      }
    }
    FT_Stroker_EndSubPath(stroker)
  }

  private func export() -> FT_Outline? {
    var (points, contours) = (FT_UInt(0), FT_UInt(0))
    guard FT_Stroker_GetCounts(stroker, &points, &contours) == 0, points > 0,
      points <= OutlinePoints.largestCount
    else { return nil }
    var outline = FT_Outline()
    guard FT_Outline_New(library, points, FT_Int(contours), &outline) == 0 else { return nil }
    outline.n_points = 0
    outline.n_contours = 0
    FT_Stroker_Export(stroker, &outline)
    return outline
  }
}

/// One connected piece of a path, ready for the stroker.
private struct StrokeContour {
  struct Segment {
    var controls: Int
    var first = FT_Vector(x: 0, y: 0)
    var second = FT_Vector(x: 0, y: 0)
    var end: FT_Vector
  }

  var start: FT_Vector
  var segments: [Segment] = []
  var isClosed = false

  static func split(_ path: Path, scale: CGFloat) -> [StrokeContour] {
    var contours: [StrokeContour] = []
    for element in path.elements.prefix(OutlinePoints.largestCount) {
      if case .move(let point) = element {
        contours.append(StrokeContour(start: FT_Vector(point, scale: scale)))
      } else if !contours.isEmpty {
        contours[contours.count - 1].append(element, scale: scale)
      }
    }
    return contours.filter { !$0.segments.isEmpty }
  }

  private mutating func append(_ element: Path.Element, scale: CGFloat) {
    switch element {
    case .move: break
    case .line(let point): segments.append(Segment(controls: 0, end: end(point, scale)))
    case .quad(let control, let point):
      let first = FT_Vector(control, scale: scale)
      segments.append(Segment(controls: 1, first: first, end: end(point, scale)))
    case .cubic(let control1, let control2, let point):
      let first = FT_Vector(control1, scale: scale)
      let second = FT_Vector(control2, scale: scale)
      segments.append(
        Segment(controls: 2, first: first, second: second, end: end(point, scale)))
    case .close: isClosed = true
    }
  }

  /// A dot is a line of no length: a 64th of a pixel gives its round caps a direction.
  private func end(_ point: CGPoint, _ scale: CGFloat) -> FT_Vector {
    var vector = FT_Vector(point, scale: scale)
    if segments.isEmpty, vector.x == start.x, vector.y == start.y { vector.x += 1 }
    return vector
  }
}
