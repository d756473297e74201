import Foundation
import KeyboardLayouts
import Simulation
import Testing

/// The drawn keys light up while a hardware keyboard types.
@Suite struct HighlightedKeyTests {
  private func highlighted(_ phone: SimulatedDevice) -> [String] {
    let ids = phone.keyboardGeometry?.keys.map(\.id) ?? []
    let shown = ids.filter(phone.keyboard.highlights.contains).sorted()
    #expect(shown.isEmpty == phone.keyboard.highlights.isEmpty)
    return shown
  }

  @Test(
    arguments: [("a", "a"), ("A", "a"), (" ", "space"), ("ä", nil), ("5", nil)]
      as [(String, String?)])
  func aKeyIsHighlightedForAMoment(text: String, id: String?) throws {
    var phone = try SimulatedDevice.typing()
    phone.drive(.text(text))
    #expect(highlighted(phone) == [id].compactMap { $0 })
    #expect(phone.isSettled == (id == nil))
    phone.wait(0.11)
    #expect(highlighted(phone) == [id].compactMap { $0 })
    phone.wait(0.02)
    #expect(highlighted(phone).isEmpty)
    #expect(phone.isSettled)
  }

  @Test(
    arguments: [(HardwareKey.backspace, "delete"), (.return, "return"), (.left, nil)]
      as [(HardwareKey, String?)])
  func keysThatStandForOthersHighlightThem(key: HardwareKey, id: String?) throws {
    var phone = try SimulatedDevice.typing(row: .notes())
    phone.drive(.key(key, []))
    #expect(highlighted(phone) == [id].compactMap { $0 })
  }

  @Test func twoHighlightsEndOneAfterTheOther() throws {
    var phone = try SimulatedDevice.typing()
    phone.drive(.text("a"))
    phone.wait(0.05)
    phone.drive(.text("s"))
    #expect(highlighted(phone) == ["a", "s"])
    phone.wait(0.1)
    #expect(highlighted(phone) == ["s"])
    phone.wait(0.1)
    #expect(highlighted(phone).isEmpty)
  }

  @Test func thereIsAHighlightOnlyWhereThereAreKeys() throws {
    var phone = try SimulatedDevice.typing()
    phone.drive(phone.setting(\.hasHardwareKeyboard, to: true))
    phone.drive(.text("a"))
    #expect(highlighted(phone).isEmpty)
    phone.drive(phone.setting(\.hasHardwareKeyboard, to: false))
    phone.drive(.text("pasted or typed together"))
    #expect(highlighted(phone).isEmpty)
    phone.drive(.text("b"))
    phone.drive(.key(.escape, []))
    #expect(highlighted(phone).isEmpty)
  }

  @Test func theWindowWakesToRemoveIt() throws {
    var phone = try SimulatedDevice.typing()
    phone.wait(5)
    phone.drive(.text("a"))
    let next = try phone.nextChange.found("change")
    #expect(next > phone.time && next < phone.time + 0.13)
  }
}
