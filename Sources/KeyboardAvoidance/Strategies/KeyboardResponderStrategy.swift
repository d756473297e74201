public import Foundation

/// Pads the bottom of a view by the keyboard's height less what is occupied there already.
///
/// It listens to *will show* and *will hide* alone, and so misses an undocking that is announced as
/// a change of frame only. `KeyboardResponder` is its observable.
public struct KeyboardResponderStrategy: AvoidanceStrategy {
  /// `keyboard-responder`.
  public static let id = "keyboard-responder"
  /// The display name.
  public static let title = "Keyboard responder"

  /// What the last notification that counts has said.
  public var keyboard = KeyboardState()

  /// Creates the strategy without a keyboard.
  public init() {}

  /// Creates the strategy as it is after the notifications that have led to a state.
  init(keyboard: KeyboardState) {
    self.keyboard = keyboard
  }

  /// Stores a show or a hide.
  public mutating func receive(
    _ notification: KeyboardNotification, in context: AvoidanceContext
  ) -> StrategyAnimation? {
    guard !notification.name.isChangeOfFrame else { return nil }
    return keyboard.receive(notification, in: context)
  }

  /// Pads by the bottom inset, with what the context says is occupied.
  public func response(in context: AvoidanceContext) -> AvoidanceResponse {
    AvoidanceResponse(
      bottomPadding: bottomInset(includingHeight: context.layoutEdgeBottom, in: context),
      revealsFocus: keyboard.isDocked)
  }

  /// Tells the keyboard's height less a height that is occupied at the bottom, in points.
  ///
  /// 0 when the keyboard is hidden or lower than that, never negative.
  public func bottomInset(
    includingHeight occupied: CGFloat, in context: AvoidanceContext
  ) -> CGFloat {
    KeyboardInset.bottomInset(
      keyboardHeight: keyboardHeight(in: context), includingHeight: occupied)
  }

  /// Tells how much of the screen's height the docked keyboard takes, in points; 0 without one.
  public func keyboardHeight(in context: AvoidanceContext) -> CGFloat {
    keyboard.height(in: context)
  }
}
