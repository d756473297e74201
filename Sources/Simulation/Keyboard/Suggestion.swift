/// What one cell of the bar above the keys offers.
package enum Suggestion: Hashable, Sendable {
  /// What is typed, to be kept as it is.
  case literal(String)
  /// How what is typed may go on, or how a text may begin.
  case word(String)
  /// A text that fills the whole field, and where it is from.
  case fill(String, source: String?)
  /// The way to saved passwords; what is filled in then, if the scene says.
  case passwords(String?)

  /// What stands in the cell.
  package var title: String {
    switch self {
    case .literal(let word): "“\(word)”"
    case .word(let word): word
    case .fill(let text, _): text
    case .passwords: Self.passwordsTitle
    }
  }

  /// The small words above the title.
  package var source: String? {
    if case .fill(_, let source) = self { source } else { nil }
  }

  /// Whether it has the bar for itself.
  package var isAlone: Bool {
    switch self {
    case .literal, .word: false
    case .fill, .passwords: true
    }
  }

  private static let passwordsTitle = "Passwords"
  static let messages = "From Messages"
}
