import Foundation
import Simulation
import Testing
import Workbench

@Suite struct TouchTests {
  @Test func aTouchBesideThePhoneIsNone() throws {
    var bench = try TestBench.make()
    let outside = bench.stage.windowPoint(CGPoint(x: -3, y: 300))
    let inside = bench.stage.windowPoint(CGPoint(x: 200, y: 300))
    bench.handle(.touch(id: 1, .began, outside))
    #expect(bench.phone.touches.isEmpty)
    bench.handle(.touch(id: 1, .moved, inside))
    #expect(bench.phone.touches.isEmpty, "it began beside the phone, so it stays without effect")
    bench.handle(.touch(id: 1, .ended, inside))
    #expect(bench.phone.focus == nil)
  }

  @Test func aTouchThatLeavesThePhoneEndsThere() throws {
    var bench = try TestBench.make()
    let inside = bench.stage.windowPoint(CGPoint(x: 200, y: 300))
    let outside = bench.stage.windowPoint(CGPoint(x: -80, y: 300))
    bench.handle(.touch(id: 1, .began, inside))
    #expect(bench.phone.touches.keys.sorted() == [1])
    bench.handle(.touch(id: 1, .moved, outside))
    #expect(bench.phone.touches.keys.sorted() == [1], "the phone keeps its finger")
    bench.handle(.touch(id: 1, .ended, outside))
    #expect(bench.phone.touches.isEmpty)
    #expect(bench.phone.focus == nil, "a finger that travelled so far has tapped nothing")
  }

  @Test func aTapFocusesAndAnEscapeLeaves() throws {
    var bench = try TestBench.make()
    try bench.focusFirstRow()
    #expect(bench.phone.focus == bench.phone.layout.rows.first?.id)
    bench.handle(.text("Grace"))
    bench.handle(.composition("é"))
    #expect(bench.phone.focus != nil)
    bench.handle(.key("escape", []))
    #expect(bench.phone.focus == nil)
  }

  @Test func theWheelScrollsThePhoneUnderThePointer() throws {
    var bench = try TestBench.make()
    let start = bench.phone.offset
    bench.handle(.wheel(dy: 50, bench.stage.windowPoint(CGPoint(x: -40, y: 300))))
    bench.runUntilIdle()
    #expect(bench.phone.offset == start, "the pointer is beside the phone")
    bench.handle(.wheel(dy: 50, bench.stage.windowPoint(CGPoint(x: 100, y: 300))))
    bench.runUntilIdle()
    let travel = Double((bench.phone.offset - start) * bench.stage.scale)
    #expect(abs(travel - 50) < 0.01, "the content follows the wheel by the window's points")
  }

  @Test func underTheSheetThePhoneIsOutOfReach() throws {
    var bench = try TestBench.make()
    try bench.press(.help)
    let start = bench.phone.offset
    let inside = bench.stage.windowPoint(CGPoint(x: 100, y: 300))
    bench.handle(.wheel(dy: 50, inside))
    #expect(bench.phone.offset == start)
    bench.handle(.touch(id: 0, .began, inside))
    bench.handle(.touch(id: 0, .ended, inside))
    #expect(!bench.showsHelp, "the click closes the sheet")
    #expect(bench.phone.focus == nil, "and does nothing else")
  }
}
