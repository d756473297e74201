import Foundation
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// Fingers that overlap and slide.
@Suite struct FastFingerTests {
  private struct Stroke {
    var time: TimeInterval
    var key: String
    var finger: Int
    var isDown: Bool
  }

  /// Two thumbs in turn: each is put down in order of the text, and lifted before it is needed again.
  private func strokes(_ text: String, _ random: inout SeededGenerator) -> [Stroke] {
    var time = 0.0
    var free = [0.0, 0.0]
    var result: [Stroke] = []
    for (index, character) in text.enumerated() {
      let finger = index % 2
      time = max(time + .random(in: 0.01...0.12, using: &random), free[finger] + 0.001)
      let end = time + .random(in: 0.01...0.4, using: &random)
      free[finger] = end
      let key = character == " " ? "space" : String(character)
      result.append(Stroke(time: time, key: key, finger: finger, isDown: true))
      result.append(Stroke(time: end, key: key, finger: finger, isDown: false))
    }
    return result.sorted { $0.time < $1.time }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func twoThumbsLoseNoKey(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var phone = try SimulatedDevice.typing()
    let text = "the quick brown fox jumps over a lazy dog"
    let start = phone.time
    for stroke in strokes(text, &random) {
      phone.advance(to: start + stroke.time)
      if stroke.isDown {
        try phone.hold(key: stroke.key, finger: stroke.finger)
      } else {
        phone.lift(stroke.finger)
      }
    }
    #expect(phone.text == text)
    #expect(phone.keyboard.presses.pressed.isEmpty)
    #expect(phone.touches.isEmpty)
  }

  @Test func aSecondFingerCommitsTheFirstsKeyOnce() throws {
    var phone = try SimulatedDevice.typing()
    try phone.hold(key: "a", finger: 0)
    #expect(phone.text == "")
    try phone.hold(key: "b", finger: 1)
    #expect(phone.text == "a")
    phone.lift(0)
    #expect(phone.text == "a")
    phone.lift(1)
    #expect(phone.text == "ab")
  }

  @Test func shiftThatIsHeldCountsForTheNextKey() throws {
    var phone = try SimulatedDevice.typing()
    try phone.hold(key: "shift", finger: 0)
    try phone.hold(key: "a", finger: 1)
    phone.lift(1)
    phone.lift(0)
    try phone.pressKey("b")
    #expect(phone.text == "Ab")
  }

  @Test func aChoiceIsMadeByTheNextKey() throws {
    var phone = try SimulatedDevice.typing(["de-DE"])
    try phone.hold(key: "s", finger: 0)
    phone.wait(0.5)
    let cell = try phone.keyboard.presses.alternatives[0].found("choice").cell(1)
    phone.touch(.moved, phone.keysOrigin.x + cell.midX, phone.keysOrigin.y + cell.midY)
    try phone.hold(key: "e", finger: 1)
    #expect(phone.text == "ß")
    phone.lift(0)
    phone.lift(1)
    #expect(phone.text == "ße")
  }

  @Test func aFingerTypesTheKeyItIsLiftedFrom() throws {
    var phone = try SimulatedDevice.typing()
    try phone.hold(key: "q")
    for id in ["w", "e", "d"] {
      let place = try phone.place(ofKey: id)
      phone.wait(0.3)
      phone.touch(.moved, place.x, place.y)
      #expect(phone.keyboard.presses.pressed[0]?.id == id)
    }
    phone.lift()
    #expect(phone.text == "d")
  }
}
