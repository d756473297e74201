import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// A toolbar above the keyboard counts into its frame.
@Suite struct AccessoryTests {
  private func scene() -> Scene {
    let input = InputTraits(hasAccessory: true)
    return .of(.field("A", input), .field("B", input), .field("C"))
  }

  @Test(arguments: Strategies.devices) func itCountsIntoTheFrame(device: String) throws {
    var phone = try SimulatedDevice.with(scene(), settings: Shipped.settings(device))
    try phone.tapField("C")
    phone.runUntilIdle()
    let plain = phone.keyboardFrame
    #expect(phone.accessoryBar == nil)
    try phone.tapField("A")
    phone.runUntilIdle()
    #expect(phone.keyboardFrame.height == plain.height + 44)
    #expect(phone.keyboardFrame.maxY == plain.maxY)
    #expect(phone.accessoryBar?.frame.minY == phone.keyboardFrame.minY)
    #expect(phone.keysOrigin.y == plain.minY)
    #expect(phone.bottomInset > 0)
    try phone.pressKey("h")
    #expect(phone.text == "H", "keys are where they are seen")
  }

  private func press(_ phone: inout SimulatedDevice, _ button: AccessoryBar.Button) throws {
    let bar = try phone.accessoryBar.found("bar")
    let frame = bar.frame(of: button)
    phone.tap(CGPoint(x: bar.frame.minX + frame.midX, y: bar.frame.minY + frame.midY))
    phone.runUntilIdle()
  }

  @Test func itsButtonsWalkTheFields() throws {
    var phone = try SimulatedDevice.with(scene())
    try phone.tapField("A")
    phone.runUntilIdle()
    #expect(!phone.isEnabled(.previous))
    try press(&phone, .previous)
    #expect(phone.focus == "A")
    try press(&phone, .next)
    #expect(phone.focus == "B")
    try press(&phone, .previous)
    #expect(phone.focus == "A")
    try press(&phone, .done)
    #expect(phone.focus == nil)
    #expect(!phone.isKeyboardOnScreen)
  }

  @Test func withAHardwareKeyboardItStandsAlone() throws {
    var settings = try Shipped.settings()
    settings.hasHardwareKeyboard = true
    var phone = try SimulatedDevice.with(scene(), settings: settings)
    try phone.tapField("A")
    phone.runUntilIdle()
    #expect(phone.keyboardFrame == CGRect(x: 0, y: 774, width: 393, height: 78))
    #expect(phone.keyboardGeometry == nil)
    #expect(isNear(phone.bottomInset, 44))
    try phone.tapField("C")
    phone.runUntilIdle()
    #expect(!phone.isKeyboardOnScreen)
  }
}
