package import Foundation
package import InterfaceStyles

/// What stands at the left of an iPad's shortcut bar.
package enum ShortcutTool: Int, CaseIterable, Hashable, Sendable {
  /// Undo and redo the last change of the focused text.
  case undo, redo
  /// Inserts the device's own pasteboard.
  case paste

  /// Returns the tool's frame in a bar.
  package func frame(in bar: CGRect, _ style: InterfaceStyle.Shortcuts) -> CGRect {
    CGRect(
      x: bar.minX + style.sideInset + CGFloat(rawValue) * style.toolWidth, y: bar.minY,
      width: style.toolWidth, height: bar.height)
  }

  /// Returns the tool at a point of a bar; nil beside the tools.
  static func tool(
    at point: CGPoint, in bar: CGRect, _ style: InterfaceStyle.Shortcuts
  ) -> ShortcutTool? {
    allCases.first { $0.frame(in: bar, style).contains(point) }
  }
}
