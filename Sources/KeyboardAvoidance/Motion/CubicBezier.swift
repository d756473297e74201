import Foundation

/// A timing curve from (0, 0) to (1, 1) with two control points.
struct CubicBezier: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// The height of the curve at a fraction of the time, both from 0 to 1.
  func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return Self.coordinate(y1, y2, parameter(at: fraction))
  }

  /// How steep the curve is at a fraction of the time.
  func slope(at fraction: Double) -> Double {
    let parameter = parameter(at: fraction)
    // The parameter never is exactly 0 or 1, where both derivatives may vanish.
    return Self.derivative(y1, y2, parameter) / Self.derivative(x1, x2, parameter)
  }

  /// Halves the interval as often as a double has bits; x grows with the parameter.
  private func parameter(at fraction: Double) -> Double {
    var lower = 0.0
    var upper = 1.0
    for _ in 0..<52 {
      let middle = (lower + upper) / 2
      if Self.coordinate(x1, x2, middle) < fraction { lower = middle } else { upper = middle }
    }
    return (lower + upper) / 2
  }

  private static func coordinate(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private static func derivative(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
  }
}
