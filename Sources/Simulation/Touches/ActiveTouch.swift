package import Foundation
import KeyboardLayouts

/// What a finger on the screen is doing.
package struct ActiveTouch: Hashable, Sendable {
  /// What a finger holds.
  package enum Target: Hashable, Sendable {
    /// A key, or the background between keys.
    case keyboard
    /// One of the predictions, by its index; nil beside them.
    case prediction(Int?)
    /// A tool of an iPad's shortcut bar.
    case tool(ShortcutTool)
    /// A button of the toolbar above the keyboard; nil beside them.
    case accessory(AccessoryBar.Button?)
    /// The handle by which an iPad's keyboard is moved.
    case handle
    /// A handle at one end of the selection.
    case selection
    /// What scrolls up and down.
    case content
    /// A row that scrolls sideways, by its id.
    case carousel(String)
    /// What lies on the bottom edge: it can be tapped but not scrolled.
    case pinned
    /// A bar, or what lies outside the app's window: it takes the touch and does nothing.
    case bar

    /// Whether the finger is on the keyboard.
    var isOnKeyboard: Bool {
      switch self {
      case .keyboard, .prediction, .tool, .accessory, .handle: true
      case .selection, .content, .carousel, .pinned, .bar: false
      }
    }
  }

  /// What was under the finger when it came down.
  package var target: Target
  /// Where it came down, in screen coordinates.
  package var start: CGPoint
  /// Whether it has moved too far to be a tap.
  package var isMoved = false

  /// How far a finger at a point is from where it came down.
  package func travel(to point: CGPoint) -> CGSize {
    CGSize(width: point.x - start.x, height: point.y - start.y)
  }
}
