import Foundation
import JSON

/// A path in SVG's notation.
enum SVGPathText {
  static func text(_ path: Path) -> String {
    var bytes: [UInt8] = []
    for element in path.elements { write(element, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ element: Path.Element, to bytes: inout [UInt8]) {
    switch element {
    case .move(let p): write("M", [p], to: &bytes)
    case .line(let p): write("L", [p], to: &bytes)
    case .quad(let c, let p): write("Q", [c, p], to: &bytes)
    case .cubic(let a, let b, let p): write("C", [a, b, p], to: &bytes)
    case .close: write("Z", [], to: &bytes)
    }
  }

  private static func write(
    _ command: Unicode.Scalar, _ points: [CGPoint], to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: command))
    for (index, point) in points.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      Double(point.x).appendRounded(to: &bytes)
      bytes.append(UInt8(ascii: " "))
      Double(point.y).appendRounded(to: &bytes)
    }
  }
}
