import DeviceProfiles
import Foundation
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing

/// Fingers and wheels on the content.
@Suite struct DraggingTests {
  @Test(arguments: [-1.0, 1.0], [4.0, 9.9, 10, 10.1, 25, 60])
  func followsAFingerAfterTenPoints(direction: Double, travel: Double) throws {
    var phone = try SimulatedDevice.with(.long())
    phone.drive(.wheel(dy: 200, at: phone.middle))
    let start = phone.offset
    phone.touch(.began, 200, 400)
    phone.touch(.moved, 200, 400 + direction * travel)
    let moved = max(0, travel - 10)
    #expect(isNear(phone.offset, start - CGFloat(direction * moved)))
    #expect(phone.scroll.isDragging == (travel > 10))
  }

  @Test(arguments: [20.0, 70, 130, 300]) func givesWayBeyondTheTop(pull: Double) throws {
    var phone = try SimulatedDevice.with(.long())
    let top = phone.range.lowerBound
    phone.touch(.began, 200, 300)
    phone.touch(.moved, 200, 300 + pull)
    let shown = RubberBand.displacement(CGFloat(pull - 10), viewport: 852)
    #expect(isNear(phone.offset, top - shown))
    phone.touch(.ended, 200, 300 + pull)
    #expect(isNear(phone.offset, top - shown))
    phone.runUntilIdle()
    #expect(isNear(phone.offset, top))
  }

  @Test(arguments: 0..<40) func aFlingEndsInTheRange(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var phone = try SimulatedDevice.with(.long())
    for _ in 0..<5 {
      let dy = CGFloat.random(in: -500...500, using: &random)
      let steps = Int.random(in: 1...10, using: &random)
      phone.drag(from: CGPoint(x: 200, y: 400), by: dy, steps: steps, rest: 0)
      let first = phone.offset
      phone.wait(1e-9)
      #expect(isNear(phone.offset, first, 0.1))
      phone.wait(.random(in: 0...0.5, using: &random))
    }
    phone.runUntilIdle()
    #expect(phone.range.contains(phone.offset))
    #expect(phone.isSettled)
  }

  @Test func aTouchCatchesAFlingAndIsNoTap() throws {
    var phone = try SimulatedDevice.with(.long())
    phone.drag(from: CGPoint(x: 200, y: 700), by: -400, steps: 5, rest: 0)
    phone.wait(0.1)
    let caught = phone.offset
    phone.touch(.began, 200, 400)
    phone.wait(0.5)
    #expect(isNear(phone.offset, caught))
    phone.touch(.moved, 200, 395)
    #expect(isNear(phone.offset, caught + 5))
    phone.wait(0.5)
    phone.touch(.ended, 200, 395)
    phone.runUntilIdle()
    #expect(isNear(phone.offset, caught + 5))
    #expect(phone.focus == nil)
  }

  @Test func aCaughtBounceGoesOnWhenItIsLetGo() throws {
    var phone = try SimulatedDevice.with(.long())
    phone.drag(from: CGPoint(x: 200, y: 200), by: 300, steps: 5)
    phone.wait(0.05)
    let caught = phone.offset
    #expect(caught < phone.range.lowerBound - 5)
    phone.touch(.began, 200, 400)
    #expect(isNear(phone.offset, caught))
    phone.wait(0.3)
    #expect(isNear(phone.offset, caught))
    phone.touch(.ended, 200, 400)
    phone.runUntilIdle()
    #expect(isNear(phone.offset, phone.range.lowerBound))
  }

  @Test(arguments: [-1e6, -300, -1, 0, 1, 300, 1e6, .infinity, .nan])
  func wheelsStayInTheRange(dy: Double) throws {
    var phone = try SimulatedDevice.with(.long())
    phone.drive(.wheel(dy: 100, at: phone.middle))
    let start = phone.offset
    phone.drive(.wheel(dy: dy, at: phone.middle))
    let wanted = dy.isFinite ? start + dy : start
    #expect(isNear(phone.offset, min(max(wanted, phone.range.lowerBound), phone.range.upperBound)))
    #expect(phone.isSettled)
  }

  @Test func aDragNeitherTapsNorResigns() throws {
    var phone = try SimulatedDevice.with(.long())
    phone.drag(from: CGPoint(x: 200, y: 500), by: -60)
    #expect(phone.focus == nil)
    try phone.tapField("F8")
    phone.runUntilIdle()
    phone.drag(from: CGPoint(x: 200, y: 300), by: -60)
    phone.runUntilIdle()
    #expect(phone.focus == "F8")
  }

  @Test func aTapBesideTheFieldsResigns() throws {
    var phone = try SimulatedDevice.with(.long())
    try phone.tapField("F3")
    phone.runUntilIdle()
    phone.tap(CGPoint(x: 5, y: 200))
    #expect(phone.focus == nil)
    phone.runUntilIdle()
    #expect(!phone.keyboard.isVisible)
  }

  @Test func nothingIsRevealedWhileAFingerDrags() throws {
    var phone = try SimulatedDevice.with(.long())
    try phone.tapField("F8")
    phone.runUntilIdle()
    phone.touch(.began, 200, 300, id: 1)
    phone.touch(.moved, 200, 460, id: 1)
    let held = phone.offset
    phone.drive(.key(.tab, []))
    phone.drive(.text("abc"))
    phone.drive(phone.setting(\.hasPredictiveBar, to: false))
    phone.wait(1)
    #expect(isNear(phone.offset, held))
    #expect(!phone.isSettled)
    phone.touch(.ended, 200, 460, id: 1)
    phone.runUntilIdle()
    #expect(phone.isSettled)
  }

  @Test func whatMovesUnderAFingerIsForgottenOnAnotherScreen() throws {
    var phone = try SimulatedDevice.with(.long())
    phone.touch(.began, 200, 500)
    phone.touch(.moved, 200, 350)
    phone.drive(phone.setting(\.orientation, to: .landscapeRight))
    #expect(!phone.scroll.isDragging)
    #expect(phone.touches.isEmpty)
    #expect(phone.isSettled)
    #expect(phone.range.contains(phone.offset))
  }

  @Test func aFingerThatComesTwiceLetsGoFirst() throws {
    var phone = try SimulatedDevice.with(.long())
    try phone.tapField("F3")
    phone.runUntilIdle()
    phone.touch(.began, 200, 400, id: 5)
    phone.touch(.moved, 200, 300, id: 5)
    #expect(phone.scroll.isDragging)
    phone.touch(.began, 200, 700, id: 5)
    #expect(!phone.scroll.isDragging)
    phone.touch(.ended, .nan, .nan, id: 5)
    #expect(phone.touches.isEmpty)
    #expect(phone.text.count == 1)
  }

  @Test func aSecondTapDuringTheRevealIsATap() throws {
    var phone = try SimulatedDevice.with(.long())
    try phone.tapField("F9")
    phone.wait(0.1)
    #expect(!phone.isSettled)
    let next = try phone.layout.row("F10").found("F10")
    phone.tap(CGPoint(x: 200, y: phone.onScreen(next.frame).midY))
    #expect(phone.focus == "F10")
    phone.runUntilIdle()
    #expect(phone.clearance ?? -1 >= 0)
  }
}
