import Foundation

/// Insets the content of a scroll view by what the keyboard takes of it, then reveals the field.
///
/// The overlap is measured between frames, and what the scroll view adds at the bottom by itself
/// comes off once. Indicators get the same inset. While a finger drags the keyboard away the inset
/// follows, but nothing is revealed.
public struct ContentInset: AvoidanceStrategy {
  /// `content-inset`.
  public static let id = "content-inset"
  /// The display name.
  public static let title = "Content inset"

  /// What the last notification that counts has said.
  public var keyboard = KeyboardState()

  /// Creates the strategy without a keyboard.
  public init() {}

  /// Gives the scroll view its inset; without a keyboard exactly the owner's.
  public func response(in context: AvoidanceContext) -> AvoidanceResponse {
    guard let frame = keyboard.followedFrame(in: context) else {
      return AvoidanceResponse(
        contentInsetBottom: context.baseInset, indicatorInsetBottom: context.baseInset)
    }
    let inset = KeyboardInset.contentInsetBottom(
      overlap: KeyboardInset.overlap(of: context.view, withKeyboard: frame),
      automatic: context.automaticBottom, base: context.baseInset)
    return AvoidanceResponse(
      contentInsetBottom: inset, indicatorInsetBottom: inset,
      revealsFocus: context.draggedKeyboard == nil)
  }
}
