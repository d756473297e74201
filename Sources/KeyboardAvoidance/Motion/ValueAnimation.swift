public import Foundation

/// A number on its way to a target: a closed form of time, which can be interrupted.
///
/// The number is in points, times are in seconds on a clock of the caller's.
public struct ValueAnimation: Hashable, Sendable {
  /// Where the value will be in the end.
  public let target: CGFloat
  /// When the value begins to move.
  public let start: TimeInterval
  /// When the value is at its target for good; the start when it does not move at all.
  public let end: TimeInterval

  private let origin: CGFloat
  private let duration: TimeInterval
  private let curve: AnimationCurve
  private let initialVelocity: CGFloat

  /// What an interrupted spring may lack to its target when it is put there, in points.
  private static let settlingDistance = 0.5

  /// Creates a value at rest.
  public init(at value: CGFloat) {
    self.init(from: value, to: value, start: 0, duration: 0, curve: .linear)
  }

  /// Creates a value that moves.
  ///
  /// Only the keyboard's spring carries on an initial velocity (points per second); the other
  /// curves have a fixed shape. The spring settles after 0.5 s; with a velocity, as late as needed
  /// for the rest to be below half a point. A duration that is not positive, or never ends, is a
  /// jump at the start. A target that is not finite leaves the value where it is.
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
  /// Tells where the value is: its origin up to the start, exactly the target from the end on.
  public func value(at time: TimeInterval) -> CGFloat {
    guard !isSettled(at: time) else { return target }
    guard time > start else { return origin }
    if curve == .keyboard { return target + motion.displacement(at: time - start) }
    return origin + (target - origin) * curve.progress(at: time - start, duration: duration)
  }

  /// Tells how fast the value moves, in points per second; 0 before the start and from the end on.
  public func velocity(at time: TimeInterval) -> CGFloat {
    guard !isSettled(at: time), time >= start else { return 0 }
    if curve == .keyboard { return motion.velocity(at: time - start) }
    return (target - origin) * curve.rate(at: time - start, duration: duration)
  }

  /// Whether the value has come to rest; a time that is no number counts as the end of time.
  public func isSettled(at time: TimeInterval) -> Bool { !(time < end) }

  /// Sends the value elsewhere from where it is.
  ///
  /// It does not jump; on the keyboard's spring it keeps its velocity too. A value that is on its
  /// way to the same target on the same curve, or already there, is left alone, so applying a
  /// change twice changes nothing. A duration that is not positive, or never ends, puts it at the
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
