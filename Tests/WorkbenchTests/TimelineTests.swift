import DisplayList
import Foundation
import JSON
import KeyboardAvoidance
import Picture
import Simulation
import TestSupport
import Testing
import Workbench

@Suite("The timeline while time is slow or stands")
struct TimelineTests {
  /// A bench in which the second row was tapped at one second and is seen a moment later.
  private func tapped() throws -> WorkbenchModel {
    var bench = try TestBench.make()
    bench.advance(to: 1)
    let row = try #require(bench.phone.layout.rows.dropFirst().first)
    let frame = bench.stage.windowRect(bench.phone.onScreen(row.textFrame))
    bench.click(CGPoint(x: frame.midX, y: frame.midY))
    bench.advance(to: 1.125)
    return bench
  }

  @Test("It is there while time is slow or stands, and the phone makes room")
  func presence() throws {
    var bench = try TestBench.make()
    #expect(bench.timelineGeometry == nil)
    for command in [Command.toggleSlowAnimations, .togglePause] {
      try bench.press(command)
      let frame = try #require(bench.timelineFrame)
      #expect(frame.maxY == bench.size.height && bench.stageArea.maxY == frame.minY)
      #expect(bench.bodyFrame(of: 0).maxY <= frame.minY)
      try bench.press(command)
      #expect(bench.timelineGeometry == nil)
    }
  }

  @Test("While paused nothing moves; comma and period step a frame, and type nothing")
  func stepping() throws {
    var bench = try tapped()
    bench.handle(.text(","))
    let typed = bench.phone.focusedField?.editor.text
    #expect(typed == ",")
    try bench.press(.togglePause)
    let paused = bench.phone.report.json.text()
    #expect(bench.nextChange == nil)
    bench.advance(to: 50)
    #expect(bench.phone.report.json.text() == paused)
    let time = bench.phone.time
    for (key, frames) in [(".", 1.0), (".", 2.0), (",", 1.0), (",", 0.0), (",", -1.0)] {
      bench.handle(.key(key, []))
      bench.handle(.text(key))
      let offset = bench.phone.time - (time + frames / 60)
      #expect(abs(offset) < 1e-9)
    }
    bench.handle(.key(".", []))
    #expect(bench.phone.focusedField?.editor.text == ",")
    try bench.press(.togglePause)
    bench.advance(to: 50.5)
    #expect(bench.phone.time > time + 0.4)
  }

  @Test("Dragging the playhead shows exactly the phone of that time, and truncates nothing")
  func dragging() throws {
    var bench = try tapped()
    try bench.press(.togglePause)
    let before = bench.phone.report.json.text()
    let present = bench.phone.time
    let timeline = try #require(bench.timelineGeometry)
    #expect(timeline.span.contains(present) && timeline.span.lowerBound == 1)
    let recording = bench.board.histories[0]
    func point(_ part: CGFloat) -> CGPoint {
      CGPoint(x: timeline.plot.minX + part * timeline.plot.width, y: timeline.plot.midY)
    }
    bench.handle(.touch(id: 0, .began, point(0.5)))
    var random = SeededGenerator(seed: 5)
    for _ in 0..<50 {
      let part = CGFloat.random(in: -0.2...1.2, using: &random)
      bench.handle(.touch(id: 0, .moved, point(part)))
      let time = bench.phone.time
      #expect(timeline.span.contains(time))
      #expect(bench.phone.report.json.text() == recording.phone(at: time).report.json.text())
      #expect(bench.timelineGeometry == timeline, "the curves stay under the finger")
    }
    bench.handle(.touch(id: 0, .ended, point(timeline.place(of: present))))
    let distance = abs(bench.phone.time - present)
    #expect(distance < 1e-6)
    bench.show(at: present)
    #expect(bench.phone.report.json.text() == before)
  }

  @Test("A tap in the past is a new present")
  func newPresent() throws {
    var bench = try tapped()
    bench.advance(to: 2)
    try bench.press(.togglePause)
    bench.show(at: 0.5)
    #expect(bench.phone.focus == nil)
    bench.handle(.key(".", []))
    let list = bench.stage.windowPoint(CGPoint(x: 200, y: 60))
    bench.click(list)
    bench.show(at: 2)
    #expect(bench.phone.focus == nil, "the tap at one second is forgotten")
  }

  @Test("All that is drawn lies in its frame, in every window", arguments: [420, 500, 960, 2000])
  func inside(height: Int) throws {
    for width in [400, 640, 900, 1120, 2400] {
      var bench = try tapped()
      bench.handle(.resize(CGSize(width: width, height: height)))
      let before = bench.displayList.commands
      try bench.press(.togglePause)
      guard let frame = bench.timelineFrame else { continue }
      let runs = bench.displayList.commands.filter { !before.contains($0) }.flatMap(\.runs)
        .filter { $0.origin.y > frame.minY }
      #expect(runs.contains { $0.text == "TIMELINE" })
      #expect(runs.contains { $0.text == "willShow" })
      for run in runs where run.origin.x < frame.maxX {
        let end = run.origin.x + FixedRuler().width(of: run.text, in: run.font)
        #expect(end <= frame.maxX && run.origin.y <= frame.maxY, "\(run.text)")
      }
    }
  }
}

extension TimelineGeometry {
  /// Where a time is, from 0 at the left to 1 at the right.
  fileprivate func place(of time: TimeInterval) -> CGFloat {
    (x(of: time) - plot.minX) / plot.width
  }
}
