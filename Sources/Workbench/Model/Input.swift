package import Foundation
package import Simulation

/// What the window's person does, in the window's points.
package enum Input: Hashable, Sendable {
  case touch(id: Int, Touch.Phase, CGPoint)
  /// Positive moves the content up.
  case wheel(dy: CGFloat, CGPoint)
  /// A key that may be a shortcut or a key of the phone's hardware keyboard, by its name.
  case key(String, ShortcutModifiers)
  case text(String)
  case composition(String)
  case paste(String)
  case resize(CGSize)
  /// Where the mouse is without a button down; nil when it has left the window.
  case hover(CGPoint?)
}

/// What the workbench wants from whoever shows it.
package enum Effect: Sendable, Equatable {
  case setClipboard(String)
  case wantClipboard
  case saveScreenshot
  case saveTape(TapeRecording)
  case quit
}
