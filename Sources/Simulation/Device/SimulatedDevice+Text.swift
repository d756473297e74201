package import Foundation
import KeyboardLayouts
import Typography

extension SimulatedDevice {
  /// The text that is edited; nil without a focus.
  package var focusedField: FieldState? { focus.flatMap { fields[$0] } }

  // MARK: Changing text

  /// Types text from the host's keyboard, as it is.
  mutating func insert(_ text: String) {
    guard focus != nil, !text.isEmpty else { return }
    if text.first.map(\.isWordLike) == false { learnWord() }
    edit(reveals: text.count == 1) { $0.insert(text) }
    if text.count == 1 { light(.character(text.lowercased())) }
  }

  mutating func compose(_ text: String) { edit { $0.compose(text) } }

  mutating func endComposition() {
    guard let focus, let field = fields[focus], !field.editor.composition.isEmpty else { return }
    edit { $0.compose("") }
  }

  mutating func copySelection() {
    guard let editor = focusedField?.editor, editor.hasSelection, !isSecure else { return }
    pasteboard = editor.selectedText
  }

  mutating func cutSelection() {
    guard let editor = focusedField?.editor, editor.hasSelection, !isSecure else { return }
    pasteboard = editor.selectedText
    edit { $0.insert("") }
  }

  private var isSecure: Bool { focusedRow?.row.input.isSecure ?? false }

  /// Seconds during which a secret shows the character that was typed last.
  package static let revealDuration: TimeInterval = 1.5

  /// When a secret hides the character that was typed last; nil if it shows none.
  var concealment: TimeInterval? {
    focusedField.flatMap { $0.revealed == nil ? nil : $0.touched + Self.revealDuration }
  }

  mutating func conceal() {
    guard let focus else { return }
    fields[focus]?.revealed = nil
    scrollInside()
  }

  /// Lets the focused text change, then brings layout, shift and scrolling up to date.
  ///
  /// - Parameter reveals: whether one character is typed, which a secret shows for a moment.
  mutating func edit(reveals: Bool = false, _ body: (inout TextEditor) -> Void) {
    guard let focus, var field = fields[focus] else { return }
    taps = nil
    let old = field.editor
    body(&field.editor)
    field.touched = time
    field.revealed = reveals && isSecure && field.editor != old ? field.editor.head : nil
    fields[focus] = field
    if field.editor.isMultiline, field.editor.shownText != old.shownText {
      let before = targetGeometry
      relayout()
      followEnd(from: before)
      keepInRange()
    }
    updateShift()
    scrollInside()
    revealFocus()
  }

  /// Raises or drops shift as the field's autocapitalization asks at the caret.
  mutating func updateShift() {
    guard let row = focusedRow, let editor = fields[row.id]?.editor else { return }
    switch row.row.input.autocapitalization {
    case .none: keyboard.keys.autocapitalize(false)
    case .allCharacters: keyboard.keys.autocapitalize(true)
    case .sentences: keyboard.keys.autocapitalize(editor.isAtSentenceStart)
    case .words: keyboard.keys.autocapitalize(editor.isAtWordStart)
    }
  }

  /// Scrolls the focused text inside its row so that its caret shows.
  mutating func scrollInside() {
    guard let focus, let row = focusedRow, let field = fields[focus] else { return }
    guard row.block == nil else { return scrollLines(of: row, field) }
    let x = caretX(in: row, field)
    // From the end at which the line begins to read.
    let caret = form.isRightToLeft ? lineWidth(of: row, field) - x : x
    let old = shownLine(of: row, field).isWindow ? 0 : field.scrollX
    fields[focus]?.scrollX = max(
      0, min(max(old, caret + 2 - row.textFrame.width), max(0, caret - 2)))
  }

  /// Moves the lines of a row that has no room for all of them.
  private mutating func scrollLines(of row: SceneLayout.RowLayout, _ field: FieldState) {
    guard let block = row.block else { return }
    let caret = block.caret(at: field.editor.shownCaret, ruler: ruler)
    let most = max(0, block.height - row.textFrame.height)
    let wanted = min(max(field.scrollY, caret.maxY - row.textFrame.height), caret.minY)
    fields[row.id]?.scrollY = min(max(0, wanted), most)
  }

  // MARK: Keys of a hardware keyboard

  mutating func press(_ key: HardwareKey, _ modifiers: KeyModifiers) {
    key.action.map { light($0) }
    switch key {
    case .return: pressReturn()
    case .tab: moveFocus(by: modifiers.contains(.shift) ? -1 : 1)
    case .escape: setFocus(nil)
    case .backspace: deleteBackward(byWord: modifiers.contains(.word))
    case .delete: edit { $0.deleteForward() }
    case .selectAll: edit { $0.selectAll() }
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    case .left, .right, .up, .down, .home, .end: moveCaret(key, modifiers)
    }
  }

  /// Ends a line in a text view, goes to the next field, or leaves the field.
  mutating func pressReturn() {
    guard let row = focusedRow?.row, isReturnKeyEnabled else { return }
    if row.kind == .textView { return edit { $0.insert("\n") } }
    if row.input.returnKey == .next, moveFocus(by: 1) { return }
    setFocus(nil)
  }

  mutating func deleteBackward(byWord: Bool) {
    edit { editor in
      if byWord, !editor.hasSelection {
        editor.place(caret: editor.wordStart(before: editor.head), extending: true)
      }
      editor.deleteBackward()
    }
  }

  private mutating func moveCaret(_ key: HardwareKey, _ modifiers: KeyModifiers) {
    endComposition()
    guard let editor = focusedField?.editor else { return }
    let extends = modifiers.contains(.shift)
    let target: Int
    switch key {
    case .left, .right:
      target = sideways(editor, forward: (key == .right) != readsRightToLeft(editor), modifiers)
    case .up, .down: target = vertical(editor, by: key == .up ? -1 : 1)
    default: target = lineEdge(editor, atEnd: key == .end)
    }
    edit { $0.place(caret: target, extending: extends) }
  }

  /// Whether the paragraph at the caret is read from right to left; an empty one as the scene is.
  private func readsRightToLeft(_ editor: TextEditor) -> Bool {
    let paragraph = editor.text(in: editor.paragraphRange(at: editor.head))
    return paragraph.contains(where: \.isLetter)
      ? ruler.isRightToLeft(paragraph) : form.isRightToLeft
  }

  private func sideways(
    _ editor: TextEditor, forward: Bool, _ modifiers: KeyModifiers
  ) -> Int {
    if editor.hasSelection, modifiers.isEmpty {
      return forward ? editor.selection.upperBound : editor.selection.lowerBound
    }
    if modifiers.contains(.word) {
      return forward ? editor.wordEnd(after: editor.head) : editor.wordStart(before: editor.head)
    }
    return forward ? editor.position(after: editor.head) : editor.position(before: editor.head)
  }

  private func vertical(_ editor: TextEditor, by step: Int) -> Int {
    let edge = step < 0 ? 0 : editor.end
    guard let block = focusedRow?.block else { return edge }
    let line = block.lineIndex(of: editor.head) + step
    guard block.lines.indices.contains(line) else { return edge }
    let caret = block.caret(at: editor.head, ruler: ruler)
    return block.offset(
      at: CGPoint(x: caret.midX, y: (CGFloat(line) + 0.5) * block.lineHeight), ruler: ruler)
  }

  private func lineEdge(_ editor: TextEditor, atEnd: Bool) -> Int {
    guard let block = focusedRow?.block else { return atEnd ? editor.end : 0 }
    let line = block.lineIndex(of: editor.head)
    return atEnd ? block.lastOffset(ofLine: line) : block.lines[line].range.lowerBound
  }
}
