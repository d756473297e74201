import Foundation
import KeyboardAvoidance
import Simulation
import Testing

/// The offset from before the keyboard, where a scene wants it back and the strategy scrolls.
@Suite struct RestorationTests {
  private static let strategies = Strategies.insetting.filter { $0 != "keyboard-avoiding-view" }

  private func phone(restores: Bool, strategy: String) throws -> SimulatedDevice {
    var phone = try SimulatedDevice.with(
      .long(Scene.KeyboardOptions(restoresOffset: restores)), strategy: strategy)
    phone.drive(.wheel(dy: 100, at: phone.middle))
    try phone.tapField("F15")
    phone.runUntilIdle()
    return phone
  }

  @Test(arguments: strategies) func comesBack(strategy: String) throws {
    var phone = try phone(restores: true, strategy: strategy)
    let raised = phone.offset
    #expect(raised > 42)
    phone.drive(.key(.escape, []))
    #expect(isNear(phone.offset, raised))
    phone.runUntilIdle()
    #expect(isNear(phone.offset, 41, 0.01), "\(phone.offset)")
  }

  @Test(arguments: strategies) func staysWithoutTheOption(strategy: String) throws {
    var phone = try phone(restores: false, strategy: strategy)
    let raised = phone.offset
    phone.drive(.key(.escape, []))
    phone.runUntilIdle()
    #expect(isNear(phone.offset, raised))
  }

  @Test(arguments: strategies, [false, true])
  func whatTheUserChoseStays(strategy: String, byWheel: Bool) throws {
    var phone = try phone(restores: true, strategy: strategy)
    if byWheel {
      phone.drive(.wheel(dy: 33, at: phone.middle))
    } else {
      phone.drag(from: CGPoint(x: 200, y: 300), by: -43)
    }
    phone.runUntilIdle()
    let chosen = phone.offset
    phone.drive(.key(.escape, []))
    phone.runUntilIdle()
    #expect(isNear(phone.offset, chosen))
  }

  @Test func aMoveOfTheFocusIsNoScrollOfTheUser() throws {
    var phone = try phone(restores: true, strategy: "content-inset")
    for _ in 0..<10 { phone.drive(.key(.tab, [])) }
    phone.runUntilIdle()
    phone.drive(.key(.escape, []))
    phone.runUntilIdle()
    #expect(isNear(phone.offset, 41, 0.01), "\(phone.offset)")
  }
}
