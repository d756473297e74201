package import Foundation
import KeyboardLayouts

extension SimulatedDevice {
  /// What the bar above the keys offers: words, or what the field's kind is filled in with.
  package var suggestions: [Suggestion] {
    guard let row = focusedRow?.row, let field = focusedField, keyboard.form?.hasBar == true,
      keyboard.keys.emoji == nil
    else { return [] }
    if let filling = filling(row.input, field.editor) { return [filling] }
    guard predictsWords else { return [] }
    let word = field.editor.wordBeforeCaret
    if word.isEmpty { return shownLayout.openingWords.map(Suggestion.word) }
    return [.literal(word)] + completions(of: word).prefix(2).map(Suggestion.word)
  }

  /// The words in the bar, as they stand there.
  package var predictions: [String] { suggestions.map(\.title) }

  /// Whether words are predicted for the focused field; secrets never are.
  var predictsWords: Bool {
    guard let input = focusedRow?.row.input, !input.isSecret else { return false }
    return input.predicts ?? keyboard.form?.type.allowsPredictions ?? false
  }

  /// What the system fills a field in with; a code or a text only while that is not there yet.
  private func filling(_ input: InputTraits, _ editor: TextEditor) -> Suggestion? {
    if input.isForPasswords { return .passwords(input.suggestion) }
    guard let text = input.suggestion, editor.text != text else { return nil }
    return .fill(text, source: input.contentType == .oneTimeCode ? Suggestion.messages : nil)
  }

  /// Words that begin with what is typed, in its case, each once: those of this session, frequent
  /// ones of the language, and those of its word list.
  private func completions(of word: String) -> [String] {
    let start = word.lowercased()
    let learned = typedWords.reversed().filter {
      $0.count > word.count && $0.lowercased().hasPrefix(start)
    }
    let common = shownLayout.commonWords.filter { $0.hasPrefix(start) && $0 != start }
    let listed =
      word.count > 1 ? wordLists[shownLayout.id]?.completions(of: word, most: 4) ?? [] : []
    var seen: Set<String> = []
    return (learned + common + listed).filter { seen.insert($0.lowercased()).inserted }
      .map { $0.cased(as: word) }
  }

  // MARK: Words of this session

  /// So many of the words that were typed last are remembered.
  private static let mostTypedWords = 300

  /// Remembers the word before the caret, as before a space or when the field is left.
  mutating func learnWord() {
    if let word = focusedField?.editor.wordBeforeCaret { learn(word) }
  }

  private mutating func learn(_ word: String) {
    guard predictsWords, word.count > 2, word.allSatisfy(\.isLetter) else { return }
    typedWords.removeAll { $0 == word }
    typedWords.append(word)
    if typedWords.count > Self.mostTypedWords { typedWords.removeFirst() }
  }

  /// Completes words of a language by a list from now on.
  package mutating func use(_ words: WordList, for layout: String) { wordLists[layout] = words }

  // MARK: Under a finger

  /// Where each suggestion lies, from the keyboard's top left corner.
  package var suggestionFrames: [CGRect] {
    guard let cells = keyboardPlan?.predictionCells, !cells.isEmpty else { return [] }
    let suggestions = suggestions
    if suggestions.first?.isAlone == true { return [cells.reduce(cells[0]) { $0.union($1) }] }
    return Array(cells.prefix(suggestions.count))
  }

  /// Whether a point of the screen lies on the bar of predictions.
  func isOnPredictions(_ point: CGPoint) -> Bool {
    keyboardPlan?.bar?.contains(onKeyboard(point)) ?? false
  }

  /// Returns which suggestion lies under a point of the screen.
  func prediction(at point: CGPoint) -> Int? {
    suggestionFrames.firstIndex { $0.contains(onKeyboard(point)) }
  }

  /// Puts a word in place of the one at the caret, and a space after it; or fills the field in.
  mutating func accept(prediction index: Int) {
    let suggestions = suggestions
    guard suggestions.indices.contains(index) else { return }
    switch suggestions[index] {
    case .literal(let word), .word(let word):
      edit { editor in
        let start = editor.wordStart(before: editor.head)
        if !editor.wordBeforeCaret.isEmpty { editor.select(start..<editor.head) }
        editor.insert(word + " ")
      }
      learn(word)
    case .fill(let text, _): fill(text)
    case .passwords(let password):
      if let password { fill(password) }
    }
  }

  private mutating func fill(_ text: String) {
    edit { editor in
      editor.selectAll()
      editor.insert(text)
    }
  }
}

extension String {
  /// The text with the capitals of what was typed: at its beginning, or everywhere.
  fileprivate func cased(as typed: String) -> String {
    guard typed.first?.isUppercase == true else { return self }
    let isShouted = typed.count > 1 && typed.allSatisfy(\.isUppercase)
    return isShouted ? uppercased() : prefix(1).uppercased() + dropFirst()
  }
}
