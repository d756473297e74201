package import Foundation

/// The action when a key is released.
package enum KeyAction: Hashable, Sendable {
  case character(String)
  case shift
  case delete
  case space
  case `return`
  case page(KeyboardPage)
  /// Next language.
  case globe
  case emoji
  /// Shows a category of the emoji page.
  case emojiCategory(EmojiCategory)
  case dictation
  /// A large iPad's key that goes to the next field.
  case tab
  /// A large iPad's key that locks capitals.
  case capsLock
  /// The iPad's key that hides the keyboard.
  case dismiss

  /// Whether the key types text and so shows a callout on phones.
  package var isCharacter: Bool {
    if case .character = self { true } else { false }
  }
}

/// One key, placed on a keyboard.
package struct Key: Hashable, Sendable, Identifiable {
  /// How a key looks.
  package enum Style: Hashable, Sendable {
    case letter, function
    /// A symbol without a key shape, as in the row under the keys.
    case bare
  }

  /// Where the label stands: iPads put those of function keys into a lower corner.
  package enum Alignment: Hashable, Sendable { case center, bottomLeading, bottomTrailing }

  /// Unique on the page: the action's name, with a number where a key appears twice.
  package var id: String
  package var action: KeyAction
  package var label: String
  /// Small letters under a pad's digit.
  package var sublabel: String?
  /// The alternatives of a long press.
  package var alternatives: [String]
  package var style: Style
  package var alignment: Alignment
  /// Visible key in points, from the keyboard's top left corner.
  package var frame: CGRect

  package init(
    _ action: KeyAction, id: String, label: String, sublabel: String? = nil,
    alternatives: [String] = [], style: Style, alignment: Alignment = .center, frame: CGRect
  ) {
    self.action = action
    self.id = id
    self.label = label
    self.sublabel = sublabel
    self.alternatives = alternatives
    self.style = style
    self.alignment = alignment
    self.frame = frame
  }
}
