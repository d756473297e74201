import Foundation

/// Shortens a plain view by one constraint at its bottom.
///
/// The constant is the view's height less the keyboard's top less the bottom safe area, and 0 when
/// the keyboard's top is at the view's bottom edge. The layout runs inside the keyboard's animation.
public struct BottomConstraint: AvoidanceStrategy {
  /// `bottom-constraint`.
  public static let id = "bottom-constraint"
  /// The display name.
  public static let title = "Bottom constraint"

  /// What the last notification that counts has said.
  public var keyboard = KeyboardState()

  /// Creates the strategy without a keyboard.
  public init() {}

  /// Sets the constant.
  public func response(in context: AvoidanceContext) -> AvoidanceResponse {
    AvoidanceResponse(
      bottomPadding: max(0, keyboard.overlap(of: context.view) - context.layoutEdgeBottom),
      revealsFocus: keyboard.isDocked)
  }
}
