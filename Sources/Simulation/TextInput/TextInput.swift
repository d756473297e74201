package import Foundation

/// The texts that can be edited, and the one that is: focus, selection, pasteboard.
package struct TextInput: Hashable, Sendable {
  /// What the device has to bring up to date.
  package enum Output: Hashable {
    /// The text or the caret of the focused field may have changed; the text of a text view needs
    /// another layout if `isReflowed`.
    case edited(isReflowed: Bool)
  }

  /// The id of the row that is edited; nil without a focus.
  package private(set) var focus: String?
  /// The texts of all editable rows, by row id.
  package private(set) var fields: [String: FieldState] = [:]
  /// The text that was copied or cut last.
  package private(set) var pasteboard: String?
  /// The finger that drags an end of the selection.
  package private(set) var selectionDrag: SelectionDrag?
  private var lastTap: MultiTap?

  /// Creates the fields of rows with their initial texts; none has the focus.
  package init(_ rows: [Row] = []) {
    for row in rows where row.kind.isEditable {
      fields[row.id] = FieldState(
        editor: TextEditor(
          row.text, isMultiline: row.kind == .textView, limit: row.input.characterLimit),
        isSecure: row.input.isSecure)
    }
  }

  /// What the text views hold, by row id.
  var longTexts: [String: String] {
    fields.filter { $0.value.editor.isMultiline }.mapValues(\.editor.shownText)
  }

  /// The text that is edited; nil without a focus.
  package var focusedField: FieldState? { focus.flatMap { fields[$0] } }

  /// Moves the focus; a field that is left shows its text from the beginning, and nothing of a secret.
  package mutating func setFocus(_ id: String?, at time: TimeInterval) {
    selectionDrag = nil
    if let left = focus {
      fields[left]?.scrollX = 0
      fields[left]?.revealed = nil
    }
    focus = id
    if let id { fields[id]?.touched = time }
  }

  /// Replaces all fields by those of another scene; pasteboard and taps stay.
  package mutating func show(_ rows: [Row]) {
    focus = nil
    fields = TextInput(rows).fields
  }

  // MARK: Changing text

  /// Lets the focused text change; nil without a focus.
  ///
  /// With `reveals`, one character is typed, which a secret shows for a moment.
  package mutating func edit(
    at time: TimeInterval, reveals: Bool = false, _ body: (inout TextEditor) -> Void
  ) -> Output? {
    guard let focus, var field = fields[focus] else { return nil }
    lastTap = nil
    let old = field.editor
    body(&field.editor)
    field.touched = time
    field.revealed = reveals && field.isSecure && field.editor != old ? field.editor.head : nil
    fields[focus] = field
    return .edited(
      isReflowed: field.editor.isMultiline && field.editor.shownText != old.shownText)
  }

  /// Empties a field as after its text was sent.
  package mutating func clear(_ id: String, at time: TimeInterval) {
    guard let field = fields[id] else { return }
    fields[id] = FieldState(
      editor: TextEditor(isMultiline: field.editor.isMultiline, limit: field.editor.limit),
      isSecure: field.isSecure, touched: time)
  }

  /// Copies the selection to the pasteboard; false if nothing can be copied, as from a secret.
  package mutating func copy() -> Bool {
    guard let field = focusedField, field.editor.hasSelection, !field.isSecure else {
      return false
    }
    pasteboard = field.editor.selectedText
    return true
  }

  /// Scrolls the focused text inside its row so that the caret is visible.
  package mutating func scrollToCaret(_ geometry: FieldGeometry) {
    if let focus { fields[focus] = geometry.scrolledToCaret }
  }

  /// Hides the character of a secret that was typed last.
  package mutating func mask() {
    if let focus { fields[focus]?.revealed = nil }
  }

  // MARK: Selecting with fingers

  /// Puts the caret where a tap is; the second of three selects a word, the third a paragraph.
  package mutating func tap(
    at point: CGPoint, offset: Int, at time: TimeInterval
  ) -> Output? {
    guard let focus, let field = fields[focus] else { return nil }
    let tap = MultiTap(row: focus, point: point, time: time)
    let series = lastTap?.followed(by: tap) ?? tap
    defer { lastTap = series }
    let isWhole = field.isSecure && series.count > 1
    return edit(at: time) { editor in
      editor.place(shownCaret: offset)
      switch series.count {
      case 1: break
      case 2 where !isWhole: editor.select(editor.wordRange(at: editor.head))
      case 3 where !isWhole: editor.select(editor.paragraphRange(at: editor.head))
      default: editor.selectAll()
      }
    }
  }

  /// Lets a finger hold an end of the selection.
  package mutating func beginSelectionDrag(
    _ drag: SelectionDrag, ofStart isStart: Bool, at time: TimeInterval
  ) -> Output? {
    selectionDrag = drag
    return edit(at: time) { editor in
      let selection = editor.selection
      editor.place(caret: isStart ? selection.upperBound : selection.lowerBound)
      editor.place(caret: isStart ? selection.lowerBound : selection.upperBound, extending: true)
    }
  }

  /// Moves the finger that holds an end of the selection.
  package mutating func moveSelectionDrag(to point: CGPoint) { selectionDrag?.finger = point }

  /// Says when the selection grows next by itself; nil if it does not.
  package mutating func continueSelectionDrag(at due: TimeInterval?) { selectionDrag?.due = due }

  /// Lets go of the selection.
  package mutating func endSelectionDrag() { selectionDrag = nil }

  // MARK: Activity

  /// A finger that drags the selection beyond the visible text makes it grow step by step.
  package var selectionActivity: Activity {
    Activity(nextAction: selectionDrag?.due, isHeld: selectionDrag != nil)
  }

  /// The last character of a secret is masked, and the caret blinks.
  package func fieldActivity(at time: TimeInterval) -> Activity {
    guard let field = focusedField else { return .idle }
    return Activity(nextAction: field.maskTime, nextChange: field.nextBlink(after: time))
  }
}
