import DeviceProfiles
import Foundation
import KeyboardAvoidance
import Simulation
import Testing

/// A chat's messages: they follow their end, unless someone has scrolled away from it.
@Suite struct MessageListTests {
  private func phone(_ strategy: String, messages: Int = 40) throws -> SimulatedDevice {
    var scene = try Shipped.scene("chat")
    scene.messages = (0..<messages).map { Scene.Message("Message \($0)", isOwn: $0 % 3 == 0) }
    return try SimulatedDevice.with(scene, strategy: strategy, settings: Shipped.settings())
  }

  private func distance(_ phone: SimulatedDevice) throws -> CGFloat {
    let last = try phone.layout.content.rows.last.found("message")
    return try phone.pinnedBar.found("bar").minY - phone.frame(of: last).maxY
  }

  @Test(arguments: Strategies.all) func followsAtItsEnd(strategy: String) throws {
    var phone = try phone(strategy)
    let before = try distance(phone)
    #expect(isNear(before, 12))
    for step in 0..<2 {
      if step == 0 { try phone.tapField("Your Message") } else { phone.drive(.key(.escape, [])) }
      repeat {
        #expect(isNear(try distance(phone), before), "\(phone.time)")
        phone.wait(1 / 60)
      } while !phone.isSettled
    }
  }

  @Test(arguments: Strategies.all) func staysAwayFromItsEnd(strategy: String) throws {
    var phone = try phone(strategy)
    phone.drag(from: phone.middle, by: 200)
    phone.runUntilIdle()
    let offset = phone.offset
    #expect(phone.range.upperBound - offset > 20)
    try phone.tapField("Your Message")
    repeat {
      #expect(isNear(phone.offset, offset), "\(phone.time)")
      phone.wait(1 / 60)
    } while !phone.isSettled
    phone.drive(.text("one\ntwo\nthree"))
    #expect(isNear(phone.offset, offset))
  }

  @Test func aFewMessagesStayAtTheTopUntilTheyMustMove() throws {
    var phone = try phone("content-inset", messages: 2)
    let offset = phone.offset
    try phone.tapField("Your Message")
    phone.runUntilIdle()
    #expect(isNear(phone.offset, offset))
    #expect(isNear(offset, phone.range.lowerBound))
  }

  @Test func followsAGrowingComposer() throws {
    var phone = try phone("layout-guide")
    try phone.tapField("Your Message")
    phone.runUntilIdle()
    for _ in 0..<9 {
      phone.drive(.key(.return, []))
      #expect(isNear(try distance(phone), 12))
    }
    phone.drive(.key(.selectAll, []))
    phone.drive(.key(.backspace, []))
    #expect(isNear(try distance(phone), 12))
  }

  @Test func followsWhileTheKeyboardRisesAndTheComposerGrows() throws {
    var phone = try phone("layout-guide")
    try phone.tapField("Your Message")
    for _ in 0..<12 {
      phone.wait(1 / 60)
      phone.drive(.text("a\n"))
      #expect(isNear(try distance(phone), 12))
    }
    phone.runUntilIdle()
    #expect(isNear(try distance(phone), 12))
  }

  @Test func aRotationKeepsTheEnd() throws {
    var phone = try phone("content-inset")
    try phone.tapField("Your Message")
    phone.runUntilIdle()
    for orientation in [Orientation.landscapeLeft, .portrait] {
      phone.drive(phone.setting(\.orientation, to: orientation))
      phone.runUntilIdle()
      #expect(isNear(try distance(phone), 12))
      #expect(isNear(try phone.pinnedBar.found("bar").maxY, phone.keyboardFrame.minY))
    }
  }

  @Test func theComposerDoesNotScrollTheList() throws {
    var phone = try phone("layout-guide")
    let offset = phone.offset
    let bar = try phone.pinnedBar.found("bar")
    phone.drag(from: CGPoint(x: bar.midX, y: bar.midY), by: 200)
    phone.drive(.wheel(dy: -100, at: CGPoint(x: bar.midX, y: bar.midY)))
    #expect(isNear(phone.offset, offset))
  }
}
