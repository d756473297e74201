import Foundation
import DisplayList

extension Painter {
  /// Returns a rectangle of pixels outside which the command draws nothing.
  func bounds(of command: DrawCommand, grid: Grid) -> PixelRect {
    switch command {
    case .fill(let rect, _): grid.snapped(rect)
    case .hairline(let line, _): grid.snapped(line)
    case .roundedRect(let shape, _), .border(let shape, _, _, _), .gradient(let shape, _):
      grid.snapped(shape.rect)
    case .path(let path, let origin, _, _): path.bounds(at: origin, grid: grid, around: 0)
    case .stroke(let path, let origin, let width, _, _):
      path.bounds(at: origin, grid: grid, around: grid.length(width) / 2 + 1)
    case .text(let run): bounds(of: run, grid: grid)
    case .shadow(let shape, let shadow):
      grid.moved(by: shadow.offset).snapped(shape.rect)
        .inset(-Blur(sigma: grid.length(shadow.blur) / 2).reach)
    case .group(let group): bounds(of: group, grid: grid)
    case .layer(let layer): grid.frame(of: layer)
    }
  }

  private func bounds(of group: Group, grid: Grid) -> PixelRect {
    let inner = grid.moved(by: group.offset)
    let all = group.commands.reduce(PixelRect.empty) { $0.union(bounds(of: $1, grid: inner)) }
    return group.clip.map { inner.snapped($0).intersection(all) } ?? all
  }
}

extension Path {
  /// Bézier curves stay inside the box of their control points.
  fileprivate func bounds(at origin: CGPoint, grid: Grid, around margin: CGFloat) -> PixelRect {
    var (low, high) = (
      CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
    )
    func add(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quad(let control, let end):
        add(control)
        add(end)
      case .cubic(let control1, let control2, let end):
        add(control1)
        add(control2)
        add(end)
      case .close: break
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return .empty }
    // A point that is not finite is drawn at 0: the box must reach it.
    let edge = (margin.isFinite ? margin : 0) / grid.scale + 1 / grid.scale
    let box = PixelRect(
      left: grid.pixels(low.x - edge), top: grid.pixels(low.y - edge),
      right: grid.pixels(high.x + edge) + 1, bottom: grid.pixels(high.y + edge) + 1)
    return box.offset(grid.x(origin.x), grid.y(origin.y))
  }
}
