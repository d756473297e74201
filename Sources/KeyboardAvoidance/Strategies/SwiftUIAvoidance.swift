public import Foundation

/// Does what SwiftUI does by itself since iOS 14: the keyboard is a part of the bottom safe area.
///
/// A form or list gets the inset and scrolls the focused field into view, with a little room; a view
/// that does not scroll ends above the keyboard. `ignoresSafeArea(.keyboard)` is the option
/// `ignoresKeyboard`. Known failures, each shown by the tape `strategy-swiftui`:
///
/// - An app that also pads by the keyboard's height, as was necessary before iOS 14, pads twice:
///   `padsByItself`.
/// - The caret of a `TextEditor` is not followed: the editor counts as a whole, so a long one shows
///   its beginning (<https://github.com/kiwicom/orbit-swiftui/issues/763>).
/// - A view that neither scrolls nor fits is pushed over the upper edge.
/// - A view of fixed size moves although the keyboard would not cover it, and only a flexible container
///   can ignore the keyboard (<https://openillumi.com/en/en-swiftui-fix-textfield-auto-move-keyboard>).
public struct SwiftUIAvoidance: AvoidanceStrategy {
  /// `swiftui`.
  public static let id = "swiftui"
  /// The name for people.
  public static let title = "SwiftUI"

  /// Room above and below a revealed field, in points; an assumption, since Apple publishes no number.
  public static let revealPadding: CGFloat = 8

  /// Whether the view has `ignoresSafeArea(.keyboard)`, so that nothing happens.
  public var ignoresKeyboard = false
  /// Whether the app pads the view by the keyboard's height too.
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
