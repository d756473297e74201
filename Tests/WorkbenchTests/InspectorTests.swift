import Foundation
import Picture
import Simulation
import Testing
import Workbench

@Suite("The inspector's lines and what a click on them does")
struct InspectorTests {
  @Test("It stands at the right of wide windows only, and a shortcut hides it")
  func place() throws {
    var bench = try TestBench.make()
    bench.handle(.resize(CGSize(width: 1120, height: 960)))
    #expect(bench.inspectorFrame == CGRect(x: 800, y: 0, width: 320, height: 960))
    bench.handle(.key("i", .control))
    #expect(bench.inspectorFrame == nil && bench.inspectorItems.isEmpty)
    #expect(bench.stageArea.width == 1120)
    bench.handle(.key("i", .control))
    bench.handle(.resize(CGSize(width: 700, height: 960)))
    #expect(bench.inspectorFrame == nil)
  }

  @Test("Lines lie inside it, under each other, whatever the window's height")
  func lines() throws {
    for height in stride(from: 40, through: 1600, by: 97) {
      var bench = try TestBench.make()
      bench.handle(.resize(CGSize(width: 1000, height: height)))
      let frame = try #require(bench.inspectorFrame)
      let items = bench.inspectorItems
      #expect(items.allSatisfy { frame.contains($0.frame) })
      for (upper, lower) in zip(items, items.dropFirst()) {
        #expect(upper.frame.maxY <= lower.frame.minY)
      }
    }
  }

  @Test("A click on each line does what its shortcut does")
  func clicks() throws {
    let bench = try TestBench.make()
    let items = bench.inspectorItems.filter { !$0.commands.isEmpty }
    #expect(items.count >= 9)
    for item in items {
      let right = CGPoint(x: item.frame.maxX - 4, y: item.frame.midY)
      let command = try #require(item.command(at: right))
      var clicked = bench
      clicked.handle(.touch(id: 0, .began, right))
      clicked.handle(.touch(id: 0, .ended, right))
      var commanded = bench
      commanded.perform(command)
      #expect(clicked.phone.report.text() == commanded.phone.report.text())
      #expect(clicked.displayList == commanded.displayList, "\(item.content)")
    }
  }

  @Test("The half of a segment that is chosen already does nothing")
  func chosenSegment() throws {
    let bench = try TestBench.make()
    let segments = bench.inspectorItems.filter {
      if case .segments = $0.content { true } else { false }
    }
    #expect(segments.count == 2)
    for item in segments {
      let left = CGPoint(x: item.frame.minX + 4, y: item.frame.midY)
      #expect(item.command(at: left) == nil)
    }
  }

  @Test("Nothing typed reaches the phone while the sheet of shortcuts is open")
  func typingUnderTheSheet() throws {
    var bench = try TestBench.make()
    bench.handle(.key("f1", []))
    let before = bench.phone.report.text()
    for input: Input in [.text("a"), .composition("b"), .paste("c"), .key("tab", [])] {
      bench.handle(input)
    }
    #expect(bench.showsHelp && bench.phone.report.text() == before)
  }
}
