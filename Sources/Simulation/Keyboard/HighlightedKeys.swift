package import Foundation
package import KeyboardLayouts

/// Keys of the drawn keyboard that light up while a hardware keyboard types.
package struct HighlightedKeys: Hashable, Sendable {
  /// Until when each key is highlighted, by its id.
  private var ends: [String: TimeInterval] = [:]

  /// Seconds for which a key is highlighted.
  package static let duration: TimeInterval = 0.12

  /// Whether a key is highlighted.
  package func contains(_ id: String) -> Bool { ends[id] != nil }

  /// Whether no key is highlighted.
  package var isEmpty: Bool { ends.isEmpty }

  /// Highlights the key that does the same as a hardware key, if one is drawn.
  package mutating func highlight(
    _ action: KeyAction, _ geometry: KeyboardGeometry, at time: TimeInterval
  ) {
    let action = action == .character(" ") ? .space : action
    guard let key = geometry.keys.first(where: { $0.action.lowercased == action }) else { return }
    ends[key.id] = time + Self.duration
  }

  /// Removes the highlights that have ended.
  package mutating func expire(at time: TimeInterval) { ends = ends.filter { $0.value > time } }

  /// Removes all highlights.
  package mutating func reset() { ends = [:] }

  /// The first highlight to end is removed next; the last one ends the activity.
  package func activity(at time: TimeInterval) -> Activity {
    let last = ends.values.max()
    return Activity(
      nextAction: ends.values.min(), end: last.flatMap { $0 > time ? $0 : nil })
  }
}

extension HardwareKey {
  /// The action of the drawn key that stands for it; nil where there is none.
  var action: KeyAction? {
    switch self {
    case .return: .return
    case .backspace: .delete
    case .tab: .tab
    case .escape: .dismiss
    case .delete, .left, .right, .up, .down, .home, .end, .selectAll, .undo, .redo: nil
    }
  }
}

extension KeyAction {
  /// The same with a small letter: shift changes what is on a key, not which key it is.
  fileprivate var lowercased: KeyAction {
    if case .character(let text) = self { .character(text.lowercased()) } else { self }
  }
}
