import Foundation
import KeyboardLayouts

extension Phone {
  /// Up to three words for the bar: what is typed, quoted, and how it may go on.
  package var predictions: [String] {
    guard let field = focusedField, keyboard.form?.hasBar == true,
      focusedRow?.row.input.predicts ?? keyboard.form?.type.allowsPredictions ?? false
    else { return [] }
    let word = field.editor.wordBeforeCaret
    if word.isEmpty { return shownLayout.openingWords }
    return ["“\(word)”"] + completions(of: word).prefix(2)
  }

  /// Frequent words of the language that begin with what is typed, in its case.
  private func completions(of word: String) -> [String] {
    let start = word.lowercased()
    let words = shownLayout.commonWords.filter { $0.hasPrefix(start) && $0 != start }
    let isCapital = word.first?.isUppercase ?? false
    return words.map { isCapital ? $0.prefix(1).uppercased() + $0.dropFirst() : $0 }
  }

  /// Whether a point of the screen lies on the bar of predictions.
  func isOnPredictions(_ point: CGPoint) -> Bool {
    keyboardPlan?.bar?.contains(onKeyboard(point)) ?? false
  }

  /// Returns which prediction lies under a point of the screen.
  func prediction(at point: CGPoint) -> Int? {
    keyboardPlan?.predictionCells.firstIndex { $0.contains(onKeyboard(point)) }
  }

  /// Puts a prediction in place of the word at the caret, and a space after it.
  mutating func accept(prediction index: Int) {
    let words = predictions
    guard words.indices.contains(index) else { return }
    let word = words[index].trimmingCharacters(in: CharacterSet(charactersIn: "“”"))
    edit { editor in
      let start = editor.wordStart(before: editor.head)
      if !editor.wordBeforeCaret.isEmpty { editor.select(start..<editor.head) }
      editor.insert(word + " ")
    }
  }
}
