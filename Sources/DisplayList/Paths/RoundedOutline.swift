package import Foundation

/// The outline of a rectangle with rounded corners, in whatever unit its numbers have.
package struct RoundedOutline: Hashable, Sendable {
  /// The width of the rectangle.
  package let width: CGFloat
  /// The height of the rectangle.
  package let height: CGFloat
  /// The radius of the rounded corners; at most half the shorter side is used.
  package let radius: CGFloat
  package let corners: RoundedRect.Corners
  package let isContinuous: Bool

  package init(
    width: CGFloat, height: CGFloat, radius: CGFloat, corners: RoundedRect.Corners,
    isContinuous: Bool
  ) {
    self.width = width
    self.height = height
    self.radius = radius
    self.corners = corners
    self.isContinuous = isContinuous
  }

  /// How much longer than the radius a continuous corner is.
  private static let smoothing: CGFloat = 0.528665

  /// Smoothing left when the sides are too short for a whole continuous corner; 0 is a circle's arc.
  private var smoothing: CGFloat {
    guard isContinuous, radius > 0 else { return 0 }
    return min(Self.smoothing, max(min(width, height) / 2 / radius - 1, 0))
  }

  /// Pixels from a corner's tip to where its edges are straight.
  package var extent: CGFloat { radius * (1 + smoothing) }

  package var path: Path {
    var path = Path()
    append(to: &path, x: 0, y: 0)
    return path
  }

  /// Appends the outline, clockwise from the top edge, with its top left at a point.
  package func append(to path: inout Path, x: CGFloat, y: CGFloat) {
    let (right, bottom) = (x + width, y + height)
    let curve = CornerCurve(radius: radius, smoothing: smoothing)
    path.move(x + (corners.contains(.topLeft) ? extent : 0), y)
    curve.append(to: &path, isRounded: corners.contains(.topRight)) { (right - $0, y + $1) }
    curve.append(to: &path, isRounded: corners.contains(.bottomRight)) { (right - $1, bottom - $0) }
    curve.append(to: &path, isRounded: corners.contains(.bottomLeft)) { (x + $0, bottom - $1) }
    curve.append(to: &path, isRounded: corners.contains(.topLeft)) { (x + $1, y + $0) }
    path.close()
  }
}

/// One corner: a curve that bends in steadily, an arc of a circle, and the first one mirrored.
private struct CornerCurve {
  private typealias Point = (u: CGFloat, v: CGFloat)
  private let points: [Point]

  /// The corner's tip is at 0, 0; the curve starts on the u axis and ends on the v axis.
  init(radius: CGFloat, smoothing: CGFloat) {
    let start = radius * (1 + smoothing)
    // The easing curves take this much of the quarter turn each; the arc has the rest.
    let bend = .pi / 4 * smoothing
    let arcStart: Point = (radius - radius * sin(bend), radius - radius * cos(bend))
    let reach = bend > 0 ? arcStart.v / tan(bend) : 0
    let middle: Point = (arcStart.u + reach, 0)
    let ease: Point = (start - (start - middle.u) * 2 / 3, 0)
    let handle = 4 / 3 * tan(.pi / 8 * (1 - smoothing)) * radius
    let arcHandle: Point = (arcStart.u - handle * cos(bend), arcStart.v + handle * sin(bend))
    let half: [Point] = [(start, 0), ease, middle, arcStart, arcHandle]
    points = half + half.reversed().map { ($0.v, $0.u) }
  }

  func append(
    to path: inout Path, isRounded: Bool, place: (CGFloat, CGFloat) -> (CGFloat, CGFloat)
  ) {
    guard isRounded, points[0].u > 0 else {
      let tip = place(0, 0)
      return path.line(tip.0, tip.1)
    }
    let at = points.map { place($0.u, $0.v) }
    path.line(at[0].0, at[0].1)
    for i in [1, 4, 7] {
      path.cubic(
        at[i].0, at[i].1, at[i + 1].0, at[i + 1].1, at[i + 2].0, at[i + 2].1)
    }
  }
}

extension Path {
  /// The outline of a rounded rectangle in its place; a radius too large is cut to half a side.
  package static func rounded(_ shape: RoundedRect) -> Path {
    let rect = shape.rect
    let outline = RoundedOutline(
      width: rect.width, height: rect.height,
      radius: max(0, min(shape.radius, rect.width / 2, rect.height / 2)), corners: shape.corners,
      isContinuous: shape.isContinuous)
    var path = Path()
    outline.append(to: &path, x: rect.minX, y: rect.minY)
    return path
  }
}
