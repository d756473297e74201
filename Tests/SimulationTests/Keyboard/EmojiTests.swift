import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// The emoji page: its height, what it types, and the ways to it and back.
@Suite struct EmojiTests {
  @Test(arguments: EmojiCategory.allCases)
  func everyEmojiIsTyped(category: EmojiCategory) throws {
    var phone = try SimulatedDevice.typing()
    try phone.pressKey("emoji")
    try phone.pressKey(category.rawValue)
    #expect(phone.keyboard.keys.emoji == category)
    let keys = try phone.keyboardGeometry.found("plan").keys.filter { $0.action.isCharacter }
    #expect(keys.count >= 24)
    for key in keys {
      try phone.pressKey(key.id)
      #expect(phone.text == key.label)
      try phone.pressKey("delete")
      #expect(phone.text == "")
    }
  }

  @Test func skinTonesAreChosen() throws {
    var phone = try SimulatedDevice.typing()
    try phone.pressKey("emoji")
    try phone.pressKey("people")
    let key = try phone.keyboardGeometry.found("plan").keys.first { $0.label == "👍" }.found("key")
    try phone.choose("👍🏾", on: key)
    #expect(phone.text == "👍🏾")
    try phone.pressKey("delete")
    #expect(phone.text == "")
  }

  @Test(arguments: [true, false]) func emojiHaveTheHeightWithTheBar(hasBar: Bool) throws {
    var phone = try SimulatedDevice.typing()
    phone.drive(phone.setting(\.hasPredictiveBar, to: true))
    phone.runUntilIdle()
    let whole = phone.keyboardFrame
    phone.drive(phone.setting(\.hasPredictiveBar, to: hasBar))
    phone.runUntilIdle()
    let letters = phone.keyboardFrame
    let count = phone.notifications.count
    try phone.pressKey("emoji")
    phone.runUntilIdle()
    #expect(phone.keyboardFrame == whole)
    #expect(phone.keyboardGeometry?.bar == nil)
    let names = ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]
    #expect(phone.posted(since: count) == (hasBar ? [] : names))
    try phone.pressKey("letters")
    phone.runUntilIdle()
    #expect(phone.keyboardFrame == letters)
    #expect(phone.keyboard.keys.emoji == nil)
  }

  @Test func anotherFieldOrLanguageBeginsWithLetters() throws {
    var phone = try SimulatedDevice.with(.of(.field("A"), .field("B")))
    let german = phone.setting(\.layout, to: try Shipped.layout("de-DE"))
    for event in [Event.key(.tab, []), german] {
      try phone.tapField("A")
      phone.runUntilIdle()
      try phone.pressKey("emoji")
      #expect(phone.keyboard.keys.emoji == .smileys)
      phone.drive(event)
      #expect(phone.keyboard.keys.emoji == nil)
      #expect(phone.keyboardGeometry?.keys.contains { $0.id == "q" } == true)
    }
  }

  @Test func withoutAFontThereAreNone() throws {
    var phone = SimulatedDevice(
      settings: try Shipped.settings(), scene: .of(.field("A")),
      ruler: FixedRuler(hasEmoji: false))
    try phone.tapField("A")
    phone.runUntilIdle()
    try phone.pressKey("emoji")
    #expect(phone.keyboard.keys.emoji == nil)
  }

  /// Without a key of their own emoji are the last of the languages.
  @Test(arguments: ["iphone-8", "ipad-10.9", "ipad-pro-12.9"])
  func theGlobeKeyLeadsToThem(device: String) throws {
    var phone = try SimulatedDevice.typing(["de-DE", "ru-RU"], device: device)
    try phone.pressKey("globe")
    #expect(phone.settings.layout.id == "ru-RU")
    try phone.pressKey("globe")
    #expect(phone.keyboard.keys.emoji == .smileys)
    try phone.pressKey("😂")
    try phone.pressKey("letters")
    #expect(phone.keyboard.keys.emoji == nil)
    #expect(phone.settings.layout.id == "de-DE")
    try phone.pressKey("ü")
    #expect(phone.text == "😂ü")
  }
}
