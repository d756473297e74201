package import Foundation
import DeviceProfiles
import KeyboardLayouts

/// What stands at the left of an iPad's shortcut bar.
package enum ShortcutTool: Int, CaseIterable, Hashable, Sendable {
  /// Take the last change of the focused text back, and make it again.
  case undo, redo
  /// Inserts the phone's own pasteboard.
  case paste

  /// Width of a tool's place, in points; the first begins so far from the bar's edge.
  private static let (width, margin): (CGFloat, CGFloat) = (42, 11)

  /// Returns the tool's place in a bar.
  package func frame(in bar: CGRect) -> CGRect {
    CGRect(
      x: bar.minX + Self.margin + CGFloat(rawValue) * Self.width, y: bar.minY,
      width: Self.width, height: bar.height)
  }
}

extension SimulatedDevice {
  /// Finds the tool of an iPad's bar at a point of the screen; one that floats has none.
  func shortcutTool(at point: CGPoint) -> ShortcutTool? {
    guard settings.device.kind == .pad, settings.arrangement != .floating,
      let bar = keyboardPlan?.bar
    else { return nil }
    return ShortcutTool.allCases.first { $0.frame(in: bar).contains(onKeyboard(point)) }
  }

  mutating func perform(_ tool: ShortcutTool) {
    switch tool {
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    case .paste: insert(pasteboard ?? "")
    }
  }
}
