package import Foundation
package import InterfaceStyles
import KeyboardLayouts

/// What stands at the left of an iPad's shortcut bar.
package enum ShortcutTool: Int, CaseIterable, Hashable, Sendable {
  /// Take the last change of the focused text back, and make it again.
  case undo, redo
  /// Inserts the phone's own pasteboard.
  case paste

  /// Returns the tool's place in a bar.
  package func frame(in bar: CGRect, _ style: InterfaceStyle.Shortcuts) -> CGRect {
    CGRect(
      x: bar.minX + style.sideInset + CGFloat(rawValue) * style.toolWidth, y: bar.minY,
      width: style.toolWidth, height: bar.height)
  }
}

extension SimulatedDevice {
  /// Finds the tool of an iPad's bar at a point of the screen; one that floats has none.
  func shortcutTool(at point: CGPoint) -> ShortcutTool? {
    guard style.keys.arrangement.isTablet, keyboard.arrangement != .floating,
      let bar = keyboardPlan?.bar
    else { return nil }
    return ShortcutTool.allCases.first {
      $0.frame(in: bar, style.shortcuts).contains(onKeyboard(point))
    }
  }

  mutating func perform(_ tool: ShortcutTool) {
    switch tool {
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    case .paste: insert(pasteboard ?? "")
    }
  }
}
