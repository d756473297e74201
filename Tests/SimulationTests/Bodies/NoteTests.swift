import DeviceProfiles
import Foundation
import KeyboardAvoidance
import Simulation
import Testing

/// A text view that fills the scene, above a button on the bottom edge.
@Suite struct NoteTests {
  private func phone(
    _ strategy: String = "layout-guide", _ device: String = "iphone-15-pro",
    _ orientation: Orientation = .portrait
  ) throws -> SimulatedDevice {
    try SimulatedDevice.with(
      Shipped.scene("note"), strategy: strategy, settings: Shipped.settings(device, orientation))
  }

  private func frames(_ phone: SimulatedDevice) throws -> (text: CGRect, button: CGRect) {
    let rows = phone.layout.rows
    return (
      phone.frame(of: try rows.first.found("text")), phone.frame(of: try rows.last.found("button"))
    )
  }

  @Test(arguments: Strategies.all, Strategies.devices)
  func theMarginsHoldAtEveryFrame(strategy: String, device: String) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      var phone = try phone(strategy, device, orientation)
      #expect(phone.focus == "note" && phone.keyboard.isVisible)
      repeat {
        let (text, button) = try frames(phone)
        #expect(isNear(button.minY - text.maxY, 10))
        #expect(isNear(phone.bottomEdgeY - button.maxY, 10))
        #expect(isNear(text.minY, phone.metrics.safeArea.top + 10))
        #expect(isNear(text.minX, phone.metrics.safeArea.left + 10))
        #expect(button.size == CGSize(width: 300, height: 50))
        phone.wait(1 / 60)
      } while !phone.isSettled
      if Strategies.seeing.contains(strategy) {
        #expect(isNear(phone.bottomEdgeY, phone.keyboardFrame.minY))
      }
    }
  }

  @Test func withoutAvoidanceTheButtonIsCovered() throws {
    var phone = try phone("none")
    phone.runUntilIdle()
    #expect(try frames(phone).button.minY > phone.keyboardFrame.minY)
    #expect(phone.clearance ?? 0 < 0)
    phone.drive(phone.setting(\.hasHardwareKeyboard, to: true))
    phone.runUntilIdle()
    #expect(phone.clearance ?? 0 > 0)
  }

  @Test(arguments: Strategies.all.filter { $0 != "view-shift" }, Strategies.devices)
  func theCaretsLineStaysInView(strategy: String, device: String) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      var phone = try phone(strategy, device, orientation)
      phone.runUntilIdle()
      let keys = Array(repeating: HardwareKey.up, count: 45) + Array(repeating: .down, count: 45)
      for line in 0..<40 {
        phone.drive(.text("Line \(line) of the note"))
        phone.drive(.key(.return, []))
        phone.runUntilIdle()
        try expectCaret(phone, "\(line)")
      }
      for key in keys {
        phone.drive(.key(key, []))
        phone.runUntilIdle()
        try expectCaret(phone, "\(key)")
      }
      #expect(phone.focusedField?.editor.head == phone.focusedField?.editor.end)
    }
  }

  private func expectCaret(_ phone: SimulatedDevice, _ comment: String) throws {
    let caret = try phone.caretOnScreen.found("caret")
    let text = try frames(phone).text
    // Guessed too high, the keyboard leaves less than a line on the smallest screen.
    let isSeen = text.height < caret.height ? caret.intersects(text) : isInside(caret, text)
    #expect(isSeen, "\(comment): \(caret) in \(text)")
    guard Strategies.seeing.contains(phone.settings.strategy.id) else { return }
    #expect(phone.clearance ?? -1 >= 0, "\(comment)")
  }

  @Test func theCaretStaysInViewAtEveryFrameOfTheRise() throws {
    var phone = try phone()
    phone.runUntilIdle()
    try pressButton(&phone)
    phone.runUntilIdle()
    phone.drive(.wheel(dy: 1e4, at: phone.middle))
    try phone.tapField("Note")
    phone.drive(.key(.selectAll, []))
    phone.drive(.key(.right, []))
    repeat {
      try expectCaret(phone, "\(phone.time)")
      phone.wait(1 / 60)
    } while !phone.isSettled
  }

  private func pressButton(_ phone: inout SimulatedDevice) throws {
    let button = try frames(phone).button
    phone.tap(CGPoint(x: button.midX, y: button.midY))
  }

  @Test func theButtonDismisses() throws {
    var phone = try phone()
    phone.runUntilIdle()
    try pressButton(&phone)
    #expect(phone.focus == nil)
    phone.runUntilIdle()
    #expect(!phone.isKeyboardOnScreen)
    #expect(isNear(phone.bottomEdgeY, 852 - 34))
  }

  @Test func aFingerScrollsTheText() throws {
    var phone = try phone()
    phone.runUntilIdle()
    phone.drive(.text(String(repeating: "more\n", count: 30)))
    phone.runUntilIdle()
    let (offset, frame) = (phone.offset, try frames(phone).text)
    phone.drag(from: CGPoint(x: frame.midX, y: frame.midY), by: 120)
    phone.runUntilIdle()
    #expect(offset - phone.offset > 100)
    #expect(try frames(phone).text == frame)
    #expect(phone.focus != nil)
  }
}
