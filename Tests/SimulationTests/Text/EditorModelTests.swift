import Foundation
import Simulation
import TestSupport
import Testing
import Typography

/// The editor beside the plainest thing that could do the same: a list of characters.
@Suite struct EditorModelTests {
  /// A text cut at the caret and the selection's other end, always re-read as characters.
  private struct Model {
    var text: [Character] = []
    var anchor = 0
    var head = 0

    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// The caret is where the first boundary at or after the end of the inserted text is.
    mutating func replace(_ range: Range<Int>, with inserted: String) {
      let before = String(text[..<range.lowerBound]) + inserted
      let whole = before + String(text[range.upperBound...])
      text = Array(whole)
      var bytes = 0
      head = 0
      while bytes < before.utf8.count {
        bytes += String(text[head]).utf8.count
        head += 1
      }
      anchor = head
    }

    mutating func delete(forward: Bool) {
      if anchor == head {
        anchor = forward ? min(head + 1, text.count) : max(head - 1, 0)
      }
      replace(selection, with: "")
    }

    mutating func move(_ step: Int, extending: Bool) {
      head = min(max(0, head + step), text.count)
      if !extending { anchor = head }
    }
  }

  static let pieces = [
    "a", "B ", "été", "e\u{301}", "\u{301}", "Привет", "שלום", "مرحبا", "नमस्ते", "क्षि", "한국어",
    "\u{1112}", "\u{1161}", "\u{11AB}", "日本", "ไทย", "👨‍👩‍👧‍👦", "🇩🇰", "🇩", "👍🏽", "\u{200D}", "\u{FE0F}",
    "𝒳",
  ]

  @Test(arguments: 0..<60) func agreesAfterEveryEdit(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var editor = TextEditor(isMultiline: seed % 2 == 0)
    var model = Model()
    for step in 0..<150 {
      edit(&editor, &model, &random)
      #expect(editor.text == String(model.text), "\(seed) \(step)")
      #expect(editor.text.cluster(at: editor.head) == model.head, "\(seed) \(step)")
      #expect(editor.text.cluster(at: editor.anchor) == model.anchor, "\(seed) \(step)")
      #expect(editor.text.offset(ofCluster: model.head) == editor.head, "\(seed) \(step)")
      guard editor.text == String(model.text) else { return }
    }
  }

  private func edit(
    _ editor: inout TextEditor, _ model: inout Model, _ random: inout SeededGenerator
  ) {
    let extending = Bool.random(using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0...3:
      let text = Self.pieces.randomElement(using: &random) ?? ""
      editor.insert(text)
      model.replace(model.selection, with: text)
    case 4:
      editor.deleteBackward()
      model.delete(forward: false)
    case 5:
      editor.deleteForward()
      model.delete(forward: true)
    case 6:
      editor.place(caret: editor.position(before: editor.head), extending: extending)
      model.move(-1, extending: extending)
    case 7:
      editor.place(caret: editor.position(after: editor.head), extending: extending)
      model.move(1, extending: extending)
    default:
      let place = Int.random(in: 0...max(0, model.text.count), using: &random)
      editor.place(caret: editor.text.offset(ofCluster: place), extending: extending)
      model.move(place - model.head, extending: extending)
    }
  }

  @Test func everyPlaceIsBroughtToABoundary() {
    let text = Self.pieces.joined()
    var editor = TextEditor(text)
    var boundaries: [Int] = []
    var bytes = 0
    for character in text {
      boundaries.append(bytes)
      bytes += String(character).utf8.count
    }
    boundaries.append(bytes)
    for place in -3...(bytes + 3) {
      editor.place(caret: place)
      #expect(editor.head == boundaries.first { $0 >= place } ?? bytes)
    }
  }

  @Test(arguments: [
    ("👨‍👩‍👧‍👦", 1), ("🇩🇰🇸🇪", 2), ("नमस्ते", 4), ("한국", 2), ("e\u{301}\u{302}\u{303}", 1), ("👍🏽", 1),
    ("\u{1112}\u{1161}\u{11AB}", 1), ("\u{301}", 1),
  ]) func oneBackspaceTakesOneCharacter(text: String, count: Int) {
    var editor = TextEditor(text)
    var presses = 0
    while !editor.text.isEmpty, presses < 20 {
      editor.deleteBackward()
      presses += 1
    }
    #expect(presses == text.count)
    #expect(text.count <= count)
  }

  @Test(arguments: [
    ("a\u{0}b\u{7}c\u{7F}", "abc", "abc"), ("a\r\nb\rc\nd", "a b c d", "a\nb\nc\nd"),
    ("a\u{2028}b\u{2029}c\u{85}d", "a b c d", "a\nb\nc\nd"), ("a\tb", "a b", "a b"),
    ("\u{1B}[31mred", "[31mred", "[31mred"), ("", "", ""),
  ]) func whatCannotBeTypedIsCleaned(text: String, single: String, multi: String) {
    #expect(TextEditor(text).text == single)
    #expect(TextEditor(text, isMultiline: true).text == multi)
    var editor = TextEditor("xy")
    editor.place(caret: 1)
    editor.insert(text)
    #expect(editor.text == "x\(single)y")
  }
}
