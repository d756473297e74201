public import Foundation

/// One axis of a scroll offset in motion, a pure function of time.
public struct ScrollMotion: Hashable, Sendable {
  private let first: Phase
  /// What takes over where the first phase runs over an edge, and when.
  private let second: Phase?
  private let handover: TimeInterval

  private init(_ first: Phase, then second: Phase? = nil, at handover: TimeInterval = .infinity) {
    self.first = first
    self.second = second
    self.handover = handover
  }

  /// How long a programmatic animated scroll takes, in seconds.
  public static let animatedDuration: TimeInterval = 0.3

  /// Lets go of the content with a velocity in points per second.
  ///
  /// It slows down inside the range; where it runs over an edge it bounces back to it. Outside the
  /// range it bounces back at once. A place that is not finite counts as the lower edge.
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

  /// Scrolls by program: 0.3 s, ease-in-out.
  public static func animated(
    from: CGFloat, to: CGFloat, start: TimeInterval
  ) -> ScrollMotion {
    following(
      ValueAnimation(
        from: from, to: to, start: start, duration: animatedDuration, curve: .easeInOut))
  }

  /// Scrolls along with an animation, for instance the keyboard's.
  public static func following(_ animation: ValueAnimation) -> ScrollMotion {
    ScrollMotion(.animation(animation))
  }
}

extension ScrollMotion {
  /// Where the offset comes to rest.
  public var target: CGFloat { (second ?? first).target }

  /// When the offset is at rest.
  public var end: TimeInterval { (second ?? first).end }

  /// Tells where the offset is.
  public func value(at time: TimeInterval) -> CGFloat { phase(at: time).value(at: time) }

  /// Tells how fast the offset moves, in points per second.
  public func velocity(at time: TimeInterval) -> CGFloat { phase(at: time).velocity(at: time) }

  /// Whether the offset has come to rest; a time that is no number counts as the end of time.
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
