import Typography

/// A single-line field's text as it is drawn: secured, and for very long texts only what is near.
package struct ShownLine: Hashable, Sendable {
  /// What is drawn: at most 256 grapheme clusters on each side of the caret.
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

  /// - Parameter revealed: the end of the one character of a secured text that is shown in clear.
  init(_ editor: TextEditor, isSecure: Bool, revealed: Int? = nil) {
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
    if isSecure { secure(except: revealed.map { window.cluster(at: $0 - base) - 1 }) }
  }

  /// Returns where a grapheme cluster of `text` begins in the editor's shown text, in UTF-8 offsets.
  func shownOffset(ofCluster cluster: Int) -> Int { base + window.offset(ofCluster: cluster) }

  /// Puts a dot in place of every grapheme cluster but one.
  private mutating func secure(except shown: Int?) {
    let pieces = text.enumerated().map { $0.offset == shown ? String($0.element) : "•" }
    var ends = [0]
    for piece in pieces { ends.append((ends.last ?? 0) + piece.utf8.count) }
    let clear = text
    func place(_ offset: Int) -> Int { ends[clear.cluster(at: offset)] }
    caret = place(caret)
    selection = place(selection.lowerBound)..<place(selection.upperBound)
    composition = place(composition.lowerBound)..<place(composition.upperBound)
    text = pieces.joined()
  }
}
