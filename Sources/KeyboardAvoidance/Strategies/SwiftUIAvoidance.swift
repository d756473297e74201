public import Foundation

/// Avoids the keyboard as SwiftUI does by itself since iOS 14: the keyboard is part of the bottom
/// safe area.
///
/// A form or list gets an inset and scrolls the focused field into view with a small distance; a
/// view that does not scroll ends above the keyboard. The option `ignoresKeyboard` is
/// `ignoresSafeArea(.keyboard)`. Known failures, which the tape `strategy-swiftui` shows:
///
/// - An app that also adds the keyboard's height as padding, as was necessary before iOS 14, has
///   the space twice: `padsByItself`.
/// - The caret of a `TextEditor` is not scrolled into view: the editor is revealed as a whole, so a
///   long one shows its beginning (<https://github.com/kiwicom/orbit-swiftui/issues/763>).
/// - A view that does not scroll and does not fit is pushed over the top edge.
/// - A view of fixed size moves even if the keyboard would not cover it; only a flexible container
///   can ignore the keyboard
///   (<https://openillumi.com/en/en-swiftui-fix-textfield-auto-move-keyboard>).
public struct SwiftUIAvoidance: AvoidanceStrategy {
  /// `swiftui`.
  public static let id = "swiftui"
  /// The display name.
  public static let title = "SwiftUI"

  /// The distance above and below a revealed field, in points; assumed, because Apple documents
  /// none.
  public static let revealPadding: CGFloat = 8

  /// Whether the view has `ignoresSafeArea(.keyboard)`, so that it does not avoid the keyboard.
  public var ignoresKeyboard = false
  /// Whether the app adds the keyboard's height as padding, too.
  public var padsByItself = false
  /// What the last notification that counts has said.
  public var keyboard = KeyboardState()

  /// Creates the strategy without a keyboard.
  public init() {}

  /// Ends the safe area at the keyboard.
  public func response(in context: AvoidanceContext) -> AvoidanceResponse {
    let padding = padsByItself ? keyboard.height(in: context) : 0
    guard !ignoresKeyboard, let frame = keyboard.followedFrame(in: context) else {
      return AvoidanceResponse(
        contentInsetBottom: context.baseInset, indicatorInsetBottom: context.baseInset,
        bottomPadding: max(0, padding - context.layoutEdgeBottom))
    }
    let overlap = KeyboardInset.overlap(of: context.view, withKeyboard: frame)
    guard !padsByItself else {
      let edge = max(context.layoutEdgeBottom, overlap)
      return AvoidanceResponse(
        contentInsetBottom: context.baseInset, indicatorInsetBottom: context.baseInset,
        bottomPadding: edge - context.layoutEdgeBottom + padding,
        revealsFocus: context.draggedKeyboard == nil, revealPadding: Self.revealPadding,
        followsCaret: false)
    }
    let inset = KeyboardInset.contentInsetBottom(
      overlap: overlap, automatic: context.automaticBottom, base: context.baseInset)
    return AvoidanceResponse(
      contentInsetBottom: inset, indicatorInsetBottom: inset,
      revealsFocus: context.draggedKeyboard == nil, revealPadding: Self.revealPadding,
      followsCaret: false)
  }
}
