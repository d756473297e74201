public import Foundation

/// The critically damped spring that a keyboard is seen to move with.
///
/// Mass 3, stiffness 1000, no velocity at first: `p(t) = 1 − (1 + ωt)·e^(−ωt)`. The damping of 500
/// that is set beside them is not what is seen: taken literally, half a second would bring 63 %.
public enum KeyboardSpring {
  /// ω, the square root of stiffness over mass, per second: about 18.257.
  public static let angularFrequency: Double = (1000.0 / 3).squareRoot()

  /// When the movement counts as over, in seconds; 99.9 % of the way are then done.
  public static let settlingDuration: TimeInterval = 0.5

  /// Tells how far the keyboard has come after so many seconds, from 0 to 1.
  ///
  /// Exactly 1 from the settling duration on; 0 before the start and for a time that is no number.
  public static func progress(at elapsed: TimeInterval) -> CGFloat {
    guard elapsed > 0 else { return 0 }
    guard elapsed < settlingDuration else { return 1 }
    let phase = angularFrequency * elapsed
    return 1 - (1 + phase) * exp(-phase)
  }
}
