public import Foundation

/// Avoids the keyboard as the component of this name in React Native does.
///
/// Its layout frame is that in its parent, below a header; the relative keyboard height is
/// `max(frame.y + frame.height − (keyboardY − keyboardVerticalOffset), 0)`
/// (<https://reactnative.dev/docs/keyboardavoidingview>). It scrolls nothing: a field inside a scroll
/// view can stay out of sight. Known failures, each shown by the tape `strategy-keyboard-avoiding-view`:
///
/// - A header that is not in the offset is missing from the height, so that much stays covered.
/// - With `padding`, content that keeps clear of the home indicator by itself counts the bottom safe
///   area twice: there is a gap above the keyboard.
/// - With `position`, what is at the top leaves the screen.
/// - With `height` or `padding`, nothing is left of the view where the keyboard is taller than it.
public struct KeyboardAvoidingView: AvoidanceStrategy {
  /// `keyboard-avoiding-view`.
  public static let id = "keyboard-avoiding-view"
  /// The name for people.
  public static let title = "KeyboardAvoidingView"

  /// What the view changes by the relative keyboard height.
  public enum Behavior: String, CaseIterable, Hashable, Sendable {
    /// Its bottom padding; content keeps clear of the bottom safe area in addition.
    case padding
    /// Its own height; it then ends above the bottom safe area.
    case height
    /// Its position: it is moved up without being shortened.
    case position
  }

  /// What is changed.
  public var behavior = Behavior.padding
  /// The distance from the screen's top to the view's parent that the app declares, in points.
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

  /// Tells how much of its frame the view takes to be under the keyboard, in points; 0 without one.
  public func relativeKeyboardHeight(in context: AvoidanceContext) -> CGFloat {
    guard keyboard.isDocked, let keyboard = keyboard.frame else { return 0 }
    // In its parent the view begins at 0, whatever header is above that.
    let height = context.view.height - context.occupiedTop - barHeight(in: context)
    let lack = height.finiteOrZero - (keyboard.minY - verticalOffset.finiteOrZero)
    return min(max(lack.finiteOrZero, 0), max(0, context.view.height.finiteOrZero))
  }

  /// The height of a bar at the bottom; the view reaches below the bottom safe area, but not under a bar.
  private func barHeight(in context: AvoidanceContext) -> CGFloat {
    let bar = context.occupiedBottom.finiteOrZero
    return bar > context.safeAreaBottom ? bar : 0
  }
}
