import Foundation

/// The text of one field and what is selected in it.
///
/// Positions are UTF-8 offsets that always lie between two grapheme clusters, so neither a family
/// emoji nor a letter with its accents is ever split.
package struct TextEditor: Hashable, Sendable {
  /// What the field holds: no control characters, and line breaks only where it is multiline.
  ///
  /// Every line break is a single `\n`, whatever was pasted.
  package private(set) var text: String
  /// The end of the selection that stays when it is extended.
  package private(set) var anchor: Int
  /// The end of the selection where the caret is.
  package private(set) var head: Int
  /// Text an input method is still composing; it lies at the caret and is not part of `text` yet.
  package private(set) var composition: String = ""

  /// The steps by which the text came about; moving the caret ends the last one.
  package private(set) var history = EditHistory()

  /// Whether there may be line breaks; else each becomes a space.
  package let isMultiline: Bool
  /// How many grapheme clusters there may be; nil for as many as one likes.
  package let limit: Int?

  /// Makes an editor with the caret at the end of a text.
  ///
  /// The limit holds for what is put in later; a text that is longer from the start stays whole.
  package init(_ text: String = "", isMultiline: Bool = false, limit: Int? = nil) {
    self.isMultiline = isMultiline
    self.limit = limit
    self.text = Self.clean(text, isMultiline: isMultiline)
    anchor = self.text.utf8.count
    head = anchor
  }

  /// The selected UTF-8 offsets, whichever end the caret is at; empty at the caret without any.
  package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// Whether at least one grapheme cluster is selected.
  package var hasSelection: Bool { anchor != head }
  /// The selected part of `text`, in clear also where the field hides it.
  package var selectedText: String { text(in: selection) }
  /// The position after the last character, as a UTF-8 offset.
  package var end: Int { text.utf8.count }

  /// Returns the part of `text` between two UTF-8 offsets; what lies outside of it is left out.
  package func text(in offsets: Range<Int>) -> String { String(text[range(offsets)]) }

  /// The text as it is shown: with what is being composed in its place.
  package var shownText: String {
    composition.isEmpty ? text : text.replacing(range: range(selection), with: composition)
  }

  /// The caret's position in `shownText`.
  package var shownCaret: Int {
    composition.isEmpty ? head : selection.lowerBound + composition.utf8.count
  }

  /// Where the composed text lies in `shownText`; empty if there is none.
  package var shownComposition: Range<Int> {
    selection.lowerBound..<(selection.lowerBound + composition.utf8.count)
  }

  // MARK: Changing

  /// Puts text in place of the selection and the caret after it; what is over the limit is left out.
  package mutating func insert(_ inserted: String) {
    replaceSelection(with: inserted, anchor, head, inserted.count == 1 ? .typing : .replacing)
  }

  /// Shows what an input method is composing in place of the selection; empty ends it.
  ///
  /// It is no step to be undone and no part of `text` before it is inserted.
  package mutating func compose(_ marked: String) {
    composition = Self.clean(marked, isMultiline: isMultiline)
  }

  /// Removes the composed text, or the selection, or else the grapheme cluster before the caret.
  package mutating func deleteBackward() { delete { $0.position(before: $0.head) } }

  /// Removes the composed text, or the selection, or else the grapheme cluster after the caret.
  package mutating func deleteForward() { delete { $0.position(after: $0.head) } }

  private mutating func delete(to position: (TextEditor) -> Int) {
    guard composition.isEmpty else { return composition = "" }
    let (oldAnchor, oldHead) = (anchor, head)
    if !hasSelection { anchor = position(self) }
    guard hasSelection else { return }
    replaceSelection(with: "", oldAnchor, oldHead, oldAnchor == oldHead ? .deleting : .replacing)
  }

  /// Replaces what is selected and notes what was selected before that as a step's beginning.
  private mutating func replaceSelection(
    with inserted: String, _ oldAnchor: Int, _ oldHead: Int, _ kind: EditHistory.Kind
  ) {
    composition = ""
    let inserted = fitting(Self.clean(inserted, isMultiline: isMultiline))
    guard hasSelection || !inserted.isEmpty else { return }
    let step = EditHistory.Step(
      start: selection.lowerBound, removed: selectedText, inserted: inserted, anchor: oldAnchor,
      head: oldHead)
    let startsWord = kind == .typing && inserted.first?.isWordLike == true && isAtWordStart
    history.note(step, kind, startsWord: startsWord)
    text.replaceSubrange(range(selection), with: inserted)
    head = boundary(step.insertedEnd)
    anchor = head
  }

  /// Returns as much of a text as there is room for in place of the selection.
  private func fitting(_ inserted: String) -> String {
    guard let limit, !inserted.isEmpty else { return inserted }
    var part = inserted[...]
    while !part.isEmpty {
      var whole = text
      whole.replaceSubrange(range(selection), with: part)
      let surplus = whole.count - limit
      if surplus <= 0 { break }
      part = part.dropLast(surplus)
    }
    return String(part)
  }

  // MARK: Undoing

  /// Takes the last step back and selects what was selected before it.
  package mutating func undo() {
    guard let step = history.takeDone() else { return }
    composition = ""
    replace(step.start..<step.insertedEnd, with: step.removed)
    anchor = boundary(step.anchor)
    head = boundary(step.head)
  }

  /// Takes the last undoing back.
  package mutating func redo() {
    guard let step = history.takeUndone() else { return }
    composition = ""
    replace(step.start..<step.removedEnd, with: step.inserted)
    head = boundary(step.insertedEnd)
    anchor = head
  }

  private mutating func replace(_ offsets: Range<Int>, with other: String) {
    text.replaceSubrange(range(offsets), with: other)
  }

  // MARK: Selecting

  /// Moves the caret to a position, which is first brought to the nearest boundary at or after it.
  ///
  /// What is being composed is dropped, as by everything that moves the caret.
  package mutating func place(caret position: Int, extending: Bool = false) {
    composition = ""
    history.close()
    head = boundary(position)
    if !extending { anchor = head }
  }

  /// Moves the caret to a position in `shownText`; one in the composed text means its beginning.
  package mutating func place(shownCaret position: Int) {
    guard !composition.isEmpty, position > selection.lowerBound else {
      return place(caret: position)
    }
    let beyond = position - shownComposition.upperBound
    place(caret: beyond < 0 ? selection.lowerBound : selection.upperBound + beyond)
  }

  /// Selects the text between two offsets, with the caret at the end.
  package mutating func select(_ range: Range<Int>) {
    place(caret: range.lowerBound)
    place(caret: range.upperBound, extending: true)
  }

  /// Selects the whole text, with the caret at the end.
  package mutating func selectAll() { select(0..<end) }
}

extension String {
  fileprivate func replacing(range: Range<String.Index>, with other: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: other)
    return copy
  }
}
