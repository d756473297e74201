public import Foundation

/// How a change runs over its time, with the numbers that notifications carry.
public enum AnimationCurve: CaseIterable, Hashable, Sendable {
  /// Slow at both ends, raw value 0.
  case easeInOut
  /// Slow at the beginning, raw value 1.
  case easeIn
  /// Slow at the end, raw value 2.
  case easeOut
  /// Steady, raw value 3.
  case linear
  /// The keyboard's spring, raw value 7; it takes its own time, not the notified duration.
  case keyboard

  /// Finds the curve for the number in a notification; nil for numbers without one.
  public init?(rawValue: Int) {
    guard let curve = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = curve
  }

  /// The number that stands for the curve in a notification's user info.
  public var rawValue: Int {
    switch self {
    case .easeInOut: 0
    case .easeIn: 1
    case .easeOut: 2
    case .linear: 3
    case .keyboard: 7
    }
  }

  /// Tells how far a change has come after so many seconds, from 0 to 1.
  ///
  /// Before the start it is 0, after the end 1, and 1 throughout when the duration is not positive.
  public func progress(at elapsed: TimeInterval, duration: TimeInterval) -> CGFloat {
    guard duration > 0 else { return 1 }
    if self == .keyboard { return KeyboardSpring.progress(at: elapsed) }
    let fraction = Self.fraction(elapsed, of: duration)
    return bezier?.progress(at: fraction) ?? fraction
  }

  /// How fast the progress of a timing curve grows, per second; 0 before and after.
  func rate(at elapsed: TimeInterval, duration: TimeInterval) -> CGFloat {
    guard duration > 0, elapsed >= 0, elapsed < duration else { return 0 }
    return (bezier?.slope(at: Self.fraction(elapsed, of: duration)) ?? 1) / duration
  }

  private static func fraction(_ elapsed: TimeInterval, of duration: TimeInterval) -> Double {
    min(1, max(0, elapsed / duration))
  }

  /// The control points of the standard timing functions; nil for those that are not such curves.
  private var bezier: CubicBezier? {
    switch self {
    case .easeInOut: CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    case .easeIn: CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .linear, .keyboard: nil
    }
  }
}
