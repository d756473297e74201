package import Foundation

/// Something on the keyboard that a finger can tap: a button, a suggestion, a tool or a key.
package struct KeyboardItem: Hashable, Sendable {
  /// Unique on the keyboard, and stable while its content is: `accessory-next`, `key-a`.
  package var id: String
  /// The kind, as the state report names it.
  package var kind: String
  /// The names under which a tape finds it; the first is the one that a screen reader reads.
  package var names: [String]
  /// The frame on the screen.
  package var frame: CGRect
}

extension KeyboardItem {
  /// The kind of an iPad's tools, which the state report leaves out.
  static let toolKind = "shortcutTool"
}

extension Suggestion {
  /// What a screen reader reads, then the title, the word itself, and the source.
  var names: [String] {
    let spoken = [source, title].compactMap { $0 }.joined(separator: ", ")
    var word: String?
    if case .literal(let text) = self { word = text }
    return [spoken, title, word, source].compactMap { $0 }
  }
}

extension ShortcutTool {
  /// What a screen reader reads.
  var spokenLabel: String {
    switch self {
    case .undo: "Undo"
    case .redo: "Redo"
    case .paste: "Paste"
    }
  }
}
