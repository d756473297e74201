public import Foundation

/// The motion of one axis of a scroll view back to an edge that it has passed.
///
/// With a velocity, the motion is critically damped with a rate of 11 per second. From rest, it is
/// the sum of two exponentials with rates of 9 and 46 per second and starts without velocity: a
/// distance of 235 points falls below one point in about 0.63 s. Speeds at which a deceleration
/// stops count as rest.
public struct Bounce: Hashable, Sendable {
  /// The edge at which the motion ends, in points.
  public let target: CGFloat
  /// The time at which the distance falls below a quarter of a point, less than a pixel on every
  /// screen.
  public let end: TimeInterval

  private let start: TimeInterval
  private let path: Path

  private static let settlingDistance = 0.25

  /// Creates a motion from an offset to an edge, in points and points per second.
  ///
  /// An offset or a velocity that is not finite counts as at rest at the edge.
  public init(from: CGFloat, to edge: CGFloat, velocity: CGFloat, start: TimeInterval) {
    target = edge.finiteOrZero
    self.start = start
    path = Path(displacement: (from - target).finiteOrZero, velocity: velocity.finiteOrZero)
    end = start + path.settlingTime(within: Self.settlingDistance)
  }

  /// Returns the offset at a time: the initial offset until the start, the edge from the end on.
  public func value(at time: TimeInterval) -> CGFloat {
    time < end ? target + path.displacement(at: max(0, time - start)) : target
  }

  /// Returns the velocity in points per second; 0 before the start and from the end on.
  public func velocity(at time: TimeInterval) -> CGFloat {
    time >= start && time < end ? path.velocity(at: time - start) : 0
  }
}

extension Bounce {
  /// The distance from the edge as a function of the seconds since the start.
  private enum Path: Hashable, Sendable {
    case thrown(CriticallyDampedMotion)
    case released(distance: Double)

    private static let slow = 9.0
    private static let quick = 46.0

    init(displacement: Double, velocity: Double) {
      if abs(velocity) > Deceleration.stoppingSpeed {
        self = .thrown(
          CriticallyDampedMotion(displacement: displacement, velocity: velocity, frequency: 11))
      } else {
        self = .released(distance: displacement)
      }
    }

    func displacement(at time: Double) -> Double {
      switch self {
      case .thrown(let motion): motion.displacement(at: time)
      case .released(let distance):
        distance * (Self.quick * exp(-Self.slow * time) - Self.slow * exp(-Self.quick * time))
          / (Self.quick - Self.slow)
      }
    }

    func velocity(at time: Double) -> Double {
      switch self {
      case .thrown(let motion): motion.velocity(at: time)
      case .released(let distance):
        distance * Self.quick * Self.slow * (exp(-Self.quick * time) - exp(-Self.slow * time))
          / (Self.quick - Self.slow)
      }
    }

    func settlingTime(within distance: Double) -> Double {
      switch self {
      case .thrown(let motion): motion.settlingTime(within: distance)
      case .released: Settling.time(notBefore: 0) { abs(displacement(at: $0)) < distance }
      }
    }
  }
}
