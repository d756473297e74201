package import DisplayList
package import Foundation

/// A drawing in one colour, of our own making, in a box of its own size.
package struct Icon: Hashable, Sendable {
  /// A part of an icon: a path that is filled or stroked.
  package struct Part: Hashable, Sendable {
    var path: Path
    /// Width of the line; nil fills the outline.
    var stroke: CGFloat?
    var cap: LineCap
    var opacity: Double
  }

  package let size: CGSize
  package let parts: [Part]

  init(_ width: CGFloat, _ height: CGFloat, _ parts: [Part]) {
    size = CGSize(width: width, height: height)
    self.parts = parts
  }

  /// The same icon mirrored, for what reads from right to left.
  package var mirrored: Icon {
    Icon(
      size.width, size.height,
      parts.map { part in
        var part = part
        part.path = part.path.mapped { CGPoint(x: size.width - $0.x, y: $0.y) }
        return part
      })
  }

  /// Returns the commands that draw the icon with its centre at a point.
  package func draw(at center: CGPoint, _ color: Color, scale: CGFloat = 1) -> [DrawCommand] {
    let origin = CGPoint(
      x: center.x - size.width * scale / 2, y: center.y - size.height * scale / 2)
    return parts.map { $0.command(at: origin, color, scale: scale) }
  }
}

extension Icon.Part {
  static func fill(_ svg: String, opacity: Double = 1) -> Icon.Part {
    .fill(Path(svg: svg), opacity: opacity)
  }

  static func fill(_ path: Path, opacity: Double = 1) -> Icon.Part {
    Icon.Part(path: path, stroke: nil, cap: .butt, opacity: opacity)
  }

  static func line(
    _ svg: String, _ width: CGFloat, cap: LineCap = .round, opacity: Double = 1
  ) -> Icon.Part {
    .line(Path(svg: svg), width, cap: cap, opacity: opacity)
  }

  static func line(
    _ path: Path, _ width: CGFloat, cap: LineCap = .round, opacity: Double = 1
  ) -> Icon.Part {
    Icon.Part(path: path, stroke: width, cap: cap, opacity: opacity)
  }

  fileprivate func command(at origin: CGPoint, _ color: Color, scale: CGFloat) -> DrawCommand {
    let color = color.faded(opacity)
    let path = scale == 1 ? path : path.scaled(scale)
    guard let stroke else { return .path(path, at: origin, evenOdd: false, color) }
    return .stroke(path, at: origin, width: stroke * scale, cap: cap, color)
  }
}
