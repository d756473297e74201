package import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Typography

/// Changing the focused text.
extension SimulatedDevice {
  /// Lets the focused text change, then brings layout, shift and scrolling up to date.
  mutating func edit(reveals: Bool = false, _ body: (inout TextEditor) -> Void) {
    handle(textInput.edit(at: time, reveals: reveals, body))
  }

  mutating func handle(_ output: TextInput.Output?) {
    guard case .edited(let isReflowed)? = output else { return }
    if isReflowed {
      let before = targetGeometry
      layOutFocusedText()
      followEnd(from: before)
      keepInRange()
    }
    updateShift()
    scrollToCaret()
    revealFocus()
  }

  private mutating func layOutFocusedText() {
    guard let focus, let field = focusedField else { return }
    let texts = scene.body == .form ? [focus: field.editor.shownText] : textInput.longTexts
    content.layOut(changedText: focus, texts: texts, style, ruler)
    scrollToCaret()
  }

  /// Scrolls the focused text inside its row so that its caret is visible.
  mutating func scrollToCaret() {
    if let geometry = focusedGeometry { textInput.scrollToCaret(geometry) }
  }

  mutating func maskTypedCharacter() {
    textInput.mask()
    scrollToCaret()
  }

  /// Types text from the host's keyboard, as it is.
  mutating func insert(_ text: String) {
    guard focus != nil, !text.isEmpty else { return }
    if text.first.map(\.isWordLike) == false { learnWord() }
    edit(reveals: text.count == 1) { $0.insert(text) }
    if text.count == 1 { highlight(.character(text.lowercased())) }
  }

  mutating func endComposition() {
    if focusedField?.editor.composition.isEmpty == false { edit { $0.compose("") } }
  }

  mutating func deleteBackward(byWord: Bool) {
    edit { editor in
      if byWord, !editor.hasSelection {
        editor.place(caret: editor.wordStart(before: editor.head), extending: true)
      }
      editor.deleteBackward()
    }
  }

  /// Raises or drops shift as the field's autocapitalization asks at the caret.
  mutating func updateShift() {
    guard let row = focusedRow, let editor = focusedField?.editor else { return }
    switch row.row.input.autocapitalization {
    case .none: keyboard.keys.autocapitalize(false)
    case .allCharacters: keyboard.keys.autocapitalize(true)
    case .sentences: keyboard.keys.autocapitalize(editor.isAtSentenceStart)
    case .words: keyboard.keys.autocapitalize(editor.isAtWordStart)
    }
  }

  // MARK: Keys of a hardware keyboard

  mutating func press(_ key: HardwareKey, _ modifiers: KeyModifiers) {
    key.action.map { highlight($0) }
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

  /// Whether the return key can be pressed: it may wait for a text.
  package var isReturnKeyEnabled: Bool {
    guard focusedRow?.row.input.enablesReturnKeyAutomatically == true else { return true }
    return focusedField?.editor.shownText.isEmpty == false
  }

  /// Ends a line in a text view, goes to the next field, or leaves the field.
  mutating func pressReturn() {
    guard let row = focusedRow?.row, isReturnKeyEnabled else { return }
    if row.kind == .textView { return edit { $0.insert("\n") } }
    if row.input.returnKey == .next, moveFocus(by: 1) { return }
    setFocus(nil)
  }

  private mutating func moveCaret(_ key: HardwareKey, _ modifiers: KeyModifiers) {
    endComposition()
    guard let geometry = focusedGeometry else { return }
    let target = geometry.offset(after: key, modifiers)
    edit { $0.place(caret: target, extending: modifiers.contains(.shift)) }
  }
}

// MARK: Where the text is

extension SimulatedDevice {
  /// Returns where the text of a row is; nil for a row that is not editable.
  package func fieldGeometry(of row: SceneLayout.RowLayout) -> FieldGeometry? {
    fields[row.id].map {
      FieldGeometry(
        row: row, field: $0, font: layout.font(of: row), isRightToLeft: layout.isRightToLeft,
        ruler: ruler)
    }
  }

  /// Where the focused text is; nil without a focus.
  package var focusedGeometry: FieldGeometry? { focusedRow.flatMap(fieldGeometry) }

  /// The caret in its row's coordinates; nil without a focus.
  package var caretInContent: CGRect? { focusedGeometry?.caret }

  /// The caret in screen coordinates, two points wide, lit or not; nil without a focus.
  ///
  /// It may lie under the keyboard or outside of the screen.
  package var caretOnScreen: CGRect? {
    focusedGeometry.map { onScreen($0.caret, $0.row.placement) }
  }

  /// Returns the boundary of a field's shown text that is nearest to a point of the screen.
  func offset(at point: CGPoint, in geometry: FieldGeometry) -> Int {
    let origin = onScreen(geometry.row.textFrame, geometry.row.placement).origin
    return geometry.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }
}
