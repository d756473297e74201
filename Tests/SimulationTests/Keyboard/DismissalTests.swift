import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// The keyboard that leaves with a finger that scrolls.
@Suite struct DismissalTests {
  /// A phone that edits a field in the middle of a long form.
  private func phone(
    _ dismissal: Scene.KeyboardOptions.Dismissal, padding: CGFloat = 0,
    strategy: String = "content-inset", restores: Bool = false
  ) throws -> SimulatedDevice {
    let options = Scene.KeyboardOptions(
      restoresOffset: restores, dismissal: dismissal, dismissPadding: padding)
    var phone = try SimulatedDevice.with(.long(options), strategy: strategy)
    try phone.tapField("F12")
    phone.runUntilIdle()
    return phone
  }

  /// Puts a finger on the content and moves it down to a height in 60ths of a second.
  private func drag(
    _ phone: inout SimulatedDevice, to y: CGFloat, from start: CGFloat = 300, steps: Int = 12
  ) {
    phone.touch(.began, 200, start)
    for step in 1...steps {
      phone.wait(1 / 60)
      phone.touch(.moved, 200, start + (y - start) * CGFloat(step) / CGFloat(steps))
    }
  }

  @Test func withoutAModeItStays() throws {
    var phone = try phone(.none)
    let frame = phone.keyboardFrame
    drag(&phone, to: 800)
    #expect(phone.keyboardFrame == frame)
    phone.touch(.ended, 200, 800)
    phone.runUntilIdle()
    #expect(phone.keyboardFrame == frame)
    #expect(phone.focus == "F12")
  }

  @Test func onDragItLeavesAsTheDragBegins() throws {
    var phone = try phone(.onDrag)
    phone.touch(.began, 200, 300)
    phone.touch(.moved, 200, 292)
    #expect(phone.focus == "F12", "a tap that trembles is no drag")
    phone.touch(.moved, 200, 285)
    #expect(phone.focus == nil)
    #expect(phone.posted(since: 4) == ["willChangeFrame", "willHide"])
    phone.touch(.ended, 200, 285)
    phone.runUntilIdle()
    #expect(!phone.isKeyboardOnScreen)
    #expect(isNear(phone.bottomInset, 0))
  }

  @Test func onDragAWheelCountsToo() throws {
    var phone = try phone(.onDrag)
    phone.drive(.wheel(dy: 30, at: phone.middle))
    #expect(phone.focus == nil)
  }

  @Test(arguments: Strategies.seeing, [CGFloat(0), 60])
  func itFollowsTheFinger(strategy: String, padding: CGFloat) throws {
    var phone = try phone(.interactive, padding: padding, strategy: strategy)
    let up = phone.keyboardFrame
    let inset = phone.bottomInset
    let follows = ["content-inset", "layout-guide", "swiftui"].contains(strategy)
    phone.touch(.began, 200, 300)
    for y in stride(from: CGFloat(304), through: 830, by: 13) {
      phone.wait(1 / 60)
      phone.touch(.moved, 200, y)
      let expected = min(852, max(up.minY, y + padding))
      #expect(isNear(phone.keyboardFrame.minY, expected), "\(y)")
      let taken = max(0, 852 - expected - 34)
      #expect(isNear(phone.bottomInset, follows ? taken : inset), "\(y)")
    }
    #expect(phone.notifications.count == 4, "nothing is posted during the drag")
    #expect(!phone.isSettled)
  }

  @Test func aFingerThatComesBackTakesItUp() throws {
    var phone = try phone(.interactive)
    let up = phone.keyboardFrame
    drag(&phone, to: 700)
    #expect(isNear(phone.keyboardFrame.minY, 700))
    for y in stride(from: CGFloat(690), through: 400, by: -20) {
      phone.wait(1 / 60)
      phone.touch(.moved, 200, y)
    }
    #expect(phone.keyboardFrame == up)
  }

  struct Release: CustomTestStringConvertible, Sendable {
    var height: CGFloat
    /// Points per second; positive is downwards.
    var speed: CGFloat
    var leaves: Bool
    var testDescription: String { "at \(height) with \(speed)" }
  }

  static let releases = [
    Release(height: 600, speed: 0, leaves: false), Release(height: 750, speed: 0, leaves: true),
    Release(height: 560, speed: 800, leaves: true),
    Release(height: 800, speed: -800, leaves: false),
    Release(height: 600, speed: 60, leaves: false), Release(height: 750, speed: -60, leaves: true),
  ]

  @Test(arguments: releases, [false, true])
  func whereAndHowFastItIsLetGoDecides(release: Release, restores: Bool) throws {
    var phone = try phone(.interactive, restores: restores)
    let up = phone.keyboardFrame
    drag(&phone, to: release.height)
    phone.wait(0.2)
    for _ in 0..<6 {
      phone.wait(1 / 60)
      let y = (phone.touches[0]?.y ?? 0) + release.speed / 60
      phone.touch(.moved, 200, y)
    }
    let last = try phone.touches[0].found("touch")
    let top = phone.keyboardFrame.minY
    phone.touch(.ended, last.x, last.y)
    #expect(isNear(phone.keyboardFrame.minY, top), "it does not jump")
    let names = ["willChangeFrame", "willHide"]
    #expect(phone.posted(since: 4) == (release.leaves ? names : []))
    var before = top
    while !phone.isSettled {
      phone.wait(1 / 60)
      let now = phone.keyboardFrame.minY
      #expect(abs(now - before) < 80)
      #expect(phone.range.contains(phone.offset) || phone.scroll.isFlung(at: phone.time))
      before = now
    }
    #expect(phone.keyboardFrame.minY == (release.leaves ? 852 : up.minY))
    #expect(phone.focus == (release.leaves ? nil : "F12"))
    #expect(phone.range.contains(phone.offset))
    #expect(isNear(phone.bottomInset, release.leaves ? 0 : 302))
    guard release.leaves else { return }
    let hide = try phone.notifications.last.found("notification").notification
    #expect(hide.beginFrame?.minY == top)
    #expect(hide.endFrame?.minY == 852)
  }

  @Test func aCancelledTouchTakesItUp() throws {
    var phone = try phone(.interactive)
    let up = phone.keyboardFrame
    drag(&phone, to: 800)
    phone.touch(.cancelled, 200, 800)
    phone.runUntilIdle()
    #expect(phone.keyboardFrame == up)
    #expect(phone.notifications.count == 4)
  }

  @Test func escapeInMidDragHidesIt() throws {
    var phone = try phone(.interactive)
    drag(&phone, to: 700)
    phone.drive(.key(.escape, []))
    phone.runUntilIdle()
    phone.touch(.moved, 200, 600)
    phone.touch(.ended, 200, 600)
    phone.runUntilIdle()
    #expect(!phone.isKeyboardOnScreen)
    #expect(isNear(phone.bottomInset, 0))
  }

  @Test func theOffsetIsTheUsersAfterADismissal() throws {
    var phone = try phone(.interactive, restores: true)
    let before = phone.offset
    drag(&phone, to: 840, from: 400)
    phone.wait(0.3)
    phone.touch(.ended, 200, 840)
    phone.runUntilIdle()
    #expect(phone.focus == nil)
    #expect(!isNear(phone.offset, before), "the user has scrolled, so nothing is restored")
  }

  @Test(arguments: ["chat", "note", "scroll-form", "contact"]) func scenesThatAskForIt(
    scene: String
  ) throws {
    for strategy in Strategies.all {
      var phone = try SimulatedDevice.shipped(scene, strategy: strategy)
      if phone.focus == nil {
        try phone.tapField(try phone.scene.rows.first { $0.kind.isEditable }.found("field").name)
      }
      phone.runUntilIdle()
      let top = max(0, phone.metrics.safeArea.top + phone.metrics.window.minY) + 40
      drag(&phone, to: 840, from: top, steps: 30)
      phone.wait(0.3)
      #expect(phone.keyboardFrame.minY > 780, "\(strategy)")
      phone.touch(.ended, 200, 840)
      phone.runUntilIdle()
      #expect(!phone.isKeyboardOnScreen, "\(strategy)")
      #expect(phone.focus == nil)
      #expect(phone.range.contains(phone.offset))
    }
  }
}
