import Foundation

/// A timing curve from (0, 0) to (1, 1) with two control points.
struct CubicBezier: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// Returns the progress at a fraction of the time, both from 0 to 1.
  func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return Self.coordinate(y1, y2, parameter(at: fraction))
  }

  /// Returns the slope of the curve at a fraction of the time.
  func slope(at fraction: Double) -> Double {
    let parameter = parameter(at: fraction)
    return Self.derivative(y1, y2, parameter) / Self.derivative(x1, x2, parameter)
  }

  /// Newton's method between narrowing bounds; x grows with the parameter.
  private func parameter(at fraction: Double) -> Double {
    // At 0 and 1, both derivatives may be zero.
    var (lower, upper) = (0x1p-53, 1 - 0x1p-53)
    var parameter = min(max(fraction, lower), upper)
    for _ in 0..<52 {
      let excess = Self.coordinate(x1, x2, parameter) - fraction
      if excess < 0 { lower = parameter } else { upper = parameter }
      let step = excess / Self.derivative(x1, x2, parameter)
      // Each step squares the error, so this step is the last one.
      if abs(step) < 0x1p-40 { return min(max(parameter - step, lower), upper) }
      parameter -= step
      // If the curve is too flat for Newton's method, bisection always works.
      if !(parameter > lower && parameter < upper) { parameter = (lower + upper) / 2 }
    }
    return parameter
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
