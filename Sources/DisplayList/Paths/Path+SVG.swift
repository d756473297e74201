import Foundation

extension Path {
  /// Reads the path notation of SVG: M L H V C Q A(circular arcs) Z, absolute and relative.
  ///
  /// For paths in the source code only: a notation that is not understood traps.
  package init(svg: String) {
    self.init()
    var reader = SVGPathReader(svg)
    reader.read(into: &self)
  }
}

/// Reads one path string.
private struct SVGPathReader {
  private var rest: Substring
  private var current = CGPoint.zero
  private var subpathStart = CGPoint.zero

  init(_ text: String) { rest = Substring(text) }

  mutating func read(into path: inout Path) {
    var command: Character = "M"
    while skipSeparators() {
      if let first = rest.first, first.isLetter {
        command = first
        rest.removeFirst()
      }
      add(command, to: &path)
      if command == "M" { command = "L" }
      if command == "m" { command = "l" }
    }
  }

  private mutating func add(_ command: Character, to path: inout Path) {
    let base = command.isLowercase ? current : .zero
    switch command.lowercased() {
    case "m":
      current = point(base)
      subpathStart = current
      path.move(current.x, current.y)
    case "l": line(to: point(base), &path)
    case "h": line(to: CGPoint(x: base.x + number(), y: current.y), &path)
    case "v": line(to: CGPoint(x: current.x, y: base.y + number()), &path)
    case "q":
      let control = point(base)
      current = point(base)
      path.quad(control.x, control.y, current.x, current.y)
    case "c":
      let (a, b) = (point(base), point(base))
      current = point(base)
      path.cubic(a.x, a.y, b.x, b.y, current.x, current.y)
    case "a": arc(base, &path)
    case "z":
      path.close()
      current = subpathStart
    default: preconditionFailure("unknown path command \(command)")
    }
  }

  private mutating func line(to point: CGPoint, _ path: inout Path) {
    current = point
    path.line(point.x, point.y)
  }

  private mutating func arc(_ base: CGPoint, _ path: inout Path) {
    let (rx, _) = (number(), number())
    _ = number()
    let (isLarge, isSweep) = (number() != 0, number() != 0)
    let end = point(base)
    path.arc(from: current, to: end, radius: rx, isLarge: isLarge, isClockwise: isSweep)
    current = end
  }

  private mutating func point(_ base: CGPoint) -> CGPoint {
    let x = base.x + number()
    return CGPoint(x: x, y: base.y + number())
  }

  private mutating func skipSeparators() -> Bool {
    while let first = rest.first, first == " " || first == "," { rest.removeFirst() }
    return !rest.isEmpty
  }

  private mutating func number() -> CGFloat {
    _ = skipSeparators()
    var text = ""
    while let first = rest.first {
      let isSign = first == "-" && text.isEmpty
      let isPoint = first == "." && !text.contains(".")
      guard first.isNumber || isSign || isPoint else { break }
      text.append(first)
      rest.removeFirst()
    }
    guard let value = Double(text) else { preconditionFailure("a number is missing in a path") }
    return value
  }
}
