import DisplayList
import Foundation
import Picture
import Simulation
import Testing
import Workbench

@Suite struct TimeTests {
  @Test func slowAnimationsRunAtAQuarter() throws {
    var fast = try TestBench.make()
    var slow = try TestBench.make()
    try slow.press(.toggleSlowAnimations)
    fast.advance(to: 4)
    slow.advance(to: 4)
    #expect(fast.phone.time == 4)
    #expect(slow.phone.time == 1)
    try slow.press(.toggleSlowAnimations)
    slow.advance(to: 6)
    #expect(slow.phone.time == 3, "the phone's clock goes on from where it is")
    slow.advance(to: 5)
    #expect(slow.time == 6, "the past changes nothing")
  }

  @Test func messagesGoAfterTheirTime() throws {
    var bench = try TestBench.make()
    try bench.press(.toggleOverlays)
    #expect(bench.message == nil)
    bench.show(message: "Hello")
    #expect(bench.displayList.commands.flatMap(\.runs).contains { $0.text == "Hello" })
    #expect(bench.nextChange == 3)
    bench.advance(to: 2.9)
    #expect(bench.message == "Hello")
    bench.advance(to: 3)
    #expect(bench.message == nil)
  }

  @Test func atRestNothingChanges() throws {
    var bench = try TestBench.make()
    #expect(bench.nextChange == nil)
    let list = bench.displayList
    bench.advance(to: 3600)
    #expect(bench.displayList == list)
    #expect(bench.nextChange == nil)
  }

  /// With a focus only the caret comes and goes.
  @Test func atRestOnlyTheCaretBlinks() throws {
    var bench = try TestBench.make()
    try bench.focusFirstRow()
    var lists: Set<Drawing> = []
    for _ in 0..<40 {
      let next = try #require(bench.nextChange)
      let step = next - bench.time
      #expect(step > 0)
      #expect(step < 0.6)
      bench.advance(to: next + 0.001)
      lists.insert(bench.displayList)
    }
    #expect(lists.count == 2)
    let counts = lists.map { $0.commands.map(\.count).reduce(0, +) }.sorted()
    #expect(counts.last.map { $0 - 1 } == counts.first)
  }

  /// Whenever the workbench says that something changes then, it does.
  @Test(arguments: [false, true]) func theNextChangeIsOne(isSlow: Bool) throws {
    var bench = try TestBench.make()
    if isSlow { try bench.press(.toggleSlowAnimations) }
    let row = try #require(bench.phone.layout.rows.first)
    let text = bench.phone.onScreen(row.textFrame)
    let point = bench.stage.windowPoint(CGPoint(x: text.midX, y: text.midY))
    bench.handle(.touch(id: 0, .began, point))
    bench.handle(.touch(id: 0, .ended, point))
    for _ in 0..<200 {
      guard let next = bench.nextChange else { break }
      let (list, posted) = (bench.displayList, bench.phone.notifications.count)
      // While something moves, the next frame is the next change.
      let time = max(next, bench.time + 1 / 60) + 1e-6
      bench.advance(to: time)
      let hasChanged = bench.displayList != list || bench.phone.notifications.count > posted
      #expect(hasChanged, "at \(time)")
    }
    #expect(bench.phone.isSettled)
  }
}

extension DrawCommand {
  /// How many commands there are, with those inside.
  fileprivate var count: Int {
    switch self {
    case .group(let group): group.commands.map(\.count).reduce(1, +)
    case .layer(let layer): layer.commands.map(\.count).reduce(1, +)
    default: 1
    }
  }
}
