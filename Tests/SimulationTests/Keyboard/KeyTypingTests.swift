import DeviceProfiles
import Foundation
import KeyboardLayouts
import Simulation
import Testing

/// Typing with fingers on the keys.
@Suite struct KeyTypingTests {
  private static let devices = ["iphone-15-pro", "iphone-8", "iphone-se-1", "ipad-10.2"]

  private func phone(
    _ device: String, _ orientation: Orientation, _ type: KeyboardType
  ) throws -> SimulatedDevice {
    let input = InputTraits(keyboardType: type, autocapitalization: .none)
    var phone = try SimulatedDevice.with(
      .of(.field("A", input)), settings: Shipped.settings(device, orientation))
    try phone.tapField("A")
    phone.runUntilIdle()
    return phone
  }

  @Test(arguments: devices, Orientation.allCases)
  func everyCharacterKeyTypesItsText(device: String, orientation: Orientation) throws {
    for type in KeyboardType.allCases {
      for page in KeyboardPage.allCases {
        for isUppercase in [false, true] {
          var phone = try phone(device, orientation, type)
          try open(page, isUppercase, &phone)
          try typeAll(on: phone)
        }
      }
    }
  }

  private func open(_ page: KeyboardPage, _ isUppercase: Bool, _ phone: inout SimulatedDevice)
    throws
  {
    let isPad =
      phone.settings.device.kind == .phone && phone.keyboard.configuration?.type.isPad == true
    guard !isPad else { return }
    if page == .letters, phone.keyboard.keys.page != .letters { try phone.pressKey("letters") }
    if page != .letters, phone.keyboard.keys.page == .letters { try phone.pressKey("numbers") }
    if page == .symbols { try phone.pressKey("symbols") }
    if isUppercase, page == .letters { try phone.pressKey("shift") }
    #expect(phone.keyboard.keys.page == page)
  }

  private func typeAll(on phone: SimulatedDevice) throws {
    let keys = try phone.keyboardGeometry.found("plan").keys
    var texts: [String] = []
    for key in keys {
      guard case .character(let text) = key.action else { continue }
      var phone = phone
      try phone.pressKey(key.id)
      #expect(phone.text == text, "\(key.id)")
      #expect(key.style == .bare || key.label == text)
      texts.append(text)
    }
    #expect(texts.count >= 10)
  }

  @Test func aSentence() throws {
    var phone = try SimulatedDevice.with(.of(.field("A")))
    try phone.tapField("A")
    phone.runUntilIdle()
    #expect(phone.keyboard.keys.shift == .on)
    for id in ["h", "i", "space", "numbers", "2", "space", "y", "delete", "u"] {
      try phone.pressKey(id)
    }
    #expect(phone.text == "Hi 2 u")
    #expect(phone.keyboard.keys.page == .letters)
    for id in ["numbers", ".", "space", "o", "k"] { try phone.pressKey(id) }
    #expect(phone.text == "Hi 2 u. Ok")
  }

  @Test func capitalsAreLockedByTwoPresses() throws {
    var phone = try phone("iphone-15-pro", .portrait, .default)
    try phone.pressKey("shift")
    phone.wait(0.2)
    try phone.pressKey("shift")
    for id in ["a", "b", "space", "c"] { try phone.pressKey(id) }
    #expect(phone.text == "AB C")
    #expect(phone.keyboard.keys.shift == .locked)
  }

  @Test(arguments: InputTraits.Autocapitalization.allCases)
  func capitalsWhereTheFieldWants(kind: InputTraits.Autocapitalization) throws {
    var phone = try SimulatedDevice.with(.of(.field("A", InputTraits(autocapitalization: kind))))
    try phone.tapField("A")
    phone.runUntilIdle()
    for id in ["a", "b", "space", "c", "d", "numbers", ".", "space", "e"] {
      try phone.pressKey(id)
    }
    let wanted: [InputTraits.Autocapitalization: String] = [
      .none: "ab cd. e", .words: "Ab Cd. E", .sentences: "Ab cd. E", .allCharacters: "AB CD. E",
    ]
    #expect(phone.text == wanted[kind])
  }

  @Test func anotherTypeBeginsOnItsFirstPage() throws {
    var phone = try phone("ipad-10.2", .portrait, .numberPad)
    #expect(phone.keyboard.keys.page == .numbers)
    try phone.pressKey("7")
    phone.drive(phone.setting(\.keyboardType, to: .emailAddress))
    #expect(phone.keyboard.keys.page == .letters)
    phone.drive(phone.setting(\.keyboardType, to: nil))
    #expect(phone.keyboard.keys.page == .numbers)
    #expect(phone.text == "7")
  }

  @Test func slidingOffTheKeysTypesNothing() throws {
    var phone = try phone("iphone-15-pro", .portrait, .default)
    phone.touch(.began, 196, 600)
    #expect(phone.keyboard.presses.pressed.count == 1)
    phone.touch(.moved, 196, 300)
    phone.touch(.ended, 196, 300)
    #expect(phone.text == "")
    #expect(phone.focus == "A")
  }

  @Test func aKeyboardThatLeavesTakesNoKeys() throws {
    var phone = try phone("iphone-15-pro", .portrait, .default)
    phone.touch(.began, 196, 600, id: 3)
    phone.drive(.key(.escape, []))
    phone.touch(.moved, 190, 600, id: 3)
    #expect(phone.keyboard.presses.pressed.isEmpty)
    phone.touch(.ended, 190, 600, id: 3)
    phone.tap(CGPoint(x: 196, y: 640))
    #expect(phone.fields["A"]?.editor.text == "")
    #expect(phone.keyboard.presses.pressed.isEmpty)
  }

  @Test(arguments: ["iphone-15-pro", "ipad-10.9"])
  func aPredictionReplacesTheWord(device: String) throws {
    var phone = try phone(device, .portrait, .default)
    for id in ["k", "e", "y"] { try phone.pressKey(id) }
    #expect(phone.predictions == ["“key”", "keyboard"])
    let cell = try phone.keyboardGeometry.found("plan").predictionCells[1]
    phone.tap(
      CGPoint(x: cell.midX, y: phone.keyboardFrame.minY + cell.midY))
    #expect(phone.text == "keyboard ")
  }
}
