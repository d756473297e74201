public import Foundation

/// The user-info keys of a keyboard notification, with UIKit's spelling.
///
/// Source: the public constants of `UIResponder` in Apple's documentation.
public enum KeyboardUserInfoKey {
  /// The frame before the change, a `CGRect` in screen coordinates.
  public static let frameBegin = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame after the change, a `CGRect` in screen coordinates.
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
  /// Posted before a keyboard hides.
  public static let keyboardWillHide = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted after a keyboard has hidden.
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

  /// Creates the event that is posted under a name; nil for other names.
  public init?(_ name: Notification.Name) {
    guard let event = Self.allCases.first(where: { $0.notificationName == name }) else {
      return nil
    }
    self = event
  }
}
