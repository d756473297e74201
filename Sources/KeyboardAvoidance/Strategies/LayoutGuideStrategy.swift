public import Foundation

/// Pins views to a guide whose top is the keyboard's, or the bottom safe area's without a keyboard.
///
/// The guide follows the keyboard by itself, also under a finger that drags it away.
/// `KeyboardLayoutGuide` is its observable.
public struct LayoutGuideStrategy: AvoidanceStrategy {
  /// `layout-guide`.
  public static let id = "layout-guide"
  /// The display name.
  public static let title = "Keyboard layout guide"

  /// Whether the guide lies on the bottom safe area without a keyboard, or on the screen's edge.
  public var usesBottomSafeArea = true
  /// Whether the guide also follows a keyboard that is undocked, split or floating.
  public var followsUndockedKeyboard = false
  /// How far above the keyboard a drag already starts to dismiss it, in points.
  public var dismissPadding: CGFloat = 0

  /// What the last notification that counts has said.
  public var keyboard = KeyboardState()

  /// Creates the strategy without a keyboard.
  public init() {}

  /// Creates the strategy as it is after the notifications that have led to a state.
  init(keyboard: KeyboardState) {
    self.keyboard = keyboard
  }

  /// Ends the view at the guide's top.
  public func response(in context: AvoidanceContext) -> AvoidanceResponse {
    let edge = usesBottomSafeArea ? context.layoutEdgeBottom : 0
    return AvoidanceResponse(
      bottomPadding: max(0, height(in: context.view, context) - edge),
      ignoresBottomSafeArea: !usesBottomSafeArea, revealsFocus: keyboard.isDocked)
  }

  /// Tells how far above the screen's bottom edge the guide's top is, in points.
  public func height(in context: AvoidanceContext) -> CGFloat {
    height(in: context.screen, context)
  }

  /// Tells how far above the bottom edge of a view the guide's top is; screen coordinates.
  ///
  /// A window that ends above the screen's bottom loses less to the keyboard than the screen does.
  private func height(in view: CGRect, _ context: AvoidanceContext) -> CGFloat {
    let undocked = followsUndockedKeyboard ? context.undockedKeyboard : nil
    let frame = undocked ?? keyboard.followedFrame(in: context) ?? keyboard.frame
    return KeyboardInset.layoutGuideHeight(
      screen: view, keyboard: frame ?? .zero, isUndocked: false,
      placement: undocked == nil ? keyboard.placement : .floating,
      safeAreaBottom: context.safeAreaBottom,
      usesBottomSafeArea: usesBottomSafeArea, followsUndockedKeyboard: followsUndockedKeyboard)
  }

  /// Whether a drag that has come to a height starts to dismiss the keyboard; screen coordinates.
  public func startsDismissal(touchY: CGFloat, in context: AvoidanceContext) -> Bool {
    guard let frame = keyboard.followedFrame(in: context) else { return false }
    return touchY >= frame.minY - dismissPadding
  }
}
