import DeviceProfiles
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// An iPad's keyboard: docked, undocked, split, floating, and the bar of a hardware keyboard.
@Suite struct ArrangementTests {
  private static let pads = Shipped.catalog.devices.filter { $0.kind == .pad }.map(\.id)
  private static let away: [KeyboardArrangement] = [.undocked, .split, .floating]

  /// An iPad that edits a field far down, docked unless it says otherwise.
  private func pad(
    _ device: String = "ipad-10.9", strategy: String = "content-inset",
    _ orientation: Orientation = .portrait
  ) throws -> SimulatedDevice {
    var phone = try SimulatedDevice.with(
      Shipped.scene("tab-form"), strategy: strategy,
      settings: Shipped.settings(device, orientation))
    try phone.tapField("TextField 12")
    phone.runUntilIdle()
    return phone
  }

  @Test(arguments: pads, Orientation.allCases)
  func onlyADockedKeyboardInsets(device: String, orientation: Orientation) throws {
    for strategy in Strategies.insetting {
      var phone = try pad(device, strategy: strategy, orientation)
      let docked = phone.bottomInset
      #expect(docked > 0, "\(strategy)")
      for arrangement in Self.away {
        phone.drive(phone.setting(\.arrangement, to: arrangement))
        phone.runUntilIdle()
        #expect(phone.keyboardMode.rawValue == arrangement.rawValue)
        #expect(isNear(phone.bottomInset, 0), "\(strategy) \(arrangement)")
        #expect(isInside(phone.keyboardFrame, phone.metrics.screen))
        #expect(phone.keyboardFrame.maxY < phone.metrics.screen.maxY)
        phone.drive(phone.setting(\.arrangement, to: .docked))
        phone.runUntilIdle()
        #expect(isNear(phone.bottomInset, docked), "\(strategy) \(arrangement)")
      }
    }
  }

  @Test(arguments: away) func undockingHidesAndDockingShows(away: KeyboardArrangement) throws {
    var phone = try pad()
    let docked = phone.keyboardFrame
    let count = phone.notifications.count
    phone.drive(phone.setting(\.arrangement, to: away))
    phone.runUntilIdle()
    #expect(
      phone.posted(since: count) == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(
      phone.notifications.dropFirst(count).allSatisfy { $0.notification.beginFrame == docked })
    #expect(phone.notifications.last?.notification.endFrame == phone.keyboardFrame)
    phone.drive(phone.setting(\.arrangement, to: .docked))
    phone.runUntilIdle()
    #expect(
      phone.posted(since: count + 4)
        == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    #expect(phone.keyboardFrame == docked)
  }

  @Test(arguments: away) func awayItOnlyChangesItsFrame(away: KeyboardArrangement) throws {
    var phone = try pad()
    phone.drive(phone.setting(\.arrangement, to: away))
    phone.runUntilIdle()
    let frame = phone.keyboardFrame
    let count = phone.notifications.count
    phone.drive(.key(.escape, []))
    phone.runUntilIdle()
    #expect(!phone.isKeyboardOnScreen)
    try phone.tapField("TextField 3")
    phone.runUntilIdle()
    #expect(phone.keyboardFrame == frame, "it comes back where it was")
    let names = ["willChangeFrame", "didChangeFrame"]
    #expect(phone.posted(since: count) == names + names)
  }

  @Test(arguments: Array(zip(away, [KeyboardArrangement.split, .floating, .undocked])))
  func fromOneToAnother(from: KeyboardArrangement, to: KeyboardArrangement) throws {
    var phone = try pad()
    phone.drive(phone.setting(\.arrangement, to: from))
    phone.runUntilIdle()
    let count = phone.notifications.count
    phone.drive(phone.setting(\.arrangement, to: to))
    phone.runUntilIdle()
    #expect(phone.posted(since: count) == ["willChangeFrame", "didChangeFrame"])
  }

  @Test func aPhonesKeyboardStaysDocked() throws {
    var phone = try SimulatedDevice.shipped()
    try phone.tapField("TextField 3")
    phone.runUntilIdle()
    let before = phone.keyboardFrame
    for arrangement in Self.away {
      phone.drive(phone.setting(\.arrangement, to: arrangement))
      phone.runUntilIdle()
      #expect(phone.keyboardFrame == before)
      #expect(phone.keyboardMode == .docked)
    }
    #expect(phone.diagnostics.count == 1)
    #expect(phone.diagnostics.last?.contains("only iPads") == true)
  }

  // MARK: Under a finger

  @Test func aFloatingKeyboardIsDraggedByItsHandle() throws {
    var phone = try pad()
    phone.drive(phone.setting(\.arrangement, to: .floating))
    phone.runUntilIdle()
    let start = try phone.floatingHandle.found("handle")
    let frame = phone.keyboardFrame
    let count = phone.notifications.count
    phone.touch(.began, start.midX, start.midY)
    phone.wait(0.1)
    phone.touch(.moved, start.midX - 120, start.midY - 300)
    #expect(phone.keyboardFrame == frame.offsetBy(dx: -120, dy: -300))
    #expect(phone.posted(since: count) == ["willChangeFrame", "didChangeFrame"])
    #expect(phone.notifications.last?.notification.endFrame == .zero)
    #expect(!phone.isSettled)
    phone.touch(.ended, start.midX - 120, start.midY - 300)
    #expect(phone.posted(since: count + 2) == ["willChangeFrame", "didChangeFrame"])
    #expect(phone.notifications.last?.notification.endFrame == phone.keyboardFrame)
    #expect(phone.keyboardFrame == frame.offsetBy(dx: -120, dy: -300))
    #expect(phone.isSettled)
    #expect(isNear(phone.bottomInset, 0))
  }

  @Test(arguments: [CGSize(width: -5000, height: -5000), CGSize(width: 5000, height: -300)])
  func aFloatingKeyboardStaysOnTheScreen(way: CGSize) throws {
    var phone = try pad("ipad-mini-6", .landscapeLeft)
    phone.drive(phone.setting(\.arrangement, to: .floating))
    phone.runUntilIdle()
    let start = try phone.floatingHandle.found("handle")
    phone.touch(.began, start.midX, start.midY)
    phone.touch(.moved, start.midX + way.width, start.midY + way.height)
    phone.touch(.ended, start.midX + way.width, start.midY + way.height)
    #expect(isInside(phone.keyboardFrame, phone.metrics.screen))
  }

  private func pad(_ device: String, _ orientation: Orientation) throws -> SimulatedDevice {
    try pad(device, strategy: "content-inset", orientation)
  }

  @Test func draggedToTheBottomEdgeItDocks() throws {
    var phone = try pad()
    let docked = phone.keyboardFrame
    phone.drive(phone.setting(\.arrangement, to: .floating))
    phone.runUntilIdle()
    let start = try phone.floatingHandle.found("handle")
    let count = phone.notifications.count
    phone.touch(.began, start.midX, start.midY)
    phone.touch(.moved, start.midX, phone.metrics.screen.maxY - 5)
    phone.touch(.ended, start.midX, phone.metrics.screen.maxY - 5)
    phone.runUntilIdle()
    #expect(phone.keyboardMode == .docked)
    #expect(phone.keyboardFrame == docked)
    #expect(
      phone.posted(since: count)
        == [
          "willChangeFrame", "didChangeFrame", "willChangeFrame", "willShow", "didChangeFrame",
          "didShow",
        ])
    #expect(phone.bottomInset > 0)
  }

  @Test func aSecondFingerOnTheHandleDoesNotMoveIt() throws {
    var phone = try pad()
    phone.drive(phone.setting(\.arrangement, to: .floating))
    phone.runUntilIdle()
    let start = try phone.floatingHandle.found("handle")
    phone.touch(.began, start.midX, start.midY)
    phone.touch(.moved, start.midX, start.midY - 100)
    let handle = try phone.floatingHandle.found("handle")
    let frame = phone.keyboardFrame
    phone.touch(.began, handle.minX + 40, handle.midY, id: 1)
    phone.touch(.moved, handle.minX - 60, handle.midY - 200, id: 1)
    #expect(phone.keyboardFrame == frame)
    phone.touch(.ended, handle.minX - 60, handle.midY - 200, id: 1)
    #expect(phone.keyboardFrame == frame)
    phone.touch(.moved, start.midX, start.midY - 150)
    #expect(phone.keyboardFrame == frame.offsetBy(dx: 0, dy: -50))
  }

  @Test func theKeyThatHidesItPullsItUp() throws {
    var phone = try pad()
    let key = try phone.keyboardGeometry.found("plan").keys.first { $0.action == .dismiss }.found(
      "key")
    let start = CGPoint(
      x: phone.keysOrigin.x + key.frame.midX, y: phone.keysOrigin.y + key.frame.midY)
    let frame = phone.keyboardFrame
    let count = phone.notifications.count
    phone.touch(.began, start.x, start.y)
    phone.touch(.moved, start.x, start.y - 60)
    phone.touch(.moved, start.x, start.y - 200)
    #expect(phone.keyboardMode == .undocked)
    #expect(isNear(phone.keyboardFrame.minY, frame.minY - 140, 61))
    phone.touch(.ended, start.x, start.y - 200)
    phone.runUntilIdle()
    #expect(phone.keyboardMode == .undocked)
    #expect(phone.focus != nil)
    #expect(
      phone.posted(since: count)
        == [
          "willChangeFrame", "willHide", "didChangeFrame", "didHide", "willChangeFrame",
          "didChangeFrame",
        ])
    #expect(isNear(phone.bottomInset, 0))
  }

  // MARK: Split

  @Test(arguments: pads, Orientation.allCases)
  func splitKeysStandInTwoHalves(device: String, orientation: Orientation) throws {
    var phone = try pad(device, orientation)
    let whole = try phone.keyboardGeometry.found("plan")
    phone.drive(phone.setting(\.arrangement, to: .split))
    phone.runUntilIdle()
    let plan = try phone.keyboardGeometry.found("plan")
    #expect(plan.keys.count == whole.keys.count + 1, "the space bar is on both sides")
    #expect(Set(plan.keys.map(\.id)).count == plan.keys.count)
    for key in plan.keys {
      #expect(plan.halves.contains { isInside(key.frame, $0) }, "\(key.id)")
    }
    for (index, key) in plan.keys.enumerated() {
      for other in plan.keys.dropFirst(index + 1) {
        #expect(!key.frame.insetBy(dx: 0.01, dy: 0.01).intersects(other.frame))
      }
    }
  }

  @Test func theRoomBetweenTheHalvesBelongsToTheApp() throws {
    var phone = try pad()
    phone.drive(phone.setting(\.arrangement, to: .split))
    phone.runUntilIdle()
    let frame = phone.keyboardFrame
    phone.drive(.key(.escape, []))
    phone.runUntilIdle()
    try phone.tapField("TextField 3")
    phone.runUntilIdle()
    let row = try phone.layout.rows.first {
      frame.insetBy(dx: 0, dy: 50).contains(phone.frame(of: $0))
        || phone.frame(of: $0).minY > frame.minY + 50
    }.found("row between the halves")
    phone.tap(CGPoint(x: frame.midX, y: phone.frame(of: row).midY))
    #expect(phone.focus == row.id)
    try phone.pressKey("a")
    #expect(phone.text.lowercased() == "a")
  }

  @Test(arguments: away) func keysTypeWhereverTheyStand(away: KeyboardArrangement) throws {
    var phone = try pad()
    phone.drive(phone.setting(\.arrangement, to: away))
    phone.runUntilIdle()
    for key in ["h", "e", "space"] { try phone.pressKey(key) }
    #expect(phone.text == "He ")
  }

  // MARK: A hardware keyboard

  @Test(arguments: pads, Orientation.allCases)
  func theBarOfAHardwareKeyboard(device: String, orientation: Orientation) throws {
    var settings = try Shipped.settings(device, orientation)
    settings.hasHardwareKeyboard = true
    for strategy in Strategies.seeing {
      var phone = try SimulatedDevice.with(
        Shipped.scene("tab-form"), strategy: strategy, settings: settings)
      try phone.tapField("TextField 6")
      phone.runUntilIdle()
      let bar = try settings.device.shortcutBar.found("bar") + phone.metrics.screenSafeArea.bottom
      #expect(isNear(phone.metrics.screen.maxY - phone.keyboardFrame.minY, bar))
      #expect(phone.keyboardFrame.maxY > phone.metrics.screen.maxY, "the keys are below the screen")
      #expect(phone.keyboardMode == .docked)
      #expect(
        isNear(phone.bottomInset, max(0, bar - phone.metrics.safeArea.bottom), 0.5), "\(strategy)")
    }
  }

  @Test func itComesWithTheFocusAfterTheKeyboardWasAttached() throws {
    var phone = try pad()
    let count = phone.notifications.count
    phone.drive(phone.setting(\.hasHardwareKeyboard, to: true))
    phone.runUntilIdle()
    #expect(
      phone.posted(since: count) == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(!phone.isKeyboardOnScreen)
    #expect(phone.focus == "textfield-12")
    try phone.tapField("TextField 3")
    phone.runUntilIdle()
    #expect(
      phone.posted(since: count + 4) == [
        "willChangeFrame", "willShow", "didChangeFrame", "didShow",
      ])
    #expect(phone.keyboard.configuration?.visiblePart == .shortcutBar)
    phone.drive(phone.setting(\.hasHardwareKeyboard, to: false))
    phone.runUntilIdle()
    #expect(phone.keyboard.configuration?.visiblePart == .whole)
    #expect(phone.keyboardFrame.maxY == phone.metrics.screen.maxY)
  }
}
