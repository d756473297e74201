import Foundation
import Simulation
import TestSupport
import Testing

/// Fields that take so many characters only, and fields that hide what they take.
@Suite struct FieldLimitTests {
  @Test(arguments: [
    ("abcdef", 4, "abcd"), ("👨‍👩‍👧‍👦🇩🇰👍🏽e\u{301}नि", 3, "👨‍👩‍👧‍👦🇩🇰👍🏽"), ("한국어한국어", 5, "한국어한국"),
    ("ab", 9, "ab"),
  ]) func whatIsOverTheLimitIsLeftOut(text: String, limit: Int, rest: String) {
    var pasted = TextEditor(limit: limit)
    pasted.insert(text)
    #expect(pasted.text == rest)
    var typed = TextEditor(limit: limit)
    for character in text { typed.insert(String(character)) }
    #expect(typed.text == rest)
  }

  @Test func aSelectionMakesRoom() {
    var editor = TextEditor("abcd", limit: 4)
    editor.insert("x")
    #expect(editor.text == "abcd")
    editor.select(1..<3)
    editor.insert("xyz")
    #expect(editor.text == "axyd")
    #expect(editor.head == 3)
  }

  @Test func aMarkThatJoinsItsLetterNeedsNoRoom() {
    var editor = TextEditor("abe", limit: 3)
    editor.insert("\u{301}")
    #expect(editor.text == "abe\u{301}")
  }

  @Test(arguments: 0..<40) func noEditLeadsOverTheLimit(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let limit = Int.random(in: 1...12, using: &random)
    var editor = TextEditor(limit: limit)
    for _ in 0..<120 {
      editor.insert(EditorModelTests.pieces.randomElement(using: &random) ?? "")
      #expect(editor.text.count <= limit)
      let place = Int.random(in: 0...editor.end, using: &random)
      editor.place(caret: place, extending: Bool.random(using: &random))
    }
  }

  @Test func aFieldKeepsItsLimit() throws {
    var phone = try SimulatedDevice.typing(
      row: .field("A", InputTraits(autocapitalization: .none, characterLimit: 3)))
    for key in ["a", "b", "c", "d"] { try phone.pressKey(key) }
    #expect(phone.text == "abc")
  }

  // MARK: Secrets

  private func shown(_ phone: SimulatedDevice) throws -> String {
    try phone.focusedGeometry.found("field").line.text
  }

  private func secret() throws -> SimulatedDevice {
    try SimulatedDevice.typing(
      row: .field("A", InputTraits(isSecure: true, autocapitalization: .none)))
  }

  @Test func aSecretShowsWhatWasTypedLastForAMoment() throws {
    var phone = try secret()
    try phone.pressKey("a")
    #expect(try shown(phone) == "a")
    phone.wait(0.5)
    try phone.pressKey("b")
    #expect(try shown(phone) == "•b")
    let end = phone.time + FieldState.revealDuration
    phone.advance(to: end - 0.01)
    #expect(try shown(phone) == "•b")
    #expect(phone.nextChange ?? .infinity <= end)
    phone.advance(to: end)
    #expect(try shown(phone) == "••")
    #expect(phone.text == "ab")
  }

  @Test func whateverElseHappensHidesIt() throws {
    let events: [Event] = [
      .key(.left, []), .key(.backspace, []), .paste("xy"), .composition("x"), .key(.undo, []),
    ]
    for event in events {
      var phone = try secret()
      try phone.pressKey("a")
      try phone.pressKey("b")
      phone.drive(event)
      #expect(try shown(phone).allSatisfy { $0 == "•" }, "\(event)")
    }
    var phone = try secret()
    try phone.pressKey("a")
    phone.drive(.key(.escape, []))
    #expect(phone.fields["A"]?.revealed == nil)
  }

  @Test func theWakingHourIsNotMissed() throws {
    var phone = try secret()
    try phone.pressKey("a")
    var wakes = 0
    while let next = phone.nextChange, next < 10, wakes < 100 {
      phone.advance(to: next <= phone.time ? phone.time + 1 / 60 : next)
      if try shown(phone) == "•" { break }
      wakes += 1
    }
    #expect(try shown(phone) == "•")
  }
}
