import KeyboardLayouts

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

extension Suggestion {
  /// Returns what the bar offers for a field: words, or what the field's kind is filled in with.
  ///
  /// - Parameters:
  ///   - editor: the field's text.
  ///   - input: the field's traits.
  ///   - type: the keyboard that is shown.
  ///   - layout: the layout whose keys are shown.
  ///   - words: the words that complete what is typed.
  static func all(
    for editor: TextEditor, _ input: InputTraits, on type: KeyboardType, _ layout: KeyboardLayout,
    _ words: WordMemory
  ) -> [Suggestion] {
    if let filling = filling(input, editor) { return [filling] }
    guard input.predictsWords(on: type) else { return [] }
    let word = editor.wordBeforeCaret
    if word.isEmpty { return layout.openingWords.map(Suggestion.word) }
    return [.literal(word)]
      + words.completions(of: word, in: layout).prefix(2).map(Suggestion.word)
  }

  /// What the system fills a field in with; a code or a text only while that is not there yet.
  private static func filling(_ input: InputTraits, _ editor: TextEditor) -> Suggestion? {
    if input.isForPasswords { return .passwords(input.suggestion) }
    guard let text = input.suggestion, editor.text != text else { return nil }
    return .fill(text, source: input.contentType == .oneTimeCode ? messages : nil)
  }
}

extension InputTraits {
  /// Whether words are predicted on a keyboard; secrets never are.
  func predictsWords(on type: KeyboardType?) -> Bool {
    guard !isSecret else { return false }
    return predicts ?? type?.allowsPredictions ?? false
  }
}
