package import Foundation
import Picture

/// One line of the inspector in its place, in the window's points.
package struct InspectorItem: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case heading(String)
    /// A choice that a click steps through.
    case picker(title: String, value: String)
    case segments([String], selected: Int)
    case toggle(title: String, isOn: Bool, keys: String)
    case value(title: String, text: String, tone: Tone)
    case notification(time: String, name: String, detail: String)
  }

  /// What a value's colour says.
  package enum Tone: Hashable, Sendable { case plain, inset, good, bad }

  package var frame: CGRect
  package var content: Content
  /// What a click does: one command, or for segments one for each.
  package var commands: [Command]

  /// The command that a click at a point means; nil where it means nothing.
  package func command(at point: CGPoint) -> Command? {
    guard frame.contains(point), !commands.isEmpty else { return nil }
    guard case .segments(_, let selected) = content, commands.count > 1 else {
      return commands.first
    }
    let part = Int((point.x - frame.minX) / frame.width * CGFloat(commands.count))
    let index = min(max(0, part), commands.count - 1)
    return index == selected ? nil : commands[index]
  }
}
