public import Foundation

/// The curve of an animation, with the raw values of keyboard notifications.
public enum AnimationCurve: CaseIterable, Hashable, Sendable {
  /// Ease-in-out, raw value 0.
  case easeInOut
  /// Ease-in, raw value 1.
  case easeIn
  /// Ease-out, raw value 2.
  case easeOut
  /// Linear, raw value 3.
  case linear
  /// The keyboard's spring, raw value 7; it has its own duration and ignores that of the
  /// notification.
  case keyboard

  /// Creates the curve for a raw value of a notification; nil for an unknown one.
  public init?(rawValue: Int) {
    guard let curve = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = curve
  }

  /// The raw value of the curve in the user info of a notification.
  public var rawValue: Int {
    switch self {
    case .easeInOut: 0
    case .easeIn: 1
    case .easeOut: 2
    case .linear: 3
    case .keyboard: 7
    }
  }

  /// Returns the progress of an animation after some seconds, from 0 to 1.
  ///
  /// It is 0 before the start, 1 after the end, and always 1 if the duration is not positive.
  public func progress(at elapsed: TimeInterval, duration: TimeInterval) -> CGFloat {
    guard duration > 0 else { return 1 }
    if self == .keyboard { return KeyboardSpring.progress(at: elapsed) }
    let fraction = Self.fraction(elapsed, of: duration)
    return bezier?.progress(at: fraction) ?? fraction
  }

  /// Returns the rate of progress of a timing curve per second; 0 before the start and after the
  /// end.
  func rate(at elapsed: TimeInterval, duration: TimeInterval) -> CGFloat {
    guard duration > 0, elapsed >= 0, elapsed < duration else { return 0 }
    return (bezier?.slope(at: Self.fraction(elapsed, of: duration)) ?? 1) / duration
  }

  private static func fraction(_ elapsed: TimeInterval, of duration: TimeInterval) -> Double {
    min(1, max(0, elapsed / duration))
  }

  /// The control points of the standard timing functions; nil for other curves.
  private var bezier: CubicBezier? {
    switch self {
    case .easeInOut: CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    case .easeIn: CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .linear, .keyboard: nil
    }
  }
}
