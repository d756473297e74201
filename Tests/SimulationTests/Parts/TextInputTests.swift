import Foundation
import KeyboardLayouts
import Simulation
import Testing

/// Text input alone, without a device.
@Suite struct TextInputTests {
  private func input() -> TextInput {
    TextInput([
      .field("A"), .field("Secret", InputTraits(isSecure: true)), .notes("Notes", text: "one two"),
      Row(id: "Button", kind: .button, label: "Button"),
    ])
  }

  @Test func onlyEditableRowsHaveAField() {
    #expect(input().fields.keys.sorted() == ["A", "Notes", "Secret"])
    #expect(input().fields["Notes"]?.editor.text == "one two")
  }

  @Test func withoutAFocusNothingIsEdited() {
    var text = input()
    let old = text
    #expect(text.edit(at: 1) { $0.insert("x") } == nil)
    #expect(text == old)
  }

  @Test func onlyAChangedTextViewIsReflowed() {
    var text = input()
    text.setFocus("A", at: 0)
    #expect(text.edit(at: 1) { $0.insert("x") } == .edited(isReflowed: false))
    text.setFocus("Notes", at: 2)
    #expect(text.edit(at: 3) { $0.selectAll() } == .edited(isReflowed: false))
    #expect(text.edit(at: 4) { $0.insert("x") } == .edited(isReflowed: true))
  }

  @Test func aSecretIsMaskedInTime() throws {
    var text = input()
    text.setFocus("Secret", at: 0)
    _ = text.edit(at: 1, reveals: true) { $0.insert("x") }
    #expect(text.focusedField?.revealed == 1)
    #expect(text.fieldActivity(at: 1).nextAction == 1 + FieldState.revealDuration)
    text.mask()
    #expect(text.focusedField?.revealed == nil)
    #expect(text.fieldActivity(at: 1).nextAction == nil)
  }

  @Test func aSecretIsNeverCopied() {
    var text = input()
    for (id, isCopied) in [("Secret", false), ("A", true)] {
      text.setFocus(id, at: 0)
      _ = text.edit(at: 1) { editor in
        editor.insert("words")
        editor.selectAll()
      }
      #expect(text.copy() == isCopied)
      #expect(text.pasteboard == (isCopied ? "words" : nil))
    }
  }

  @Test func threeTapsSelectMoreAndMore() {
    var text = input()
    text.setFocus("Notes", at: 0)
    let point = CGPoint(x: 10, y: 10)
    for (count, selected) in [(1, ""), (2, "one"), (3, "one two")] {
      #expect(text.tap(at: point, offset: 1, at: Double(count) * 0.2) != nil)
      #expect(text.focusedField?.editor.selectedText == selected, "\(count)")
    }
    _ = text.tap(at: point, offset: 1, at: 5)
    #expect(text.focusedField?.editor.selectedText == "", "too late for a series")
  }

  @Test func theFingerOnASelectionIsHeldAndDue() {
    var text = input()
    text.setFocus("Notes", at: 0)
    _ = text.edit(at: 0) { $0.selectAll() }
    let drag = SelectionDrag(touch: 4, finger: .zero, grip: .zero)
    #expect(text.beginSelectionDrag(drag, ofStart: true, at: 1) == .edited(isReflowed: false))
    #expect(text.focusedField?.editor.head == 0)
    #expect(text.focusedField?.editor.anchor == 7)
    #expect(text.selectionActivity == Activity(isHeld: true))
    text.continueSelectionDrag(at: 1.1)
    #expect(text.selectionActivity == Activity(nextAction: 1.1, isHeld: true))
    text.setFocus(nil, at: 2)
    #expect(text.selectionActivity == .idle)
  }

  @Test func aSceneReplacesAllFields() {
    var text = input()
    text.setFocus("A", at: 0)
    text.show([.field("B")])
    #expect(text.focus == nil)
    #expect(Array(text.fields.keys) == ["B"])
  }
}
