import DisplayList
import TestSupport
import Foundation
import Picture
import Simulation
import Typography

/// One thing that is drawn, moved to where it is on the screen.
struct Drawn {
  let command: DrawCommand
  let bounds: CGRect

  /// Everything in a list, also inside groups and layers, in the order of drawing.
  static func all(_ commands: [DrawCommand], at origin: CGPoint = .zero) -> [Drawn] {
    commands.flatMap { command -> [Drawn] in
      switch command {
      case .group(let group): all(group.commands, at: origin + group.offset)
      case .layer(let layer): all(layer.commands, at: origin + layer.origin)
      default:
        [
          Drawn(
            command: command,
            bounds: command.ownBounds.offsetBy(dx: origin.x, dy: origin.y))
        ]
      }
    }
  }

  func isRounded(in color: Color) -> Bool {
    if case .roundedRect(_, color) = command { true } else { false }
  }

  var weight: Font.Weight? { if case .text(let run) = command { run.font.weight } else { nil } }
  var text: String? { if case .text(let run) = command { run.text } else { nil } }
}

func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

extension CGRect {
  /// Whether another lies inside, with room for rounding.
  func holds(_ other: CGRect) -> Bool {
    other.minX >= minX - 0.01 && other.minY >= minY - 0.01 && other.maxX <= maxX + 0.01
      && other.maxY <= maxY + 0.01
  }
}

extension DrawCommand {
  /// What it covers, text by the height of its capitals; groups and layers are not asked.
  var ownBounds: CGRect {
    switch self {
    case .fill(let rect, _): rect
    case .hairline(let line, _):
      line.axis == .horizontal
        ? CGRect(x: line.origin.x, y: line.origin.y, width: line.length, height: 0)
        : CGRect(x: line.origin.x, y: line.origin.y, width: 0, height: line.length)
    case .roundedRect(let shape, _), .border(let shape, _, _, _), .gradient(let shape, _):
      shape.rect
    case .shadow(let shape, let shadow):
      shape.rect.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
    case .path(let path, let origin, _, _): path.bounds.offsetBy(dx: origin.x, dy: origin.y)
    case .stroke(let path, let origin, _, _, _):
      path.bounds.offsetBy(dx: origin.x, dy: origin.y)
    case .text(let run):
      CGRect(
        x: run.origin.x, y: run.origin.y - run.font.size * 0.72,
        width: FixedRuler().width(of: run.text, in: run.font), height: run.font.size * 0.72)
    case .group, .layer: .zero
    }
  }

  /// Every number of a command, also of those inside.
  var numbers: [CGFloat] {
    switch self {
    case .group(let group):
      [group.offset.x, group.offset.y, group.clipRadius]
        + (group.clip?.numbers ?? []) + group.commands.flatMap(\.numbers)
    case .layer(let layer):
      CGRect(origin: layer.origin, size: layer.size).numbers + layer.commands.flatMap(\.numbers)
    case .path(let path, let at, _, _): [at.x, at.y] + path.points.flatMap { [$0.x, $0.y] }
    case .stroke(let path, let at, let width, _, _):
      [at.x, at.y, width] + path.points.flatMap { [$0.x, $0.y] }
    case .roundedRect(let shape, _), .gradient(let shape, _): shape.rect.numbers + [shape.radius]
    case .border(let shape, let width, let dash, _):
      shape.rect.numbers + [shape.radius, width] + dash
    case .shadow(let shape, let shadow):
      shape.rect.numbers + [shape.radius, shadow.blur, shadow.offset.x, shadow.offset.y]
    case .text(let run): [run.origin.x, run.origin.y, run.font.size]
    case .fill, .hairline: ownBounds.numbers
    }
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}

extension Path {
  fileprivate var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let p), .line(let p): [p]
      case .quad(let c, let p): [c, p]
      case .cubic(let a, let b, let p): [a, b, p]
      case .close: []
      }
    }
  }

  fileprivate var bounds: CGRect {
    let (x, y) = (points.map(\.x), points.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
