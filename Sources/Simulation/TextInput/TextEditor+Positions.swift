import Foundation

extension TextEditor {
  /// Returns where the grapheme cluster before a position begins; 0 at the beginning.
  package func position(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    return text.index(before: index(offset)).utf8Offset(in: text)
  }

  /// Returns where the grapheme cluster after a position ends; the text's end at its end.
  package func position(after offset: Int) -> Int {
    guard offset < end else { return end }
    return text.index(after: index(offset)).utf8Offset(in: text)
  }

  /// Returns the position after the word that ends next, skipping what is between words.
  package func wordEnd(after offset: Int) -> Int {
    var index = index(offset)
    while index < text.endIndex, !text[index].isWordLike { index = text.index(after: index) }
    while index < text.endIndex, text[index].isWordLike { index = text.index(after: index) }
    return index.utf8Offset(in: text)
  }

  /// Returns the position before the word that begins last.
  package func wordStart(before offset: Int) -> Int {
    var index = index(offset)
    while index > text.startIndex, !text[text.index(before: index)].isWordLike {
      index = text.index(before: index)
    }
    while index > text.startIndex, text[text.index(before: index)].isWordLike {
      index = text.index(before: index)
    }
    return index.utf8Offset(in: text)
  }

  /// The word that the caret stands at the end of; empty between words.
  package var wordBeforeCaret: String {
    guard head > 0 else { return "" }
    let previous = text[text.index(before: index(head))]
    return previous.isWordLike
      ? String(text[index(wordStart(before: head))..<index(head)]) : ""
  }

  /// The word around a position, else the word before it, else the one character at it.
  package func wordRange(at offset: Int) -> Range<Int> {
    let index = index(offset)
    let isIn = { (index: String.Index) in text[index].isWordLike }
    let before = index > text.startIndex ? text.index(before: index) : nil
    if index < text.endIndex, isIn(index) || before.map(isIn) != true {
      let start = before.map(isIn) == true && isIn(index) ? wordStart(before: offset) : offset
      return start..<(isIn(index) ? wordEnd(after: offset) : position(after: offset))
    }
    return before.map(isIn) == true
      ? wordStart(before: offset)..<offset : position(before: offset)..<offset
  }

  /// The text between the line breaks around a position.
  package func paragraphRange(at offset: Int) -> Range<Int> {
    let index = index(offset)
    let start = text[..<index].lastIndex(where: \.isNewline).map { text.index(after: $0) }
    let last = text[index...].firstIndex(where: \.isNewline)
    let end = (last ?? text.endIndex).utf8Offset(in: text)
    return (start ?? text.startIndex).utf8Offset(in: text)..<end
  }

  /// Whether a sentence begins at the caret: at the start, or after an end mark and a space.
  package var isAtSentenceStart: Bool {
    let before = text[..<index(selection.lowerBound)]
    guard let last = before.last else { return true }
    if last.isNewline { return true }
    guard last.isWhitespace else { return false }
    return before.reversed().first { !$0.isWhitespace }.map { ".!?".contains($0) } ?? true
  }

  /// Whether a word begins at the caret: what is before it is no part of one.
  package var isAtWordStart: Bool {
    guard selection.lowerBound > 0 else { return true }
    return !text[text.index(before: index(selection.lowerBound))].isWordLike
  }

  /// Brings any offset to a place between two grapheme clusters: the nearest at or after it.
  func boundary(_ offset: Int) -> Int {
    let index = index(offset)
    let isBoundary = index == text.endIndex || String.Index(index, within: text) != nil
    // An index inside a cluster counts as the cluster's beginning.
    return (isBoundary ? index : text.index(after: index)).utf8Offset(in: text)
  }

  /// Converts an offset, which may lie outside the text, to an index in it.
  func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: min(max(0, offset), end))
  }

  /// Converts offsets, which may lie outside the text, to indices in it.
  func range(_ offsets: Range<Int>) -> Range<String.Index> {
    index(offsets.lowerBound)..<index(offsets.upperBound)
  }
}

extension Character {
  /// Whether the character is part of a word for moving and deleting by words.
  var isWordLike: Bool { isLetter || isNumber || self == "'" || self == "’" || self == "_" }
}

extension String.Index {
  /// The index as a UTF-8 offset.
  fileprivate func utf8Offset(in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: self)
  }
}
