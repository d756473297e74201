import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// Rows of the notification table in which something is missing, foreign, sudden or in a hurry.
///
/// The other rows are in `KeyboardNotificationTests`, `ArrangementTests` and `DismissalTests`.
@Suite struct NotificationTableTests {
  private static let docked = CGRect(x: 0, y: 516, width: 393, height: 336)
  private static let announced = Strategies.insetting

  private func phone(_ strategy: String) throws -> SimulatedDevice {
    var phone = try SimulatedDevice.shipped("tab-form", strategy: strategy)
    try phone.tapField("TextField 10")
    phone.runUntilIdle()
    return phone
  }

  private func notification(
    _ name: KeyboardNotification.Name, _ end: CGRect?, duration: TimeInterval = 0.25,
    isLocal: Bool = true
  ) -> Event {
    .notification(
      KeyboardNotification(name: name, endFrame: end, duration: duration, isLocal: isLocal))
  }

  @Test(arguments: Strategies.all) func anotherAppsKeyboardIsIgnored(strategy: String) throws {
    var phone = try SimulatedDevice.shipped("tab-form", strategy: strategy)
    for name in [KeyboardNotification.Name.willChangeFrame, .willShow] {
      phone.drive(notification(name, Self.docked, isLocal: false))
    }
    phone.runUntilIdle()
    #expect(isNear(phone.bottomInset, 0))
    #expect(phone.keyboardMode == .hidden)
    #expect(phone.notifications.map(\.notification.isLocal) == [false, false], "they are logged")
  }

  @Test(arguments: announced) func aHideOfAnotherAppSetsContentFree(strategy: String) throws {
    var phone = try phone(strategy)
    #expect(phone.bottomInset > 0)
    phone.drive(notification(.willHide, Self.docked, isLocal: false))
    phone.runUntilIdle()
    #expect(isNear(phone.bottomInset, 0))
  }

  @Test(arguments: Strategies.all) func withoutAnEndFrameNothingHappens(strategy: String) throws {
    var phone = try phone(strategy)
    let inset = phone.bottomInset
    for name in [KeyboardNotification.Name.willChangeFrame, .willShow, .willHide] {
      phone.drive(notification(name, nil))
      phone.runUntilIdle()
      #expect(isNear(phone.bottomInset, inset), "\(name)")
    }
  }

  @Test(arguments: announced) func theZeroRectangleMeansNothing(strategy: String) throws {
    var phone = try phone(strategy)
    let inset = phone.bottomInset
    phone.drive(notification(.willChangeFrame, .zero))
    phone.runUntilIdle()
    #expect(isNear(phone.bottomInset, inset))
    phone.drive(notification(.willHide, .zero))
    phone.runUntilIdle()
    #expect(isNear(phone.bottomInset, 0), "a hide is a hide, whatever its frame says")
  }

  @Test(arguments: announced) func withoutDurationItIsThereAtOnce(strategy: String) throws {
    var phone = try phone(strategy)
    let inset = phone.bottomInset
    for name in [KeyboardNotification.Name.willChangeFrame, .willHide] {
      phone.drive(notification(name, Self.docked.offsetBy(dx: 0, dy: 336), duration: 0))
    }
    #expect(isNear(phone.bottomInset, 0))
    #expect(phone.range.contains(phone.offset))
    for name in [KeyboardNotification.Name.willChangeFrame, .willShow] {
      phone.drive(notification(name, Self.docked, duration: 0))
    }
    if strategy != "bezel-estimate" { #expect(isNear(phone.bottomInset, inset)) }
  }

  @Test(arguments: Strategies.all) func twiceTheSameChangesNothing(strategy: String) throws {
    var phone = try phone(strategy)
    let (inset, offset) = (phone.bottomInset, phone.offset)
    for name in [KeyboardNotification.Name.willChangeFrame, .willShow, .willChangeFrame] {
      phone.drive(notification(name, Self.docked))
      #expect(phone.isSettled)
      #expect(isNear(phone.bottomInset, inset) && isNear(phone.offset, offset))
    }
  }

  /// Shown, hidden and shown again before any of it was over: the last event counts.
  @Test(arguments: Strategies.all, [0.02, 0.1, 0.2])
  func fastShowHideShow(strategy: String, pause: TimeInterval) throws {
    let calm = try phone(strategy)
    var phone = try SimulatedDevice.shipped("tab-form", strategy: strategy)
    try phone.tapField("TextField 10")
    var tops: [CGFloat] = []
    for isShown in [false, true] {
      var waited = 0.0
      while waited < pause {
        phone.wait(0.005)
        waited += 0.005
        tops.append(phone.keyboardFrame.minY)
      }
      phone.drive(phone.setting(\.showsSoftwareKeyboard, to: isShown))
      #expect(isNear(phone.keyboardFrame.minY, tops.last ?? 0), "it does not jump")
    }
    phone.runUntilIdle()
    #expect(isNear(phone.bottomInset, calm.bottomInset))
    #expect(phone.keyboardFrame == calm.keyboardFrame)
    #expect(phone.range.contains(phone.offset))
    let names = phone.posted()
    #expect(names.filter { $0 == "willShow" }.count == 2)
    #expect(names.filter { $0 == "willHide" }.count == 1)
    #expect(names.suffix(2) == ["didChangeFrame", "didShow"])
  }

  @Test func theTypeChangesWithoutAHide() throws {
    var phone = try SimulatedDevice.shipped("scroll-form")
    try phone.tapField("Amount")
    phone.runUntilIdle()
    let pad = phone.keyboardFrame
    let count = phone.notifications.count
    phone.drive(phone.setting(\.keyboardType, to: .default))
    phone.runUntilIdle()
    #expect(
      phone.posted(since: count) == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    #expect(phone.notifications.last?.notification.beginFrame == pad)
    #expect(phone.keyboardFrame.minY < pad.minY)
  }
}
