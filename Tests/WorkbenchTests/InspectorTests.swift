import DeviceProfiles
import DisplayList
import Foundation
import JSON
import Picture
import Simulation
import Testing
import Typography
import Workbench

@Suite("The inspector's lines and what a click on them does")
struct InspectorTests {
  @Test("It stands at the right of wide windows; in narrow ones it lies over the phone on demand")
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
    let stage = bench.stage
    bench.handle(.key("i", .control))
    #expect(bench.inspectorFrame == CGRect(x: 380, y: 0, width: 320, height: 960))
    #expect(bench.stage == stage, "the phone stays where it is, below the inspector")
    bench.handle(.key("i", .control))
    #expect(bench.inspectorFrame == nil)
    bench.handle(.resize(CGSize(width: 1120, height: 960)))
    #expect(bench.inspectorFrame != nil)
  }

  @Test("Lines lie between its sides, under each other, and can be scrolled to their end")
  func lines() throws {
    for height in stride(from: 40, through: 1600, by: 97) {
      var bench = try TestBench.make()
      bench.setOverlays(true)
      bench.handle(.resize(CGSize(width: 1000, height: height)))
      let frame = try #require(bench.inspectorFrame)
      let items = bench.inspectorItems
      for item in items {
        #expect(item.frame.minX >= frame.minX + 16 && item.frame.maxX <= frame.maxX - 16)
      }
      for (upper, lower) in zip(items, items.dropFirst()) {
        #expect(upper.frame.maxY <= lower.frame.minY)
      }
      bench.handle(.wheel(dy: 5000, CGPoint(x: frame.midX, y: 20)))
      let last = try #require(bench.inspectorItems.last)
      #expect(last.frame.maxY <= frame.maxY)
      bench.handle(.wheel(dy: -5000, CGPoint(x: frame.midX, y: 20)))
      #expect(bench.inspectorItems == items)
    }
  }

  @Test("A click on each switch does what its shortcut does, and gives it the keys")
  func clicks() throws {
    let bench = try TestBench.make()
    let items = bench.inspectorItems.filter { item in
      if case .toggle = item.content { true } else { false }
    }
    let settings = SettingTable.standard.rows.filter {
      $0.control == .toggle && $0.hasEffect(in: bench.phone.settings)
    }
    #expect(items.count == settings.count + 2)
    for item in items {
      let right = CGPoint(x: item.frame.maxX - 4, y: item.frame.midY)
      guard case .toggle(_, _, let keys) = item.content,
        let command = Shortcut.all.first(where: { $0.keys == keys })?.command
      else {
        var flipped = bench
        flipped.click(right)
        #expect(flipped.phone.settings != bench.phone.settings, "\(item.content) does nothing")
        continue
      }
      var clicked = bench
      clicked.click(right)
      #expect(clicked.focusedControl == item.control)
      clicked.handle(.key("escape", []))
      #expect(clicked.focusedControl == nil)
      var commanded = bench
      commanded.perform(command)
      #expect(clicked.phone.report.json.text() == commanded.phone.report.json.text())
      #expect(clicked.displayList == commanded.displayList, "\(item.content)")
    }
  }

  @Test("Each part of a segment chooses what it names; the chosen one does nothing")
  func segments() throws {
    let bench = try TestBench.make()
    for item in bench.inspectorItems {
      guard case .segments(let titles, let selected) = item.content else { continue }
      for part in titles.indices {
        let x = item.frame.minX + item.frame.width * (CGFloat(part) + 0.5) / CGFloat(titles.count)
        var clicked = bench
        clicked.click(CGPoint(x: x, y: item.frame.midY))
        let now = clicked.inspectorItems.first { $0.control == item.control }
        #expect(now?.content == .segments(titles, selected: part))
        #expect((clicked.phone.settings == bench.phone.settings) == (part == selected))
      }
    }
  }

  @Test("Nothing typed reaches the phone while the sheet of shortcuts is open")
  func typingUnderTheSheet() throws {
    var bench = try TestBench.make()
    bench.handle(.key("f1", []))
    let before = bench.phone.report.json.text()
    for input: Input in [.text("a"), .composition("b"), .paste("c"), .key("tab", [])] {
      bench.handle(input)
    }
    #expect(bench.showsHelp && bench.phone.report.json.text() == before)
  }

  @Test("No text is clipped or runs into another, whatever the device, with one phone or four")
  func text() throws {
    var bench = try TestBench.make()
    bench.setOverlays(true)
    for copies in 0..<3 {
      for device in TestBench.devices {
        for name in copies == 0 ? device.names : [device.names.max { $0.count < $1.count } ?? ""] {
          let id = DeviceSlug.slug(name)
          let version = try #require(device.systemVersions(for: id).first)
          var settings = bench.phone.settings
          (settings.device, settings.deviceID, settings.version) = (device, id, version)
          bench.send(.settings(settings))
          if name == device.names.first { try bench.focusFirstRow() }
          checkText(bench)
        }
      }
      bench.perform(.duplicatePhone)
    }
  }

  private func checkText(_ bench: WorkbenchModel) {
    let frame = bench.inspectorFrame ?? .zero
    let all = bench.displayList.commands.flatMap(\.runs)
    let runs = all.filter { $0.origin.x >= frame.minX }.map { run in
      (
        text: run.text,
        box: CGRect(
          x: run.origin.x, y: run.origin.y - run.font.size * 0.7,
          width: bench.phone.ruler.width(of: run.text, in: run.font), height: run.font.size * 0.7)
      )
    }
    #expect(runs.count > 20)
    for (index, run) in runs.enumerated() {
      #expect(!run.text.contains("…"), "\(run.text)")
      #expect(run.box.maxX <= frame.maxX - 12, "\(run.text)")
      for other in runs.dropFirst(index + 1) {
        #expect(!run.box.intersects(other.box), "\(run.text) and \(other.text)")
      }
    }
  }
}
