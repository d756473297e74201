public import Foundation

/// Guesses the keyboard's height from the screen's size and never looks at its frame.
///
/// The historical shortcut: 216 points and a bezel from a table. It knows nothing of the predictive
/// bar, of landscape, of tablets and of every device that came after the table.
public struct BezelEstimate: AvoidanceStrategy {
  /// `bezel-estimate`.
  public static let id = "bezel-estimate"
  /// The display name.
  public static let title = "Bezel estimate"

  /// The height of the keys on the first phones, in points.
  public static let keysHeight: CGFloat = 216

  /// The bottom bezel that the table gives for a screen's size in points; 0 for unknown sizes.
  public static func bezelBottom(forScreen size: CGSize) -> CGFloat {
    size == CGSize(width: 375, height: 812) ? 74 : 0
  }

  /// What the last notification that counts has said.
  public var keyboard = KeyboardState()

  /// Creates the strategy without a keyboard.
  public init() {}

  /// Pads by the guess while there is a keyboard, wherever that really is.
  public func response(in context: AvoidanceContext) -> AvoidanceResponse {
    guard keyboard.isDocked else { return .none }
    let guess = Self.keysHeight + Self.bezelBottom(forScreen: context.screen.size)
    return AvoidanceResponse(
      bottomPadding: max(0, guess - context.layoutEdgeBottom), revealsFocus: true)
  }
}
