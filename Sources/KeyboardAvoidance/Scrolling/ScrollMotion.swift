public import Foundation

/// The motion of one axis of a scroll offset, as a pure function of time.
public struct ScrollMotion: Hashable, Sendable {
  private let first: Phase
  /// The bounce that follows if the first phase passes an edge, and the time at which it starts.
  private let second: Phase?
  private let handover: TimeInterval

  private init(_ first: Phase, then second: Phase? = nil, at handover: TimeInterval = .infinity) {
    self.first = first
    self.second = second
    self.handover = handover
  }

  /// The duration of an animated scroll by the program, in seconds.
  public static let animatedDuration: TimeInterval = 0.3

  /// Releases the content with a velocity in points per second.
  ///
  /// Inside the range, the content decelerates, and bounces back if it passes an edge. Outside the
  /// range, it bounces back at once. An offset that is not finite counts as the lower edge.
  public static func fling(
    from: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, start: TimeInterval,
    rate: Deceleration.Rate = .normal
  ) -> ScrollMotion {
    let origin = from.isFinite ? from : range.lowerBound
    guard range.contains(origin) else {
      let edge = origin < range.lowerBound ? range.lowerBound : range.upperBound
      return ScrollMotion(
        .bounce(Bounce(from: origin, to: edge, velocity: velocity, start: start)))
    }
    let slowing = Deceleration(from: origin, velocity: velocity, start: start, rate: rate)
    return running(slowing, within: range)
  }

  private static func running(
    _ slowing: Deceleration, within range: ClosedRange<CGFloat>
  ) -> ScrollMotion {
    let edge = min(max(slowing.target, range.lowerBound), range.upperBound)
    guard edge != slowing.target, let hit = slowing.time(reaching: edge) else {
      return ScrollMotion(.deceleration(slowing))
    }
    let velocity = slowing.velocity(at: hit)
    let bounce = Bounce(from: edge, to: edge, velocity: velocity, start: hit)
    return ScrollMotion(.deceleration(slowing), then: .bounce(bounce), at: hit)
  }

  /// Scrolls as the program asks: 0.3 s, ease-in-out.
  public static func animated(
    from: CGFloat, to: CGFloat, start: TimeInterval
  ) -> ScrollMotion {
    following(
      ValueAnimation(
        from: from, to: to, start: start, duration: animatedDuration, curve: .easeInOut))
  }

  /// Scrolls together with an animation, for instance the keyboard's.
  public static func following(_ animation: ValueAnimation) -> ScrollMotion {
    ScrollMotion(.animation(animation))
  }
}

extension ScrollMotion {
  /// The offset at rest, in points.
  public var target: CGFloat { (second ?? first).target }

  /// The time at which the offset comes to rest.
  public var end: TimeInterval { (second ?? first).end }

  /// Returns the offset at a time, in points.
  public func value(at time: TimeInterval) -> CGFloat { phase(at: time).value(at: time) }

  /// Returns the velocity at a time, in points per second.
  public func velocity(at time: TimeInterval) -> CGFloat { phase(at: time).velocity(at: time) }

  /// Returns whether the offset is at rest at a time; true for NaN.
  public func isSettled(at time: TimeInterval) -> Bool { !(time < end) }

  private func phase(at time: TimeInterval) -> Phase {
    time < handover ? first : second ?? first
  }

  private enum Phase: Hashable, Sendable {
    case deceleration(Deceleration)
    case bounce(Bounce)
    case animation(ValueAnimation)

    var target: CGFloat {
      switch self {
      case .deceleration(let motion): motion.target
      case .bounce(let motion): motion.target
      case .animation(let motion): motion.target
      }
    }

    var end: TimeInterval {
      switch self {
      case .deceleration(let motion): motion.end
      case .bounce(let motion): motion.end
      case .animation(let motion): motion.end
      }
    }

    func value(at time: TimeInterval) -> CGFloat {
      switch self {
      case .deceleration(let motion): motion.value(at: time)
      case .bounce(let motion): motion.value(at: time)
      case .animation(let motion): motion.value(at: time)
      }
    }

    func velocity(at time: TimeInterval) -> CGFloat {
      switch self {
      case .deceleration(let motion): motion.velocity(at: time)
      case .bounce(let motion): motion.velocity(at: time)
      case .animation(let motion): motion.velocity(at: time)
      }
    }
  }
}
