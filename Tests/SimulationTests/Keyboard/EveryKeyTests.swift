import Foundation
import KeyboardLayouts
import Simulation
import Testing

/// Every key of every page of every language types what stands on it.
@Suite struct EveryKeyTests {
  private static let ids = [
    "ar-SA", "da-DK", "de-DE", "el-GR", "en-GB", "en-US", "es-ES", "fr-FR", "he-IL", "nb-NO",
    "pl-PL", "pt-PT", "ru-RU", "sv-SE", "uk-UA",
  ]
  private static let pages = [[], ["shift"], ["numbers"], ["numbers", "symbols"]]

  @Test(arguments: ids, ["iphone-15-pro", "iphone-8", "ipad-10.9", "ipad-pro-12.9"])
  func everyKeyTypesItsText(id: String, device: String) throws {
    let phone = try SimulatedDevice.typing([id], device: device)
    for page in Self.pages {
      var phone = phone
      guard page.allSatisfy({ (try? phone.pressKey($0)) != nil }) else { continue }
      try pressAll(phone)
    }
  }

  @Test(arguments: [KeyboardType.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad])
  func everyKeyOfAPadDoes(type: KeyboardType) throws {
    for id in ["en-US", "de-DE", "ar-SA"] {
      var phone = try SimulatedDevice.typing([id], InputTraits(keyboardType: type))
      try pressAll(phone)
      guard type == .phonePad else { continue }
      try phone.pressKey("symbols")
      try pressAll(phone)
      try phone.pressKey("numbers")
      #expect(phone.keyboard.keys.page == .numbers)
    }
  }

  /// Presses each key of the page that is shown, on a phone of its own.
  private func pressAll(_ start: SimulatedDevice) throws {
    let keys = try start.keyboardGeometry.found("plan").keys
    for key in keys {
      guard let wanted = key.text else { continue }
      var phone = start
      try phone.pressKey(key.id)
      #expect(phone.text == wanted, "\(phone.settings.layout.id) \(key.id)")
    }
    #expect(keys.contains { $0.text != nil })
  }
}

extension Key {
  /// What pressing it types; nil for a key that types nothing.
  fileprivate var text: String? {
    switch action {
    case .character(let text): text
    case .space: " "
    default: nil
    }
  }
}
