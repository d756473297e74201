public import Foundation

/// Moves the whole view up until the focused field is visible, like IQKeyboardManager.
///
/// The view moves until the field is `distance` above the keyboard, at most by the keyboard's
/// height and that distance; a text view that does not fit above the keyboard is shortened instead.
/// The moved view is the root view controller's view with its navigation bar, as up to version 5
/// (<https://github.com/hackiftekhar/IQKeyboardManager/pull/1272>). Known failures, which the tape
/// `strategy-view-shift` shows:
///
/// - The navigation bar and the top of the content leave the screen, and scrolling does not bring
///   them back.
/// - Fields below the focused one stay covered: there is no inset, so the end of a long form cannot
///   be scrolled into view (<https://github.com/hackiftekhar/IQKeyboardManager/issues/1068>).
/// - A field that is further down than the keyboard's height stays covered.
public struct ViewShift: AvoidanceStrategy {
  /// `view-shift`.
  public static let id = "view-shift"
  /// The display name.
  public static let title = "View shift"

  /// The distance between field and keyboard, in points: `keyboardDistanceFromTextField`.
  public var distance: CGFloat = 10
  /// What the last notification that counts has said.
  public var keyboard = KeyboardState()

  /// Creates the strategy without a keyboard.
  public init() {}

  /// Moves the view up, or shortens a text view that is too tall.
  public func response(in context: AvoidanceContext) -> AvoidanceResponse {
    guard let frame = keyboard.frame, keyboard.isDocked, let field = context.focusedView,
      KeyboardInset.overlap(of: context.view, withKeyboard: frame) > 0
    else { return .none }
    let lack = field.maxY + distance - frame.minY
    guard lack.isFinite, lack > 0 else { return .none }
    let space = frame.minY - distance - context.view.minY - max(0, context.occupiedTop)
    guard field.height <= space else {
      let overlap = keyboard.overlap(of: context.view) + distance
      return AvoidanceResponse(
        bottomPadding: max(0, overlap - context.layoutEdgeBottom), revealsFocus: true)
    }
    let most = max(0, context.screen.maxY - frame.minY + distance)
    return AvoidanceResponse(viewOffset: -min(lack, most))
  }
}
