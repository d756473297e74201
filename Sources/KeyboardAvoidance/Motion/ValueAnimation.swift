public import Foundation

/// The animation of a number to a target, as a closed form of time; it can be interrupted.
///
/// The number is in points; times are seconds of the caller's clock.
public struct ValueAnimation: Hashable, Sendable {
  /// The value at the end, in points.
  public let target: CGFloat
  /// The time at which the value starts to move.
  public let start: TimeInterval
  /// The time from which the value stays at its target; the start if it does not move.
  public let end: TimeInterval

  private let origin: CGFloat
  private let duration: TimeInterval
  private let curve: AnimationCurve
  private let initialVelocity: CGFloat

  /// The distance to the target below which an interrupted spring is set to it, in points.
  private static let settlingDistance = 0.5

  /// Creates a value at rest.
  public init(at value: CGFloat) {
    self.init(from: value, to: value, start: 0, duration: 0, curve: .linear)
  }

  /// Creates a value that moves to a target.
  ///
  /// Only the keyboard's spring uses the initial velocity (points per second); the other curves
  /// have a fixed shape. The spring settles after 0.5 s; with a velocity, it takes as long as
  /// needed for the remaining distance to fall below half a point. A duration that is not positive
  /// or not finite is a jump at the start. A target that is not finite does not change the value.
  public init(
    from: CGFloat, to: CGFloat, start: TimeInterval, duration: TimeInterval,
    curve: AnimationCurve, initialVelocity: CGFloat = 0
  ) {
    target = to.isFinite ? to : from.finiteOrZero
    origin = from.isFinite ? from : target
    self.start = start
    self.duration = Self.isMotion(duration) ? duration : 0
    self.curve = curve
    self.initialVelocity = curve == .keyboard ? initialVelocity.finiteOrZero : 0
    end = start + Self.settlingTime(origin - target, self.initialVelocity, self.duration, curve)
  }

  private static func isMotion(_ duration: TimeInterval) -> Bool {
    duration > 0 && duration.isFinite
  }

  private static func settlingTime(
    _ displacement: CGFloat, _ velocity: CGFloat, _ duration: TimeInterval, _ curve: AnimationCurve
  ) -> TimeInterval {
    guard duration > 0, displacement != 0 || velocity != 0 else { return 0 }
    guard curve == .keyboard else { return duration }
    guard velocity != 0 else { return KeyboardSpring.settlingDuration }
    return spring(displacement, velocity).settlingTime(
      within: settlingDistance, notBefore: KeyboardSpring.settlingDuration)
  }

  private static func spring(
    _ displacement: CGFloat, _ velocity: CGFloat
  ) -> CriticallyDampedMotion {
    CriticallyDampedMotion(
      displacement: displacement, velocity: velocity, frequency: KeyboardSpring.angularFrequency)
  }
}

extension ValueAnimation {
  /// Returns the value at a time: its origin until the start, exactly the target from the end on.
  public func value(at time: TimeInterval) -> CGFloat {
    guard !isSettled(at: time) else { return target }
    guard time > start else { return origin }
    if curve == .keyboard { return target + motion.displacement(at: time - start) }
    return origin + (target - origin) * curve.progress(at: time - start, duration: duration)
  }

  /// Returns the velocity at a time, in points per second; 0 before the start and from the end on.
  public func velocity(at time: TimeInterval) -> CGFloat {
    guard !isSettled(at: time), time >= start else { return 0 }
    if curve == .keyboard { return motion.velocity(at: time - start) }
    return (target - origin) * curve.rate(at: time - start, duration: duration)
  }

  /// Returns whether the value is at rest at a time; true for NaN.
  public func isSettled(at time: TimeInterval) -> Bool { !(time < end) }

  /// Retargets the value from its current position.
  ///
  /// The value does not jump; on the keyboard's spring, it keeps its velocity too. A value that
  /// already moves to the same target on the same curve, or is there, does not change, so applying
  /// a change twice has no further effect. A duration that is not positive or not finite sets the
  /// target at once.
  public func retargeted(
    to newTarget: CGFloat, at time: TimeInterval, duration: TimeInterval, curve: AnimationCurve
  ) -> ValueAnimation {
    let isOnItsWay = curve == self.curve && Self.isMotion(duration)
    if newTarget == target, isOnItsWay || isSettled(at: time) { return self }
    return ValueAnimation(
      from: value(at: time), to: newTarget, start: time, duration: duration, curve: curve,
      initialVelocity: velocity(at: time))
  }

  private var motion: CriticallyDampedMotion {
    Self.spring(origin - target, initialVelocity)
  }
}
