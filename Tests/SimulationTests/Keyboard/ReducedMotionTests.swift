import Foundation
import KeyboardAvoidance
import Simulation
import Testing

/// Where motion is reduced the keyboard fades in its place, and its frame changes at once.
@Suite struct ReducedMotionTests {
  private func phone() throws -> SimulatedDevice {
    var settings = try Shipped.settings()
    settings.accessibility.reducesMotion = true
    return try SimulatedDevice.with(.of(.field("A"), .field("B")), settings: settings)
  }

  private func opacity(_ phone: SimulatedDevice) -> CGFloat? {
    phone.keyboardFade?.opacity.value(at: phone.time)
  }

  @Test func itComesAtOnceAndFadesIn() throws {
    var phone = try phone()
    try phone.tapField("A")
    #expect(phone.keyboardFrame.minY == 516)
    #expect(opacity(phone) == 0)
    #expect(!phone.isSettled)
    phone.wait(0.125)
    let half = try opacity(phone).found("fade")
    #expect(half > 0.3 && half < 0.7)
    #expect(phone.nextChange == phone.time)
    phone.wait(0.126)
    #expect(phone.keyboardFade == nil)
    phone.runUntilIdle()
    #expect(phone.posted() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
  }

  @Test func itGoesAtOnceAndFadesOutWhereItStood() throws {
    var phone = try phone()
    try phone.tapField("A")
    phone.runUntilIdle()
    phone.drive(.key(.escape, []))
    #expect(!phone.isKeyboardOnScreen)
    #expect(phone.keyboardFade?.top == 516)
    #expect(opacity(phone) == 1)
    #expect(phone.withFadingKeyboardInPlace.keyboardFrame.minY == 516)
    phone.runUntilIdle()
    #expect(phone.keyboardFade == nil)
    #expect(phone.keyboardMode == .hidden)
  }

  @Test func anInterruptedFadeGoesOnFromWhereItIs() throws {
    var phone = try phone()
    try phone.tapField("A")
    phone.wait(0.1)
    let before = try opacity(phone).found("fade")
    phone.drive(.key(.escape, []))
    #expect(isNear(opacity(phone) ?? -1, before))
    phone.wait(0.05)
    #expect(opacity(phone) ?? 1 < before)
  }

  @Test func anotherFieldFadesNothing() throws {
    var phone = try phone()
    try phone.tapField("A")
    phone.runUntilIdle()
    try phone.tapField("B")
    #expect(phone.keyboardFade == nil)
    phone.drive(phone.setting(\.hasPredictiveBar, to: false))
    #expect(phone.keyboardFade == nil)
    #expect(phone.keyboardFrame.minY == 561)
  }
}
