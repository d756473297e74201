public import Foundation

/// The deceleration of one axis of a scroll view after the finger is lifted.
///
/// With a rate r per millisecond: `v = v₀·r^ms`, `x = x₀ + v₀·r/(1 − r)·(1 − r^ms)`, v₀ in points
/// per millisecond. It stops at 10 points per second; 1000 points per second travel 494.01 points.
public struct Deceleration: Hashable, Sendable {
  /// The deceleration rate, like that of `UIScrollView`.
  public enum Rate: CaseIterable, Hashable, Sendable {
    /// The normal rate: each millisecond multiplies the speed by 0.998.
    case normal
    /// The fast rate: each millisecond multiplies the speed by 0.99.
    case fast

    /// The factor by which each millisecond multiplies the speed.
    var perMillisecond: Double { self == .normal ? 0.998 : 0.99 }

    /// The total distance divided by the initial speed, in seconds: 0.499 or 0.099.
    var reach: Double { perMillisecond / (1 - perMillisecond) / 1000 }
  }

  /// The speed below which content stops, in points per second.
  public static let stoppingSpeed: CGFloat = 10

  /// The offset at which the content stops, in points.
  public let target: CGFloat
  /// The time at which the speed falls to 10 points per second.
  public let end: TimeInterval

  private let origin: CGFloat
  private let initialVelocity: CGFloat
  private let start: TimeInterval
  private let rate: Rate

  /// Creates a deceleration from an offset in points and a velocity in points per second.
  ///
  /// The content does not move if the velocity is below the stopping speed or not finite.
  public init(from: CGFloat, velocity: CGFloat, start: TimeInterval, rate: Rate = .normal) {
    let speed = abs(velocity.finiteOrZero)
    let moves = speed > Self.stoppingSpeed
    origin = from.finiteOrZero
    initialVelocity = moves ? velocity : 0
    self.start = start
    self.rate = rate
    let left = moves ? Self.stoppingSpeed / speed : 1
    end = start + Self.time(untilLeft: left, rate)
    target = origin + initialVelocity * rate.reach * (1 - left)
  }

  /// Returns the offset at a time: the initial offset until the start, the target from the end on.
  public func value(at time: TimeInterval) -> CGFloat {
    guard time < end else { return target }
    return origin + initialVelocity * rate.reach * (1 - left(at: time))
  }

  /// Returns the velocity in points per second; 0 from the end on.
  public func velocity(at time: TimeInterval) -> CGFloat {
    time < end ? initialVelocity * left(at: time) : 0
  }

  /// Returns the time at which the content passes an offset; nil if it never does.
  public func time(reaching x: CGFloat) -> TimeInterval? {
    if x == origin { return start }
    let way = x - origin
    let whole = target - origin
    guard way / whole > 0, abs(way) <= abs(whole) else { return nil }
    return min(end, start + Self.time(untilLeft: 1 - way / (initialVelocity * rate.reach), rate))
  }

  private func left(at time: TimeInterval) -> Double {
    pow(rate.perMillisecond, max(0, time - start) * 1000)
  }

  private static func time(untilLeft share: Double, _ rate: Rate) -> TimeInterval {
    log(share) / log(rate.perMillisecond) / 1000
  }
}
