package import Foundation
import KeyboardLayouts

/// The bar of predictions above the keys.
extension SimulatedDevice {
  /// What the bar above the keys offers: words, or what the field's kind is filled in with.
  package var suggestions: [Suggestion] {
    guard let row = focusedRow?.row, let field = focusedField,
      let configuration = keyboard.configuration, configuration.hasBar,
      keyboard.keys.emoji == nil
    else { return [] }
    return Suggestion.all(for: field.editor, row.input, on: configuration.type, shownLayout, words)
  }

  /// The words in the bar, as they stand there.
  package var predictions: [String] { suggestions.map(\.title) }

  /// Remembers the word before the caret, as before a space or when the field is left.
  mutating func learnWord() {
    if let word = focusedField?.editor.wordBeforeCaret { learn(word) }
  }

  private mutating func learn(_ word: String) {
    guard let input = focusedRow?.row.input,
      input.predictsWords(on: keyboard.configuration?.type)
    else { return }
    words.learn(word)
  }

  // MARK: Under a finger

  /// Where each suggestion lies, from the keyboard's top left corner.
  package var suggestionFrames: [CGRect] {
    guard let cells = keyboardGeometry?.predictionCells, !cells.isEmpty else { return [] }
    let suggestions = suggestions
    if suggestions.first?.isAlone == true { return [cells.reduce(cells[0]) { $0.union($1) }] }
    return Array(cells.prefix(suggestions.count))
  }

  /// Whether a point of the screen lies on the bar of predictions.
  func isOnPredictions(_ point: CGPoint) -> Bool {
    keyboardGeometry?.bar?.contains(onKeyboard(point)) ?? false
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
