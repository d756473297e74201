import Foundation

/// A path in SVG's notation.
enum SVGPathText {
  static func text(_ path: Path) -> String {
    path.elements.map(text).joined()
  }

  private static func text(_ element: Path.Element) -> String {
    switch element {
    case .move(let p): "M" + text(p)
    case .line(let p): "L" + text(p)
    case .quad(let c, let p): "Q" + text(c) + " " + text(p)
    case .cubic(let a, let b, let p): "C" + text(a) + " " + text(b) + " " + text(p)
    case .close: "Z"
    }
  }

  private static func text(_ point: CGPoint) -> String {
    SVGNumber.text(point.x) + " " + SVGNumber.text(point.y)
  }
}
