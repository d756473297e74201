import Foundation

/// Pads the bottom of any view by the whole height of the keyboard.
///
/// The height includes the safe area, so the view ignores the bottom safe area while the keyboard
/// is up. The change eases out over the notified duration instead of moving with the keyboard's
/// spring. `KeyboardObserver` is its observable.
public struct KeyboardObservingStrategy: AvoidanceStrategy {
  /// `keyboard-observing`.
  public static let id = "keyboard-observing"
  /// The display name.
  public static let title = "Keyboard observing"

  /// What is known of the keyboard, for views that want more than the padding.
  public var keyboard = KeyboardState()

  /// Creates the strategy without a keyboard.
  public init() {}

  /// Creates the strategy as it is after the notifications that have led to a state.
  init(keyboard: KeyboardState) {
    self.keyboard = keyboard
  }

  /// Stores the event and eases out.
  public mutating func receive(
    _ notification: KeyboardNotification, in context: AvoidanceContext
  ) -> StrategyAnimation? {
    keyboard.receive(notification, in: context).map {
      StrategyAnimation(duration: $0.duration, curve: .easeOut)
    }
  }

  /// Pads by the height.
  public func response(in context: AvoidanceContext) -> AvoidanceResponse {
    guard keyboard.isDocked else { return .none }
    return AvoidanceResponse(
      bottomPadding: keyboard.height(in: context), ignoresBottomSafeArea: true,
      revealsFocus: true)
  }
}
