public import Foundation

/// The content of a keyboard notification as a value; frames are in screen coordinates, in points.
public struct KeyboardNotification: Hashable, Sendable {
  /// The six events of keyboard notifications.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// A docked keyboard is about to appear, or to change while it is visible.
    case willShow
    /// A docked keyboard has appeared or changed.
    case didShow
    /// The keyboard is about to hide, or to be undocked.
    case willHide
    /// The keyboard has hidden, or has been undocked.
    case didHide
    /// The frame is about to change, for any reason.
    case willChangeFrame
    /// The frame has changed.
    case didChangeFrame
  }

  /// The event.
  public var name: Name
  /// The frame before the change; nil if the notification has none.
  public var beginFrame: CGRect?
  /// The frame after the change; a notification without one is ignored.
  public var endFrame: CGRect?
  /// The announced duration of the change, in seconds; 0 without animation.
  public var duration: TimeInterval
  /// The curve of the change.
  public var curve: AnimationCurve
  /// Whether the keyboard belongs to this app, and not to another app on the same screen.
  public var isLocal: Bool

  /// The usual duration, which also replaces a missing one, in seconds.
  public static let standardDuration: TimeInterval = 0.25

  /// Creates a notification; the defaults are those of an animated change of this app's keyboard.
  public init(
    name: Name, beginFrame: CGRect? = nil, endFrame: CGRect?,
    duration: TimeInterval = KeyboardNotification.standardDuration,
    curve: AnimationCurve = .keyboard, isLocal: Bool = true
  ) {
    self.name = name
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
  }
}

extension KeyboardNotification.Name {
  /// Whether the event is posted before the change; the state changes then, and *did* events only
  /// confirm it.
  public var isAnnouncement: Bool {
    switch self {
    case .willShow, .willHide, .willChangeFrame: true
    case .didShow, .didHide, .didChangeFrame: false
    }
  }

  /// Whether the event means that the keyboard hides, whatever its frame is.
  public var isHide: Bool { self == .willHide || self == .didHide }

  /// Whether the event means only that the frame changes.
  public var isChangeOfFrame: Bool { self == .willChangeFrame || self == .didChangeFrame }
}
