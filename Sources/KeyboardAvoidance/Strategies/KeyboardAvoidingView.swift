public import Foundation

/// Avoids the keyboard like React Native's component of this name.
///
/// It uses the layout frame in its parent, below a header. The relative keyboard height is
/// `max(frame.y + frame.height − (keyboardY − keyboardVerticalOffset), 0)`
/// (<https://reactnative.dev/docs/keyboardavoidingview>). It does not scroll, so a field inside a
/// scroll view can stay hidden. Known failures, which the tape `strategy-keyboard-avoiding-view`
/// shows:
///
/// - If the vertical offset does not include the header, the header's height stays covered.
/// - With `padding`, content that respects the safe area by itself gets the bottom safe area twice,
///   which leaves a gap above the keyboard.
/// - With `position`, the top of the view leaves the screen.
/// - With `height` or `padding`, a view that is not taller than the keyboard disappears.
public struct KeyboardAvoidingView: AvoidanceStrategy {
  /// `keyboard-avoiding-view`.
  public static let id = "keyboard-avoiding-view"
  /// The display name.
  public static let title = "KeyboardAvoidingView"

  /// The property of the view that changes by the relative keyboard height.
  public enum Behavior: String, CaseIterable, Hashable, Sendable {
    /// The bottom padding; the content respects the bottom safe area in addition.
    case padding
    /// The height; the view then ends above the bottom safe area.
    case height
    /// The position: the view moves up with its full height.
    case position
  }

  /// The property that changes.
  public var behavior = Behavior.padding
  /// `keyboardVerticalOffset`: the distance from the top of the screen to the view that the app
  /// declares, in points.
  public var verticalOffset: CGFloat = 0
  /// What the last notification that counts has said.
  public var keyboard = KeyboardState()

  /// Creates the strategy without a keyboard.
  public init() {}

  /// Changes padding, height or position by the relative keyboard height.
  public func response(in context: AvoidanceContext) -> AvoidanceResponse {
    let height = relativeKeyboardHeight(in: context)
    switch behavior {
    case .padding: return AvoidanceResponse(bottomPadding: height)
    case .height:
      guard height > 0 else { return .none }
      return AvoidanceResponse(
        bottomPadding: max(0, height + barHeight(in: context) - context.layoutEdgeBottom))
    case .position: return AvoidanceResponse(viewOffset: height > 0 ? -height : 0)
    }
  }

  /// Returns the height by which the view assumes to be covered, in points; 0 without a keyboard.
  public func relativeKeyboardHeight(in context: AvoidanceContext) -> CGFloat {
    guard keyboard.isDocked, let keyboard = keyboard.frame else { return 0 }
    // In its parent, the view begins at 0, even below a header.
    let height = context.view.height - context.occupiedTop - barHeight(in: context)
    let lack = height.finiteOrZero - (keyboard.minY - verticalOffset.finiteOrZero)
    return min(max(lack.finiteOrZero, 0), max(0, context.view.height.finiteOrZero))
  }

  /// The height of a bar at the bottom, which the view does not cover; it does cover the bottom
  /// safe area.
  private func barHeight(in context: AvoidanceContext) -> CGFloat {
    let bar = context.occupiedBottom.finiteOrZero
    return bar > context.safeAreaBottom ? bar : 0
  }
}
