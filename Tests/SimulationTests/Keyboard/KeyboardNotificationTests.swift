import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import Testing

/// What is posted, in which order, with which frames.
@Suite struct KeyboardNotificationTests {
  private static let hidden = CGRect(x: 0, y: 852, width: 393, height: 336)
  private static let docked = CGRect(x: 0, y: 516, width: 393, height: 336)
  private static let low = CGRect(x: 0, y: 561, width: 393, height: 291)
  private static let shown = ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]
  private static let left = ["willChangeFrame", "willHide", "didChangeFrame", "didHide"]

  private func phoneWithKeyboard() throws -> SimulatedDevice {
    var phone = try SimulatedDevice.shipped("scroll-form")
    try phone.tapField("Name")
    phone.runUntilIdle()
    return phone
  }

  private func expect(
    _ phone: SimulatedDevice, since count: Int, _ names: [String], _ begin: CGRect, _ end: CGRect
  ) {
    #expect(phone.posted(since: count) == names)
    for logged in phone.notifications.dropFirst(count) {
      #expect(logged.notification.beginFrame == begin)
      #expect(logged.notification.endFrame == end)
      #expect(logged.notification.duration == 0.25)
      #expect(logged.notification.curve == .keyboard)
    }
  }

  @Test func show() throws {
    let phone = try phoneWithKeyboard()
    expect(phone, since: 0, Self.shown, Self.hidden, Self.docked)
    #expect(phone.notifications.map(\.time) == [0, 0, 0.25, 0.25])
  }

  @Test func hide() throws {
    var phone = try phoneWithKeyboard()
    phone.drive(.key(.escape, []))
    phone.runUntilIdle()
    expect(phone, since: 4, Self.left, Self.docked, Self.hidden)
  }

  @Test func theSameKeyboardPostsNothing() throws {
    var phone = try phoneWithKeyboard()
    phone.drive(.key(.tab, []))
    phone.runUntilIdle()
    #expect(phone.focus == "e-mail")
    #expect(phone.notifications.count == 4)
    #expect(phone.keyboard.configuration?.type == .emailAddress)
  }

  @Test func anotherHeightChangesWithoutHiding() throws {
    var phone = try phoneWithKeyboard()
    try phone.tapField("Phone")
    phone.runUntilIdle()
    expect(phone, since: 4, Self.shown, Self.docked, Self.low)
    try phone.tapField("Name")
    phone.runUntilIdle()
    expect(phone, since: 8, Self.shown, Self.low, Self.docked)
  }

  @Test func predictiveBar() throws {
    var phone = try phoneWithKeyboard()
    phone.drive(phone.setting(\.hasPredictiveBar, to: false))
    phone.runUntilIdle()
    expect(phone, since: 4, Self.shown, Self.docked, Self.low)
    phone.drive(phone.setting(\.hasPredictiveBar, to: true))
    phone.runUntilIdle()
    expect(phone, since: 8, Self.shown, Self.low, Self.docked)
  }

  @Test func rotation() throws {
    var phone = try phoneWithKeyboard()
    phone.drive(phone.setting(\.orientation, to: .landscapeLeft))
    #expect(phone.isSettled)
    #expect(phone.posted(since: 4) == Self.left + Self.shown)
    let frames = phone.notifications.dropFirst(4).map(\.notification.endFrame)
    let landscape = CGRect(x: 0, y: 174, width: 852, height: 219)
    #expect(
      frames == [CGRect?](repeating: Self.hidden, count: 4) + Array(repeating: landscape, count: 4))
    #expect(phone.keyboardFrame == landscape)
    #expect(phone.focus == "name")
  }

  @Test func hardwareKeyboard() throws {
    var phone = try phoneWithKeyboard()
    phone.drive(phone.setting(\.hasHardwareKeyboard, to: true))
    phone.runUntilIdle()
    expect(phone, since: 4, Self.left, Self.docked, Self.hidden)
    #expect(phone.focus == "name")
    try phone.tapField("E-mail")
    phone.runUntilIdle()
    #expect(phone.notifications.count == 8)
    phone.drive(phone.setting(\.hasHardwareKeyboard, to: false))
    phone.runUntilIdle()
    expect(phone, since: 8, Self.shown, Self.hidden, Self.docked)
  }

  @Test func softwareKeyboard() throws {
    var phone = try phoneWithKeyboard()
    phone.drive(phone.setting(\.showsSoftwareKeyboard, to: false))
    phone.runUntilIdle()
    expect(phone, since: 4, Self.left, Self.docked, Self.hidden)
    phone.drive(phone.setting(\.showsSoftwareKeyboard, to: true))
    phone.runUntilIdle()
    expect(phone, since: 8, Self.shown, Self.hidden, Self.docked)
  }

  @Test(
    arguments: [
      { $0.appearance = .dark }, { $0.contentSize = .small }, { $0.hasPredictiveBar = true },
    ] as [SettingChange])
  func otherSettingsPostNothing(change: SettingChange) throws {
    var phone = try phoneWithKeyboard()
    phone.set(change)
    phone.runUntilIdle()
    #expect(phone.notifications.count == 4)
  }
}
