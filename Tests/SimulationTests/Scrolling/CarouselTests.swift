import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// A row that scrolls sideways inside the form that scrolls up and down.
@Suite struct CarouselTests {
  private func phone(strategy: String = "content-inset") throws -> SimulatedDevice {
    var scene = Scene.long()
    let items = (0..<6).map { Row.field("S\($0)") }
    scene.sections[0].rows.insert(
      Row(id: "strip", kind: .carousel, label: "Strip", items: items), at: 20)
    return try SimulatedDevice.with(scene, strategy: strategy)
  }

  private func shown(_ phone: SimulatedDevice, _ id: String) throws -> CGRect {
    phone.frame(of: try phone.layout.row(id).found(id))
  }

  @Test(arguments: Strategies.seeing)
  func revealGoesFromTheInnermostOutward(strategy: String) throws {
    var phone = try phone(strategy: strategy)
    for id in ["S5", "S0", "S3", "S4"] {
      phone.reach(id)
      phone.tap(row: id)
      phone.runUntilIdle()
      #expect(phone.focus == id)
      let frame = try shown(phone, id)
      #expect(isInside(frame, try shown(phone, "strip"), 0.5), "\(id)")
      #expect(isInside(frame, phone.visibleContent, 0.5), "\(id)")
      #expect(try phone.clearance.found("clearance") >= 0)
    }
    #expect(phone.carouselOffset("strip") > 0)
  }

  @Test func theFieldsAreWalkedInTheirOrder() throws {
    var phone = try phone()
    try phone.tapField("F19")
    for id in ["S0", "S1", "S2", "S3", "S4", "S5", "F20"] {
      phone.drive(.key(.tab, []))
      phone.runUntilIdle()
      #expect(phone.focus == id)
      if id.hasPrefix("S") {
        #expect(isInside(try shown(phone, id), try shown(phone, "strip"), 0.5))
      }
    }
  }

  @Test func aSidewaysDragMovesTheRowAlone() throws {
    var phone = try phone()
    phone.reach("strip")
    let frame = try shown(phone, "strip")
    let offset = phone.offset
    phone.touch(.began, frame.midX, frame.midY)
    for step in 1...10 {
      phone.wait(1 / 60)
      phone.touch(.moved, frame.midX - CGFloat(step) * 12, frame.midY + CGFloat(step))
    }
    #expect(isNear(phone.carouselOffset("strip"), 110))
    phone.wait(0.3)
    phone.touch(.ended, frame.midX - 120, frame.midY + 10)
    phone.runUntilIdle()
    #expect(isNear(phone.carouselOffset("strip"), 110))
    #expect(phone.offset == offset)
    #expect(phone.focus == nil, "a drag is no tap")
  }

  @Test func anUprightDragMovesTheFormAlone() throws {
    var phone = try phone()
    phone.reach("strip")
    let frame = try shown(phone, "strip")
    let offset = phone.offset
    phone.drag(from: CGPoint(x: frame.midX, y: frame.midY), by: -80)
    phone.runUntilIdle()
    #expect(isNear(phone.offset - offset, 70))
    #expect(phone.carouselOffset("strip") == 0)
  }

  @Test func aThrownRowComesToRestInItsRange() throws {
    var phone = try phone()
    phone.reach("strip")
    let frame = try shown(phone, "strip")
    let content = try shown(phone, "S5").maxX + 16 - frame.minX
    for way in [CGFloat(-1), 1] {
      phone.touch(.began, frame.midX, frame.midY)
      for step in 1...6 {
        phone.wait(1 / 60)
        phone.touch(.moved, frame.midX + way * CGFloat(step) * 25, frame.midY)
      }
      phone.touch(.ended, frame.midX + way * 150, frame.midY)
      #expect(!phone.isSettled)
      phone.runUntilIdle()
      let rest = phone.carouselOffset("strip")
      #expect(isNear(rest, way < 0 ? content - frame.width : 0, 0.5))
    }
  }

  @Test func itGetsNoVerticalInset() throws {
    var phone = try phone()
    let height = try phone.layout.row("strip").found("strip").frame.height
    phone.tap(row: "S1")
    phone.runUntilIdle()
    #expect(try phone.layout.row("strip").found("strip").frame.height == height)
    #expect(phone.bottomInset > 0)
  }
}
