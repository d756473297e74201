public import Foundation

/// The user-info keys of a keyboard notification, spelled as UIKit spells them.
///
/// Source: the public constants of `UIResponder` in Apple's documentation.
public enum KeyboardUserInfoKey {
  /// Where the keyboard was, a `CGRect` in screen coordinates.
  public static let frameBegin = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be, a `CGRect` in screen coordinates.
  public static let frameEnd = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the change, a `Double` in seconds.
  public static let animationDuration = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the change, the `Int` of an `AnimationCurve`.
  public static let animationCurve = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app, a `Bool`.
  public static let isLocal = "UIKeyboardIsLocalUserInfoKey"

  /// All keys.
  public static let all = [frameBegin, frameEnd, animationDuration, animationCurve, isLocal]
}

extension Notification.Name {
  /// Posted before a keyboard appears.
  public static let keyboardWillShow = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted after a keyboard has appeared.
  public static let keyboardDidShow = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before a keyboard leaves.
  public static let keyboardWillHide = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted after a keyboard has left.
  public static let keyboardDidHide = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before a keyboard's frame changes.
  public static let keyboardWillChangeFrame = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after a keyboard's frame has changed.
  public static let keyboardDidChangeFrame = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
}

extension KeyboardNotification.Name {
  /// The name under which the event is posted.
  public var notificationName: Notification.Name {
    switch self {
    case .willShow: .keyboardWillShow
    case .didShow: .keyboardDidShow
    case .willHide: .keyboardWillHide
    case .didHide: .keyboardDidHide
    case .willChangeFrame: .keyboardWillChangeFrame
    case .didChangeFrame: .keyboardDidChangeFrame
    }
  }

  /// Finds the event posted under a name; nil for names that are not a keyboard's.
  public init?(_ name: Notification.Name) {
    guard let event = Self.allCases.first(where: { $0.notificationName == name }) else {
      return nil
    }
    self = event
  }
}
