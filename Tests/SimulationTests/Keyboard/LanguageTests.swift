import Foundation
import KeyboardLayouts
import Simulation
import Testing

/// The globe key, and what survives it.
@Suite struct LanguageTests {
  @Test(arguments: ["iphone-15-pro", "iphone-8", "ipad-10.9"])
  func aTextInThreeLanguagesOnTheKeysAlone(device: String) throws {
    let input = InputTraits(autocapitalization: .sentences)
    var phone = try SimulatedDevice.typing(["de-DE", "da-DK", "ru-RU"], device: device, input)
    let text = "Grüße, Ærø & Москва — 3,50 €"
    try phone.write(text)
    #expect(phone.text == text)
    #expect(phone.diagnostics.isEmpty)
  }

  @Test func theGlobeKeyGoesAroundTheEnabledLanguages() throws {
    let ids = ["el-GR", "en-US", "he-IL", "ar-SA"]
    var phone = try SimulatedDevice.typing(ids)
    for id in ids.dropFirst() + ids {
      try phone.pressKey("globe")
      #expect(phone.settings.layout.id == id)
      #expect(phone.shownLayout.id == id)
      #expect(phone.keyboard.presses.pressed.isEmpty)
    }
  }

  @Test func theEventDoesWhatTheGlobeKeyDoes() throws {
    var phone = try SimulatedDevice.typing(["en-US", "de-DE"])
    phone.drive(.nextLayout)
    #expect(phone.settings.layout.id == "de-DE")
    phone.drive(.key(.escape, []))
    phone.drive(.nextLayout)
    #expect(phone.settings.layout.id == "en-US")
  }

  @Test func aLanguageThatIsChosenIsEnabled() throws {
    var phone = try SimulatedDevice.typing(["en-US"])
    phone.drive(phone.setting(\.layout, to: try Shipped.layout("fr-FR")))
    #expect(phone.settings.layouts.map { $0.id } == ["en-US", "fr-FR"])
    try phone.pressKey("globe")
    #expect(phone.settings.layout.id == "en-US")
  }

  @Test func anotherLanguageBeginsWithLettersAndKeepsShift() throws {
    var phone = try SimulatedDevice.typing(["en-US", "de-DE"])
    try phone.pressKey("shift")
    try phone.pressKey("globe")
    #expect(phone.keyboard.keys.shift == .on)
    try phone.pressKey("numbers")
    try phone.pressKey("globe")
    #expect(phone.keyboard.keys.page == .letters)
    phone.wait(1)
    for _ in 0..<2 { try phone.pressKey("shift") }
    #expect(phone.keyboard.keys.shift == .locked)
    try phone.pressKey("globe")
    try phone.pressKey("ü")
    #expect(phone.text == "Ü")
    #expect(phone.keyboard.keys.shift == .locked)
  }

  @Test func theTextAndTheFrameSurviveALanguage() throws {
    var phone = try SimulatedDevice.typing(["en-US", "ru-RU", "he-IL"])
    try phone.write("ab")
    let frame = phone.keyboardFrame
    let count = phone.notifications.count
    for _ in 0..<3 { try phone.pressKey("globe") }
    #expect(phone.text == "ab")
    #expect(phone.keyboardFrame == frame)
    #expect(phone.notifications.count == count)
  }

  @Test func addressesGetLettersOfASCII() throws {
    let input = InputTraits(keyboardType: .emailAddress, autocapitalization: .none)
    var phone = try SimulatedDevice.typing(["ru-RU", "en-US"], input)
    #expect(phone.shownLayout.id == "en-US")
    try phone.write("q@w.")
    #expect(phone.text == "q@w.")
  }

  @Test(arguments: ["de-DE": ",", "en-GB": ".", "pl-PL": ","])
  func decimalPadsHaveTheSeparator(id: String, separator: String) throws {
    var phone = try SimulatedDevice.typing([id], InputTraits(keyboardType: .decimalPad))
    for key in ["3", separator, "5"] { try phone.pressKey(key) }
    #expect(phone.text == "3\(separator)5")
  }
}
