import Foundation
import KeyboardLayouts
import Simulation
import Testing

/// The drawn keys light up under a hardware keyboard's strokes.
@Suite struct LitKeyTests {
  private func lit(_ phone: SimulatedDevice) -> [String] { phone.keyboard.lit.keys.sorted() }

  @Test(
    arguments: [("a", "a"), ("A", "a"), (" ", "space"), ("ä", nil), ("5", nil)]
      as [(String, String?)])
  func aKeyIsLitForAMoment(text: String, id: String?) throws {
    var phone = try SimulatedDevice.typing()
    phone.send(.text(text))
    #expect(lit(phone) == [id].compactMap { $0 })
    #expect(phone.isSettled == (id == nil))
    phone.wait(0.11)
    #expect(lit(phone) == [id].compactMap { $0 })
    phone.wait(0.02)
    #expect(lit(phone).isEmpty)
    #expect(phone.isSettled)
  }

  @Test(
    arguments: [(HardwareKey.backspace, "delete"), (.return, "return"), (.left, nil)]
      as [(HardwareKey, String?)])
  func keysThatStandForOthersLightThem(key: HardwareKey, id: String?) throws {
    var phone = try SimulatedDevice.typing(row: .notes())
    phone.send(.key(key, []))
    #expect(lit(phone) == [id].compactMap { $0 })
  }

  @Test func twoKeysGoOutOneAfterTheOther() throws {
    var phone = try SimulatedDevice.typing()
    phone.send(.text("a"))
    phone.wait(0.05)
    phone.send(.text("s"))
    #expect(lit(phone) == ["a", "s"])
    phone.wait(0.1)
    #expect(lit(phone) == ["s"])
    phone.wait(0.1)
    #expect(lit(phone).isEmpty)
  }

  @Test func thereIsALightOnlyWhereThereAreKeys() throws {
    var phone = try SimulatedDevice.typing()
    phone.send(phone.setting(\.hasHardwareKeyboard, to: true))
    phone.send(.text("a"))
    #expect(lit(phone).isEmpty)
    phone.send(phone.setting(\.hasHardwareKeyboard, to: false))
    phone.send(.text("pasted or typed together"))
    #expect(lit(phone).isEmpty)
    phone.send(.text("b"))
    phone.send(.key(.escape, []))
    #expect(lit(phone).isEmpty)
  }

  @Test func theWindowWakesToPutItOut() throws {
    var phone = try SimulatedDevice.typing()
    phone.wait(5)
    phone.send(.text("a"))
    let next = try phone.nextChange.found("change")
    #expect(next > phone.time && next < phone.time + 0.13)
  }
}
