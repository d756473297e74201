import Foundation
import Simulation
import TestSupport
import Testing

/// What was changed is undone and done again, word by word.
@Suite struct UndoTests {
  private func texts(undoing editor: TextEditor) -> [String] {
    var editor = editor
    var texts: [String] = []
    while editor.history.canUndo, texts.count < 1000 {
      editor.undo()
      texts.append(editor.text)
    }
    return texts
  }

  private func typed(_ text: String, into editor: TextEditor = TextEditor()) -> TextEditor {
    var editor = editor
    for character in text { editor.insert(String(character)) }
    return editor
  }

  @Test func aStepIsAWord() {
    let editor = typed("hello brave, new world")
    #expect(texts(undoing: editor) == ["hello brave, new ", "hello brave, ", "hello ", ""])
  }

  @Test func deletingIsAStepOfItsOwn() {
    var editor = typed("one two")
    for _ in 0..<5 { editor.deleteBackward() }
    #expect(editor.text == "on")
    #expect(texts(undoing: editor) == ["one two", "one ", ""])
  }

  @Test func deletingForwardsIsAStep() {
    var editor = TextEditor("abcdef")
    editor.place(caret: 2)
    for _ in 0..<3 { editor.deleteForward() }
    #expect(editor.text == "abf")
    editor.undo()
    #expect(editor.text == "abcdef")
    #expect(editor.head == 2)
  }

  @Test func aCaretThatWasMovedBeginsAStep() {
    var editor = typed("ab")
    editor.place(caret: 0)
    editor.place(caret: 2)
    editor = typed("cd", into: editor)
    #expect(texts(undoing: editor) == ["ab", ""])
  }

  @Test func aPasteIsAStepAndItsSelectionComesBack() {
    var editor = typed("see me")
    editor.select(0..<3)
    editor.insert("look at")
    #expect(editor.text == "look at me")
    editor.undo()
    #expect(editor.text == "see me")
    #expect(editor.selectedText == "see")
    editor.redo()
    #expect(editor.text == "look at me")
    #expect(editor.head == 7)
  }

  @Test func typingForgetsWhatWasUndone() {
    var editor = typed("one two")
    editor.undo()
    #expect(editor.history.canRedo)
    editor.insert("x")
    #expect(!editor.history.canRedo)
    let text = editor.text
    editor.redo()
    #expect(editor.text == text)
  }

  @Test func composingIsDroppedAndCommittedOnce() {
    var editor = typed("a ")
    editor.compose("ni")
    editor.compose("nih")
    editor.insert("你")
    #expect(texts(undoing: editor) == ["a ", ""])
    editor.compose("hao")
    editor.undo()
    #expect(editor.composition.isEmpty)
    #expect(editor.text == "a ")
  }

  /// Whatever was done, undoing goes back through texts that were there, and redoing forth again.
  @Test(arguments: 0..<60) func goesBackAndForth(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var editor = TextEditor("start نص 시작", isMultiline: seed % 2 == 0)
    var seen: Set<String> = [editor.text]
    for _ in 0..<40 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2: editor.insert(EditorModelTests.pieces.randomElement(using: &random) ?? "")
      case 3: editor.deleteBackward()
      case 4: editor.deleteForward()
      default:
        let place = Int.random(in: 0...editor.end, using: &random)
        editor.place(caret: place, extending: Bool.random(using: &random))
      }
      seen.insert(editor.text)
    }
    let last = editor.text
    var back: [String] = []
    while editor.history.canUndo {
      back.append(editor.text)
      editor.undo()
      #expect(seen.contains(editor.text), "\(seed)")
    }
    #expect(editor.text == "start نص 시작")
    for text in back.reversed() {
      editor.redo()
      #expect(editor.text == text, "\(seed)")
    }
    #expect(editor.text == last)
    #expect(!editor.history.canRedo)
  }

  @Test func onlySoManyStepsAreKept() {
    var editor = TextEditor()
    for _ in 0..<300 { editor = typed("ab ", into: editor) }
    #expect(texts(undoing: editor).count == 100)
  }

  @Test func keysUndoAndRedo() throws {
    var phone = try SimulatedDevice.typing()
    for character in "one two" { phone.drive(.text(String(character))) }
    phone.drive(.key(.undo, []))
    #expect(phone.text == "one ")
    phone.drive(.key(.undo, []))
    #expect(phone.text.isEmpty)
    phone.drive(.key(.redo, []))
    phone.drive(.key(.redo, []))
    phone.drive(.key(.redo, []))
    #expect(phone.text == "one two")
  }
}
