package import Foundation

/// What stands at the left of an iPad's shortcut bar.
package enum ShortcutTool: Int, CaseIterable, Hashable, Sendable {
  /// Undo and redo the last change of the focused text.
  case undo, redo
  /// Inserts the device's own pasteboard.
  case paste

  /// Width of a tool's place, in points; the first begins so far from the bar's edge.
  private static let (width, margin): (CGFloat, CGFloat) = (42, 11)

  /// Returns the tool's place in a bar.
  package func frame(in bar: CGRect) -> CGRect {
    CGRect(
      x: bar.minX + Self.margin + CGFloat(rawValue) * Self.width, y: bar.minY,
      width: Self.width, height: bar.height)
  }

  /// Returns the tool at a point of a bar; nil beside the tools.
  static func tool(at point: CGPoint, in bar: CGRect) -> ShortcutTool? {
    allCases.first { $0.frame(in: bar).contains(point) }
  }
}
