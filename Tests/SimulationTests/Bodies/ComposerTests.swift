import DeviceProfiles
import Foundation
import KeyboardAvoidance
import Simulation
import Testing

/// A chat's composer: where its bar is, how it grows, what it sends.
@Suite struct ComposerTests {
  private func phone(
    _ strategy: String = "layout-guide", _ device: String = "iphone-15-pro",
    _ orientation: Orientation = .portrait
  ) throws -> SimulatedDevice {
    try SimulatedDevice.with(
      Shipped.scene("chat"), strategy: strategy, settings: Shipped.settings(device, orientation))
  }

  /// The bar starts above the safe area, so it is ahead by what the keyboard has not covered of that.
  @Test(arguments: Strategies.seeing, Strategies.devices)
  func ridesOnTheKeyboard(strategy: String, device: String) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      var phone = try phone(strategy, device, orientation)
      try phone.tapField("Your Message")
      let safe = phone.metrics.safeArea.bottom
      repeat {
        let top = phone.keyboardFrame.minY
        let gap = top - (try phone.pinnedBar.found("bar").maxY)
        let risen = (phone.metrics.screen.height - top) / phone.keyboardFrame.height
        if strategy == "keyboard-observing" {
          #expect(gap >= -0.001, "\(phone.time)")
        } else {
          #expect(isNear(gap, safe * (1 - risen)), "\(phone.time): \(gap)")
        }
        phone.wait(1 / 120)
      } while !phone.isSettled
      #expect(isNear(try phone.pinnedBar.found("bar").maxY, phone.keyboardFrame.minY))
      #expect(phone.clearance ?? 0 >= 8)
    }
  }

  @Test(arguments: Strategies.devices) func withoutAvoidanceItIsCovered(device: String) throws {
    var phone = try phone("none", device)
    let before = phone.pinnedBar
    try phone.tapField("Your Message")
    phone.runUntilIdle()
    #expect(phone.pinnedBar == before)
    #expect(phone.clearance ?? 0 < 0)
  }

  @Test(arguments: Strategies.all) func goesBackExactly(strategy: String) throws {
    var phone = try phone(strategy)
    let before = phone.pinnedBar
    try phone.tapField("Your Message")
    phone.runUntilIdle()
    phone.drive(.key(.escape, []))
    phone.runUntilIdle()
    #expect(phone.pinnedBar == before)
    #expect(phone.pinnedBar?.maxY == phone.metrics.screen.height - phone.metrics.safeArea.bottom)
  }

  @Test(arguments: Strategies.devices, [Orientation.portrait, .landscapeLeft])
  func growsWithItsLinesAndThenScrolls(device: String, orientation: Orientation) throws {
    var phone = try phone("layout-guide", device, orientation)
    try phone.tapField("Your Message")
    phone.runUntilIdle()
    var heights = [try phone.pinnedBar.found("bar").height]
    for line in 1...40 {
      phone.drive(.text("line \(line)"))
      phone.drive(.key(.return, []))
      let bar = try phone.pinnedBar.found("bar")
      #expect(isNear(bar.maxY, phone.keyboardFrame.minY))
      #expect(bar.minY > phone.metrics.safeArea.top, "\(line)")
      let pill = phone.frame(of: try phone.focusedRow.found("row"))
      #expect(isInside(try phone.caretOnScreen.found("caret"), pill), "\(line)")
      heights.append(bar.height)
    }
    let steps = zip(heights.dropFirst(), heights).map { $0 - $1 }
    let growing = steps.prefix { $0 > 0 }
    #expect(growing.count >= 1 && growing.allSatisfy { isNear($0, 22) })
    #expect(steps.dropFirst(growing.count).allSatisfy { isNear($0, 0) })
    for _ in 0..<40 {
      phone.drive(.key(.up, []))
      let pill = phone.frame(of: try phone.focusedRow.found("row"))
      #expect(isInside(try phone.caretOnScreen.found("caret"), pill))
    }
    #expect(phone.focusedField?.editor.head == 0)
    #expect(phone.focusedField?.scrollY == 0)
  }

  @Test func sendsWhatIsWritten() throws {
    var phone = try phone()
    let count = phone.scene.messages.count
    try phone.tapField("Your Message")
    phone.runUntilIdle()
    try phone.tapSend()
    #expect(phone.scene.messages.count == count)
    phone.drive(.text(" One line\nand another \n"))
    try phone.tapSend()
    phone.runUntilIdle()
    #expect(phone.scene.messages.count == count + 1)
    #expect(phone.scene.messages.last == Scene.Message("One line\nand another", isOwn: true))
    #expect(phone.text.isEmpty && phone.focus != nil)
    #expect(isNear(phone.offset, phone.range.upperBound))
    let last = try phone.layout.row("message-\(count + 1)").found("message")
    #expect(isNear(phone.frame(of: last).maxY + 12, try phone.pinnedBar.found("bar").minY))
    #expect(phone.views.last { $0.kind == "label" }?.isVisible == true)
  }

  @Test func aTapInTheTextFindsTheCharacter() throws {
    var phone = try phone()
    try phone.tapField("Your Message")
    phone.runUntilIdle()
    phone.drive(.text((0..<20).map { "line \($0)" }.joined(separator: "\n")))
    let row = try phone.focusedRow.found("row")
    let text = phone.onScreen(row.textFrame, row.placement)
    phone.tap(CGPoint(x: text.minX + 1, y: text.minY + 1))
    let caret = try phone.caretOnScreen.found("caret")
    #expect(isNear(caret.minY, text.minY))
    #expect(phone.focusedField?.editor.head ?? 0 > 0)
  }
}

extension SimulatedDevice {
  mutating func tapSend() throws {
    let button = try layout.pinned.rows.first { $0.look == .sendButton }.found("button")
    let frame = frame(of: button)
    tap(CGPoint(x: frame.midX, y: frame.midY))
  }
}
