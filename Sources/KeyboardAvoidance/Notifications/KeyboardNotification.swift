public import Foundation

/// What a keyboard notification says, as a value; frames are in screen coordinates, in points.
public struct KeyboardNotification: Hashable, Sendable {
  /// The six events that a keyboard announces.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// A docked keyboard is about to appear, or to change while it stays up.
    case willShow
    /// A docked keyboard has appeared or changed.
    case didShow
    /// The keyboard is about to leave, or to be undocked.
    case willHide
    /// The keyboard has left.
    case didHide
    /// The frame is about to change, for whatever reason.
    case willChangeFrame
    /// The frame has changed.
    case didChangeFrame
  }

  /// The event.
  public var name: Name
  /// Where the keyboard was; nil when the notification does not say.
  public var beginFrame: CGRect?
  /// Where the keyboard will be; nil when the notification does not say, and then it is ignored.
  public var endFrame: CGRect?
  /// How long the change is announced to take, in seconds; 0 for a change without animation.
  public var duration: TimeInterval
  /// How the change runs.
  public var curve: AnimationCurve
  /// Whether the keyboard belongs to this app and not to another one on the same screen.
  public var isLocal: Bool

  /// The duration that a keyboard announces and that stands in for a missing one, in seconds.
  public static let standardDuration: TimeInterval = 0.25

  /// Creates a notification; what is left out is as in an animated change of this app's keyboard.
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
  /// Whether the event is announced before it happens: state flips then, *did* is advisory.
  public var isAnnouncement: Bool {
    switch self {
    case .willShow, .willHide, .willChangeFrame: true
    case .didShow, .didHide, .didChangeFrame: false
    }
  }

  /// Whether the event says that the keyboard leaves, whatever its frame says.
  public var isHide: Bool { self == .willHide || self == .didHide }

  /// Whether the event says no more than that the frame changes.
  public var isChangeOfFrame: Bool { self == .willChangeFrame || self == .didChangeFrame }
}
