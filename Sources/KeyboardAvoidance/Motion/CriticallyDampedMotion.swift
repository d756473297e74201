import Foundation

/// A body on its way back to 0 as fast as it goes without swinging: `(A + B·t)·e^(−ωt)`.
///
/// It crosses 0 at most once, and only when it starts towards 0 faster than ω times its distance.
struct CriticallyDampedMotion: Hashable, Sendable {
  private var a: Double
  private var b: Double
  private var frequency: Double

  /// Points from the place of rest, points per second, and ω per second (positive).
  init(displacement: Double, velocity: Double, frequency: Double) {
    a = displacement
    b = velocity + frequency * displacement
    self.frequency = frequency
  }

  func displacement(at time: Double) -> Double {
    (a + b * time) * exp(-frequency * time)
  }

  func velocity(at time: Double) -> Double {
    (b - frequency * (a + b * time)) * exp(-frequency * time)
  }

  /// The first time, not before another, from which the body is sure to stay within a distance.
  func settlingTime(within distance: Double, notBefore earliest: Double = 0) -> Double {
    // (|A| + |B|·t)·e^(−ωt) bounds the distance; past its peak it only falls.
    let peak = b == 0 ? 0 : max(0, 1 / frequency - abs(a / b))
    return Settling.time(notBefore: max(earliest, peak)) { time in
      (abs(a) + abs(b) * time) * exp(-frequency * time) < distance
    }
  }
}

/// Finds when something that dies away has done so.
enum Settling {
  /// The first time from which a condition holds for good, to a nanosecond; at most one minute.
  static func time(notBefore earliest: Double, holds: (Double) -> Bool) -> Double {
    guard !holds(earliest) else { return earliest }
    var lower = earliest
    var upper = max(earliest, 60)
    while upper - lower > 1e-9 {
      let middle = (lower + upper) / 2
      if holds(middle) { upper = middle } else { lower = middle }
    }
    return upper
  }
}
