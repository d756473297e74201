package import Foundation

extension Path {
  /// Adds a circular arc by cubic curves of at most a quarter turn each.
  package mutating func arc(
    from start: CGPoint, to end: CGPoint, radius: CGFloat, isLarge: Bool, isClockwise: Bool
  ) {
    let dx = (end.x - start.x) / 2
    let dy = (end.y - start.y) / 2
    let half = (dx * dx + dy * dy).squareRoot()
    guard half > 0 else { return }
    let radius = max(radius, half)
    let height = (radius * radius - half * half).squareRoot()
    let side: CGFloat = isLarge == isClockwise ? -1 : 1
    let center = CGPoint(
      x: start.x + dx - side * height * dy / half, y: start.y + dy + side * height * dx / half)
    let from = atan2(start.y - center.y, start.x - center.x)
    var sweep = atan2(end.y - center.y, end.x - center.x) - from
    if isClockwise, sweep <= 0 { sweep += 2 * .pi }
    if !isClockwise, sweep >= 0 { sweep -= 2 * .pi }
    arc(center: center, radius: radius, from: from, sweep: sweep)
  }

  /// Continues along a circle; angles in radians, clockwise on the screen.
  private mutating func arc(center: CGPoint, radius: CGFloat, from: CGFloat, sweep: CGFloat) {
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let k = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let a = from + CGFloat(index) * step
      let b = a + step
      cubic(
        center.x + radius * cos(a) - k * sin(a), center.y + radius * sin(a) + k * cos(a),
        center.x + radius * cos(b) + k * sin(b), center.y + radius * sin(b) - k * cos(b),
        center.x + radius * cos(b), center.y + radius * sin(b))
    }
  }

  /// A circle as an outline of its own.
  package static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    ellipse(x, y, radius, radius)
  }

  /// Returns an ellipse from its centre and its two radii.
  package static func ellipse(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) -> Path {
    let k: CGFloat = 0.5522847498
    var path = Path()
    path.move(x + rx, y)
    path.cubic(x + rx, y + k * ry, x + k * rx, y + ry, x, y + ry)
    path.cubic(x - k * rx, y + ry, x - rx, y + k * ry, x - rx, y)
    path.cubic(x - rx, y - k * ry, x - k * rx, y - ry, x, y - ry)
    path.cubic(x + k * rx, y - ry, x + rx, y - k * ry, x + rx, y)
    path.close()
    return path
  }

  /// A rectangle with circular corners.
  package static func roundedRect(_ rect: CGRect, radius: CGFloat) -> Path {
    rounded(RoundedRect(rect, radius: radius))
  }

  /// Returns the path with all coordinates multiplied by a factor.
  package func scaled(_ factor: CGFloat) -> Path {
    func s(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x * factor, y: p.y * factor) }
    return mapped(s)
  }

  /// Returns the path moved by a distance.
  package func translated(_ dx: CGFloat, _ dy: CGFloat) -> Path {
    mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Returns the path with every point mapped by a function.
  package func mapped(_ map: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    for element in elements { path.append(element.mapped(map)) }
    return path
  }
}

extension Path.Element {
  fileprivate func mapped(_ map: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let p): .move(map(p))
    case .line(let p): .line(map(p))
    case .quad(let c, let p): .quad(control: map(c), end: map(p))
    case .cubic(let a, let b, let p): .cubic(control1: map(a), control2: map(b), end: map(p))
    case .close: .close
    }
  }
}
