import Foundation

/// A critically damped motion to 0: `(A + B·t)·e^(−ωt)`.
///
/// It crosses 0 at most once, and only if it starts towards 0 faster than ω times its distance.
struct CriticallyDampedMotion: Hashable, Sendable {
  private var a: Double
  private var b: Double
  private var frequency: Double

  /// The initial distance from rest in points, the velocity in points per second, and ω per second
  /// (positive).
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

  /// Returns the first time, from a given one on, after which the motion stays within a distance.
  func settlingTime(within distance: Double, notBefore earliest: Double = 0) -> Double {
    // (|A| + |B|·t)·e^(−ωt) is an upper bound of the distance and falls after its peak.
    let peak = b == 0 ? 0 : max(0, 1 / frequency - abs(a / b))
    return Settling.time(notBefore: max(earliest, peak)) { time in
      (abs(a) + abs(b) * time) * exp(-frequency * time) < distance
    }
  }
}

/// Finds the time at which a decaying motion has ended.
enum Settling {
  /// Returns the first time from which a condition holds, to a nanosecond; at most one minute.
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
