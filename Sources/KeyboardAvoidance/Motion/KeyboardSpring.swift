public import Foundation

/// The critically damped spring that describes the observed motion of the keyboard.
///
/// Mass 3, stiffness 1000, no initial velocity: `p(t) = 1 − (1 + ωt)·e^(−ωt)`. UIKit also sets a
/// damping of 500, which does not match the observed motion: with it, only 63 % of the distance
/// would be covered in half a second.
public enum KeyboardSpring {
  /// ω, the square root of stiffness over mass, per second: about 18.257.
  public static let angularFrequency: Double = (1000.0 / 3).squareRoot()

  /// The duration of the motion in seconds, after which 99.9 % of the distance is covered.
  public static let settlingDuration: TimeInterval = 0.5

  /// Returns the progress of the keyboard after some seconds, from 0 to 1.
  ///
  /// Exactly 1 from the settling duration on; 0 before the start and for NaN.
  public static func progress(at elapsed: TimeInterval) -> CGFloat {
    guard elapsed > 0 else { return 0 }
    guard elapsed < settlingDuration else { return 1 }
    let phase = angularFrequency * elapsed
    return 1 - (1 + phase) * exp(-phase)
  }
}
