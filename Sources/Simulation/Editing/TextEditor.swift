import Foundation

/// The text of one field and what is selected in it.
///
/// Positions are UTF-8 offsets that always lie between two grapheme clusters, so neither a family
/// emoji nor a letter with its accents is ever split.
package struct TextEditor: Hashable, Sendable {
  package private(set) var text: String
  /// The end of the selection that stays when it is extended.
  package private(set) var anchor: Int
  /// The end of the selection where the caret is.
  package private(set) var head: Int
  /// Text an input method is still composing; it lies at the caret and is not part of `text` yet.
  package private(set) var composition: String = ""

  package let isMultiline: Bool

  package init(_ text: String = "", isMultiline: Bool = false) {
    self.isMultiline = isMultiline
    self.text = Self.clean(text, isMultiline: isMultiline)
    anchor = self.text.utf8.count
    head = anchor
  }

  package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  package var hasSelection: Bool { anchor != head }
  package var selectedText: String { String(text[range(selection)]) }
  package var end: Int { text.utf8.count }

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

  /// Puts text in place of the selection and the caret after it.
  package mutating func insert(_ inserted: String) {
    composition = ""
    let inserted = Self.clean(inserted, isMultiline: isMultiline)
    let start = selection.lowerBound
    text.replaceSubrange(range(selection), with: inserted)
    place(caret: start + inserted.utf8.count)
  }

  package mutating func compose(_ marked: String) {
    composition = Self.clean(marked, isMultiline: isMultiline)
  }

  /// Removes the composed text, or the selection, or else the grapheme cluster before the caret.
  package mutating func deleteBackward() { delete { $0.position(before: $0.head) } }

  /// Removes the composed text, or the selection, or else the grapheme cluster after the caret.
  package mutating func deleteForward() { delete { $0.position(after: $0.head) } }

  private mutating func delete(to position: (TextEditor) -> Int) {
    guard composition.isEmpty else { return composition = "" }
    if !hasSelection { anchor = position(self) }
    insert("")
  }

  // MARK: Selecting

  /// Moves the caret to a position, which is first brought to the nearest boundary at or after it.
  ///
  /// What is being composed is dropped, as by everything that moves the caret.
  package mutating func place(caret position: Int, extending: Bool = false) {
    composition = ""
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

  package mutating func select(_ range: Range<Int>) {
    place(caret: range.lowerBound)
    place(caret: range.upperBound, extending: true)
  }

  package mutating func selectAll() { select(0..<end) }
}

extension String {
  fileprivate func replacing(range: Range<String.Index>, with other: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: other)
    return copy
  }
}
