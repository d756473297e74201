import Foundation
import JSON
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// Keys that are held: they repeat, offer other characters, or move the caret.
@Suite struct HeldKeyTests {
  private func typed(_ text: String, isMultiline: Bool = false) throws -> SimulatedDevice {
    var phone = try SimulatedDevice.typing(row: isMultiline ? .notes("A", text: text) : nil)
    if !isMultiline { phone.drive(.text(text)) }
    return phone
  }

  @Test func deleteRepeatsAndThenDeletesWords() throws {
    let words = "one two three "
    let text = words + String(repeating: "x", count: 30)
    var phone = try typed(text)
    try phone.hold(key: "delete")
    let start = phone.time
    phone.advance(to: start + 0.499)
    #expect(phone.text == text)
    for count in 1...20 {
      phone.advance(to: start + 0.5 + 0.1 * Double(count - 1) + 0.001)
      #expect(phone.text == String(text.dropLast(count)))
    }
    for rest in [words, "one two ", "one ", "", ""] {
      phone.wait(0.1)
      #expect(phone.text == rest)
    }
    phone.lift()
    #expect(phone.text == "")
  }

  @Test func aDeleteThatRepeatedDeletesNoMoreWhenLifted() throws {
    var phone = try typed("abcdef")
    try phone.hold(key: "delete")
    phone.wait(0.65)
    phone.lift()
    phone.wait(3)
    #expect(phone.text == "abcd")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func framesChangeNothing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var coarse = try typed("Some words, 👨‍👩‍👧‍👦 and é more of them here.")
    try coarse.hold(key: "delete")
    var fine = coarse
    let end = coarse.time + .random(in: 0...5, using: &random)
    coarse.advance(to: end)
    while fine.time < end {
      fine.advance(to: min(end, fine.time + .random(in: 0.001...0.3, using: &random)))
    }
    #expect(coarse.text == fine.text)
    #expect(coarse.report.json.text() == fine.report.json.text())
  }

  @Test func aRestingFingerChoosesAnotherCharacter() throws {
    var phone = try SimulatedDevice.typing(["de-DE"])
    try phone.hold(key: "s")
    phone.wait(0.499)
    #expect(phone.keyboard.presses.alternatives.isEmpty)
    phone.wait(0.002)
    #expect(phone.keyboard.presses.alternatives[0]?.texts == ["s", "ß", "ś", "š"])
    #expect(phone.keyboard.presses.alternatives[0]?.text == "s")
    let cell = try phone.keyboard.presses.alternatives[0].found("choice").cell(1)
    phone.touch(.moved, phone.keysOrigin.x + cell.midX, phone.keysOrigin.y + cell.midY)
    #expect(phone.keyboard.presses.alternatives[0]?.text == "ß")
    phone.lift()
    #expect(phone.text == "ß")
    #expect(phone.keyboard.presses.alternatives.isEmpty)
  }

  @Test func capitalsOfferCapitals() throws {
    var phone = try SimulatedDevice.typing(["de-DE"])
    try phone.pressKey("shift")
    try phone.hold(key: "s")
    phone.wait(0.5)
    #expect(phone.keyboard.presses.alternatives[0]?.texts == ["S", "ẞ", "Ś", "Š"])
  }

  @Test func aFingerFarFromTheChoiceTypesNothing() throws {
    var phone = try SimulatedDevice.typing(["de-DE"])
    try phone.hold(key: "s")
    phone.wait(0.5)
    phone.touch(.moved, 100, 200)
    phone.lift()
    #expect(phone.text == "")
  }

  @Test func twoQuickSpacesEndASentence() throws {
    for (text, pause, wanted) in [
      ("hi", 0.2, "hi. "), ("hi", 0.6, "hi  "), ("", 0.2, "  "), ("hi.", 0.2, "hi.  "),
      ("3", 0.2, "3. "),
    ] {
      var phone = try typed(text)
      try phone.pressKey("space")
      phone.wait(pause)
      try phone.pressKey("space")
      #expect(phone.text == wanted, "after \(text)")
    }
  }

  @Test func addressesHaveNoSentences() throws {
    let input = InputTraits(keyboardType: .emailAddress, autocapitalization: .none)
    var phone = try SimulatedDevice.typing(["en-US"], input)
    for id in ["a", "space", "space"] { try phone.pressKey(id) }
    #expect(phone.text == "a  ")
  }

  @Test func theSpaceBarMovesTheCaret() throws {
    var phone = try typed("hello")
    let place = try phone.place(ofKey: "space")
    phone.touch(.began, place.x, place.y)
    phone.wait(0.501)
    #expect(phone.keyboard.presses.caretDrag != nil)
    let before = try phone.caretOnScreen.found("caret").midX
    phone.touch(.moved, place.x - 20, place.y)
    let after = try phone.caretOnScreen.found("caret").midX
    #expect(isNear(before - after, 20, 6))
    phone.touch(.moved, place.x - 300, place.y - 40)
    #expect(phone.focusedField?.editor.head == 0)
    phone.touch(.ended, place.x - 300, place.y - 40)
    #expect(phone.keyboard.presses.caretDrag == nil)
    #expect(phone.text == "hello")
    try phone.pressKey("q")
    #expect(phone.text == "qhello")
  }

  @Test(arguments: 0..<20 as Range<UInt64>, [false, true])
  func theCaretsWayDependsOnTheFingersPlaceOnly(seed: UInt64, isMultiline: Bool) throws {
    var random = SeededGenerator(seed: seed)
    let text = String(repeating: "Grüße 👨‍👩‍👧‍👦 नमस्ते ", count: isMultiline ? 6 : 30)
    var phone = try typed(text, isMultiline: isMultiline)
    let place = try phone.place(ofKey: "space")
    phone.touch(.began, place.x, place.y)
    phone.wait(0.501)
    let end = CGPoint(
      x: .random(in: 20...370, using: &random), y: .random(in: 600...800, using: &random))
    var direct = phone
    for _ in 0..<8 {
      phone.touch(
        .moved, .random(in: 20...370, using: &random), .random(in: 600...800, using: &random))
      let editor = try phone.focusedField.found("field").editor
      #expect(
        editor.position(after: editor.position(before: editor.head)) == editor.head
          || editor.head == 0)
    }
    phone.touch(.moved, end.x, end.y)
    direct.touch(.moved, end.x, end.y)
    #expect(phone.focusedField?.editor.head == direct.focusedField?.editor.head)
    #expect(phone.text == text)
  }

  @Test func aSpaceBarThatMovedTheCaretTypesNoSpaceAndAShortPressDoes() throws {
    var phone = try typed("ab")
    try phone.hold(key: "space")
    phone.wait(0.6)
    phone.lift()
    #expect(phone.text == "ab")
    try phone.hold(key: "space")
    phone.wait(0.4)
    phone.lift()
    #expect(phone.text == "ab ")
  }

  @Test func whatIsHeldIsForgottenWithTheKeyboard() throws {
    for id in ["space", "delete", "e"] {
      var phone = try typed("abc")
      try phone.hold(key: id)
      phone.wait(0.55)
      let text = phone.text
      phone.drive(.key(.escape, []))
      phone.wait(5)
      #expect(phone.fields["A"]?.editor.text == text)
      #expect(phone.keyboard.presses.alternatives.isEmpty)
      #expect(phone.keyboard.presses.caretDrag == nil)
    }
  }
}
