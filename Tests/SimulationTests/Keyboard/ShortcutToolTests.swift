import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardLayouts
import Simulation
import Testing

/// The tools of an iPad's shortcut bar do what they show.
@Suite struct ShortcutToolTests {
  private func tap(_ tool: ShortcutTool, _ phone: inout SimulatedDevice) throws {
    let frame = tool.frame(
      in: try phone.keyboardGeometry?.bar.found("bar") ?? .zero, phone.style.shortcuts)
    phone.tap(CGPoint(x: phone.keysOrigin.x + frame.midX, y: phone.keysOrigin.y + frame.midY))
  }

  @Test(arguments: [false, true]) func undoRedoAndPaste(hasHardwareKeyboard: Bool) throws {
    var phone = try SimulatedDevice.typing(device: "ipad-10.9")
    if hasHardwareKeyboard {
      phone.drive(phone.setting(\.hasHardwareKeyboard, to: true))
      phone.drive(.key(.escape, []))
      try phone.tapField("A")
      phone.runUntilIdle()
    }
    for character in "one two" { phone.drive(.text(String(character))) }
    try tap(.undo, &phone)
    #expect(phone.text == "one ")
    try tap(.redo, &phone)
    #expect(phone.text == "one two")
    phone.drive(.key(.selectAll, []))
    phone.drive(.copy)
    phone.drive(.key(.end, []))
    try tap(.paste, &phone)
    #expect(phone.text == "one twoone two")
  }
}
