package import Foundation

extension JSONNode {
  /// Reads `{"width": …, "height": …}`; zero and negative sides are refused by the range.
  package func size(in range: ClosedRange<Double>) -> CGSize? {
    guard let object = object(allowing: ["width", "height"]) else { return nil }
    let width = object["width"].number(in: range)
    let height = object["height"].number(in: range)
    guard let width, let height else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Reads `{"x": …, "y": …, "width": …, "height": …}` with the origin and size in their ranges.
  package func rect(
    origin: ClosedRange<Double>, size: ClosedRange<Double>
  ) -> CGRect? {
    guard let object = object(allowing: ["x", "y", "width", "height"]) else { return nil }
    let x = object["x"].number(in: origin)
    let y = object["y"].number(in: origin)
    let width = object["width"].number(in: size)
    let height = object["height"].number(in: size)
    guard let x, let y, let width, let height else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
