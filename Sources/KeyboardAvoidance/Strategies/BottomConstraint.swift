import Foundation

/// Shortens a plain view by one constraint at its bottom.
///
/// The constant is the view's height less the keyboard's top less the bottom safe area, and 0 when
/// the keyboard's top is at the view's bottom edge. The layout runs inside the keyboard's animation.
public struct BottomConstraint: AvoidanceStrategy, Hashable {
  /// `bottom-constraint`.
  public static let id = "bottom-constraint"
  /// The name for people.
  public static let title = "Bottom constraint"

  private var keyboard = KeyboardState()

  /// Creates the strategy without a keyboard.
  public init() {}

  /// Stores the event.
  public mutating func receive(
    _ notification: KeyboardNotification, in context: AvoidanceContext
  ) -> StrategyAnimation? {
    keyboard.receive(notification, in: context)
  }

  /// Sets the constant.
  public func response(in context: AvoidanceContext) -> AvoidanceResponse {
    AvoidanceResponse(
      bottomPadding: max(0, keyboard.overlap(of: context.view) - context.layoutEdgeBottom),
      revealsFocus: keyboard.isDocked)
  }
}
