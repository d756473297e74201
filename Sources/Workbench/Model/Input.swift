package import Foundation
package import Simulation

/// An input of the user, in the window's points.
package enum Input: Hashable, Sendable {
  case touch(id: Int, Touch.Phase, CGPoint)
  /// A step of the wheel; positive moves the content up.
  case wheel(dy: CGFloat, CGPoint)
  /// A key, by its name: a shortcut, or a key of the phone's hardware keyboard.
  case key(String, ShortcutModifiers)
  case text(String)
  case composition(String)
  case paste(String)
  case resize(CGSize)
  /// The position of the mouse without a button down; nil when it has left the window.
  case hover(CGPoint?)
}

/// A request of the workbench to its host.
package enum Effect: Sendable, Equatable {
  case setClipboard(String)
  case wantClipboard
  case saveScreenshot
  case saveTape(TapeRecording)
  case quit
}
