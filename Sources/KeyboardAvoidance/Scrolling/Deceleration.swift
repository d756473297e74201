public import Foundation

/// One axis of a scroll view that runs on after the finger has left it.
///
/// With a rate r per millisecond: `v = v₀·r^ms`, `x = x₀ + v₀·r/(1 − r)·(1 − r^ms)`, v₀ in points
/// per millisecond. It stops at 10 points per second; 1000 points per second travel 494.01 points.
public struct Deceleration: Hashable, Sendable {
  /// How much of its speed the content keeps.
  public enum Rate: CaseIterable, Hashable, Sendable {
    /// 0.998 of the speed is left after a millisecond.
    case normal
    /// 0.99 of the speed is left after a millisecond.
    case fast

    /// What is left of the speed after a millisecond.
    var perMillisecond: Double { self == .normal ? 0.998 : 0.99 }

    /// Seconds of the initial speed that the whole way takes: 0.499 or 0.099.
    var reach: Double { perMillisecond / (1 - perMillisecond) / 1000 }
  }

  /// The speed at which content stops, in points per second.
  public static let stoppingSpeed: CGFloat = 10

  /// Where the content stops.
  public let target: CGFloat
  /// When the speed has fallen to 10 points per second.
  public let end: TimeInterval

  private let origin: CGFloat
  private let initialVelocity: CGFloat
  private let start: TimeInterval
  private let rate: Rate

  /// Creates the motion from a place in points and a velocity in points per second.
  ///
  /// Below the stopping speed, and with a velocity that is not finite, nothing moves.
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

  /// Tells where the content is: the place it started from up to the start, the target at the end.
  public func value(at time: TimeInterval) -> CGFloat {
    guard time < end else { return target }
    return origin + initialVelocity * rate.reach * (1 - left(at: time))
  }

  /// Tells how fast the content moves, in points per second; 0 from the end on.
  public func velocity(at time: TimeInterval) -> CGFloat {
    time < end ? initialVelocity * left(at: time) : 0
  }

  /// Tells when the content passes a place; nil when it never gets there.
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
