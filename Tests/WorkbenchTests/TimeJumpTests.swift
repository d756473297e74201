import Foundation
import KeyboardLayouts
import Simulation
import TestSupport
import Testing
import Workbench

/// What the window's clock says when it is wrong, or when the process was suspended for long.
@Suite("Clocks that jump")
struct TimeJumpTests {
  /// What is under way when the clock jumps.
  enum Motion: CaseIterable {
    case keyboardComes, keyboardGoes, contentIsThrown, heldKeyDeletes, messageIsShown

    func begin(_ bench: inout WorkbenchModel) throws {
      switch self {
      case .keyboardComes: try tapFirstRow(&bench)
      case .keyboardGoes:
        try bench.focusFirstRow()
        bench.handle(.key("escape", []))
      case .contentIsThrown:
        let place = bench.stage.windowPoint(CGPoint(x: 200, y: 600))
        bench.handle(.touch(id: 0, .began, place))
        for step in 1...6 {
          bench.advance(to: bench.time + 1 / 60)
          bench.handle(
            .touch(id: 0, .moved, CGPoint(x: place.x, y: place.y - CGFloat(step) * 30)))
        }
        bench.handle(.touch(id: 0, .ended, CGPoint(x: place.x, y: place.y - 180)))
      case .heldKeyDeletes:
        try bench.focusFirstRow()
        bench.handle(.text("all of this goes while a finger rests on the key"))
        let key = try #require(bench.phone.keyboardGeometry?.keys.first { $0.action == .delete })
        let origin = bench.phone.keysOrigin
        bench.handle(
          .touch(
            id: 0, .began,
            bench.stage.windowPoint(
              CGPoint(x: origin.x + key.frame.midX, y: origin.y + key.frame.midY))))
      case .messageIsShown:
        try tapFirstRow(&bench)
        bench.show(message: "Hello")
      }
    }

    private func tapFirstRow(_ bench: inout WorkbenchModel) throws {
      let row = try #require(bench.phone.layout.rows.first)
      let text = bench.phone.onScreen(row.textFrame)
      bench.click(bench.stage.windowPoint(CGPoint(x: text.midX, y: text.midY)))
    }
  }

  @Test("Ten seconds back change nothing, and the motion goes on from where it was")
  func back() throws {
    var random = SeededGenerator(seed: 11)
    for motion in Motion.allCases {
      for _ in 0..<8 {
        var steady = try TestBench.make()
        try motion.begin(&steady)
        steady.advance(to: steady.time + Double.random(in: 0.01..<0.24, using: &random))
        var jumped = steady
        jumped.advance(to: steady.time - 10)
        expectSame(jumped, steady, "\(motion)")
        #expect(jumped.nextChange == steady.nextChange, "\(motion)")
        expectFinite(jumped.phone, "\(motion)")
        // The clock is right again: nothing is left of the jump.
        for pause in [0.05, 0.3, 2] {
          steady.advance(to: steady.time + pause)
          jumped.advance(to: steady.time)
        }
        expectSame(jumped, steady, "\(motion)")
      }
    }
  }

  @Test(
    "After an hour all motion is at its end, with one frame and no more", arguments: [false, true])
  func hour(isSlow: Bool) throws {
    var random = SeededGenerator(seed: 12)
    for motion in Motion.allCases {
      for _ in 0..<4 {
        var steady = try TestBench.make()
        if isSlow { try steady.press(.toggleSlowAnimations) }
        try motion.begin(&steady)
        steady.advance(to: steady.time + Double.random(in: 0.01..<0.24, using: &random))
        var jumped = steady
        let end = steady.time + 3600
        jumped.advance(to: end)
        expectFinite(jumped.phone, "\(motion)")
        #expect(jumped.phone.isSettled, "\(motion)")
        #expect(jumped.message == nil)
        // Only a caret may change what is seen after that, and not at once over and over.
        let shown = jumped.displayList
        let next = jumped.nextChange ?? .infinity
        #expect(next > end, "\(motion)")
        jumped.advance(to: min(end + 0.001, (end + next) / 2))
        // Slow, there is a timeline, with the time in words.
        let isStill = isSlow || jumped.displayList == shown
        #expect(isStill, "\(motion)")
        // Whoever had drawn every frame would see the same.
        for step in 1...600 { steady.advance(to: end - 3600 + Double(step) / 60) }
        steady.advance(to: jumped.time)
        expectSame(jumped, steady, "\(motion)")
      }
    }
  }

  @Test(
    "Times that are no numbers change nothing",
    arguments: [.nan, .infinity, -.infinity] as [Double])
  func noNumber(time: Double) throws {
    var bench = try TestBench.make()
    try Motion.keyboardComes.begin(&bench)
    bench.advance(to: bench.time + 0.1)
    let shown = bench.displayList
    bench.advance(to: time)
    let isSame = bench.displayList == shown
    #expect(isSame)
    bench.advance(to: 5)
    #expect(bench.time == 5)
    #expect(bench.phone.isSettled)
  }

  /// Compares what is seen and what is told; lists are too long to be told of where they differ.
  private func expectSame(
    _ a: WorkbenchModel, _ b: WorkbenchModel, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isSame = a.displayList == b.displayList && a.phone.report == b.phone.report
    #expect(isSame, comment, sourceLocation: sourceLocation)
  }

  private func expectFinite(
    _ phone: SimulatedDevice, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frames = [phone.keyboardFrame, phone.container.frame] + phone.views.map(\.frame)
    let numbers =
      frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] } + [
        phone.offset, phone.bottomInset,
      ]
    let areFinite = numbers.allSatisfy { $0.isFinite }
    #expect(areFinite, comment, sourceLocation: sourceLocation)
  }
}
