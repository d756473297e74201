/// A single-line field's text as it is drawn: secured, and for very long texts only what is near.
package struct ShownLine: Hashable, Sendable {
  package var text: String
  /// The caret as a UTF-8 offset in `text`.
  package var caret: Int
  /// The selected part as UTF-8 offsets in `text`; empty without a selection.
  package var selection: Range<Int>
  /// What an input method is composing, as UTF-8 offsets in `text`.
  package var composition: Range<Int>
  /// Whether text was left out at the beginning, so that positions count from the first shown.
  package var isWindow: Bool
  /// What is shown in clear, for secured text too, and where it begins in the editor's shown text.
  private let window: String
  private let base: Int

  /// Grapheme clusters kept on each side of the caret.
  private static let reach = 256

  init(_ editor: TextEditor, isSecure: Bool) {
    let shown = editor.shownText
    let caret = shown.utf8.index(shown.startIndex, offsetBy: editor.shownCaret)
    let first =
      shown.index(caret, offsetBy: -Self.reach, limitedBy: shown.startIndex) ?? shown.startIndex
    let last = shown.index(caret, offsetBy: Self.reach, limitedBy: shown.endIndex) ?? shown.endIndex
    window = String(shown[first..<last])
    base = shown.utf8.distance(from: shown.startIndex, to: first)
    isWindow = first > shown.startIndex
    let end = base + window.utf8.count
    let start = base
    func local(_ offset: Int) -> Int { min(max(offset, start), end) - start }
    let selection = editor.composition.isEmpty ? editor.selection : 0..<0
    text = window
    self.caret = local(editor.shownCaret)
    self.selection = local(selection.lowerBound)..<local(selection.upperBound)
    composition =
      local(editor.shownComposition.lowerBound)..<local(editor.shownComposition.upperBound)
    if isSecure { secure() }
  }

  /// Returns where a grapheme cluster of `text` begins in the editor's shown text, in UTF-8 offsets.
  func shownOffset(ofCluster cluster: Int) -> Int { base + window.offset(ofCluster: cluster) }

  private mutating func secure() {
    let dot = "•"
    func dots(_ offset: Int) -> Int { text.cluster(at: offset) * dot.utf8.count }
    caret = dots(caret)
    selection = dots(selection.lowerBound)..<dots(selection.upperBound)
    composition = dots(composition.lowerBound)..<dots(composition.upperBound)
    text = String(repeating: dot, count: text.count)
  }
}

extension Phone {
  /// Returns what a single-line row shows of its text.
  package func shownLine(of row: SceneLayout.RowFrame, _ field: FieldState) -> ShownLine {
    ShownLine(field.editor, isSecure: row.row.input.isSecure)
  }
}
