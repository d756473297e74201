import DeviceProfiles
import DisplayList
import Foundation
import Picture
import Simulation
import Testing
import Typography
import Workbench

@Suite("Where the keys go: to the phone or to the inspector")
struct KeyFocusTests {
  @Test("F6 and Escape go there and back; what is typed follows")
  func thereAndBack() throws {
    var bench = try TestBench.make()
    try bench.focusFirstRow()
    let row = try #require(bench.phone.focus)
    bench.handle(.text("a"))
    bench.handle(.key("f6", []))
    #expect(bench.focusedControl == bench.inspectorItems.controls.first)
    for input: Input in [.text("b"), .composition("c"), .paste("d"), .key("backspace", [])] {
      bench.handle(input)
    }
    #expect(bench.phone.fields[row]?.editor.text == "a")
    bench.handle(.key("escape", []))
    #expect(bench.focusedControl == nil && bench.phone.focus == row)
    bench.handle(.text("b"))
    #expect(bench.phone.fields[row]?.editor.text == "ab")
    bench.handle(.key("f6", []))
    bench.handle(.key("f6", []))
    #expect(bench.focusedControl == nil)
  }

  @Test("Tab walks through every control and round; Shift goes back; the focused one is seen")
  func walking() throws {
    for height: CGFloat in [260, 960] {
      var bench = try TestBench.make("iphone-14-pro", CGSize(width: 1120, height: height))
      bench.setOverlays(true)
      bench.handle(.key("f6", []))
      let controls = bench.inspectorItems.controls
      #expect(Set(controls).count == controls.count && controls.count >= 14)
      for control in controls {
        #expect(bench.focusedControl == control)
        let item = try #require(bench.inspectorItems.first { $0.control == control })
        let frame = try #require(bench.inspectorFrame)
        #expect(frame.contains(item.frame), "\(control) at \(height)")
        bench.handle(.key("tab", []))
      }
      #expect(bench.focusedControl == controls.first)
      for control in controls.reversed() {
        bench.handle(.key("tab", .shift))
        #expect(bench.focusedControl == control)
      }
      bench.handle(.key("down", []))
      #expect(bench.focusedControl == controls[1])
      bench.handle(.key("up", []))
      #expect(bench.focusedControl == controls[0])
    }
  }

  @Test("Space and Return switch, left and right set")
  func switching() throws {
    var bench = try TestBench.make()
    bench.handle(.key("f6", []))
    while bench.focusedControl != .flip("predictiveBar") { bench.handle(.key("tab", [])) }
    for (key, isOn) in [(" ", false), ("return", true), ("left", false), ("left", false)] {
      bench.handle(.key(key, []))
      #expect(bench.phone.settings.hasPredictiveBar == isOn)
    }
    bench.handle(.key("right", []))
    #expect(bench.phone.settings.hasPredictiveBar)
    while bench.focusedControl != .list(.setting("orientation")) {
      bench.handle(.key("tab", .shift))
    }
    bench.handle(.key("right", []))
    #expect(bench.phone.settings.orientation == .landscapeLeft)
    bench.handle(.key("right", []))
    bench.handle(.key("right", []))
    #expect(bench.phone.settings.orientation == .landscapeRight)
  }

  @Test("The ring is drawn where the keys go, and only there")
  func ring() throws {
    var bench = try TestBench.make()
    let without = bench.displayList
    bench.handle(.key("f6", []))
    #expect(bench.displayList != without)
    bench.handle(.key("escape", []))
    #expect(bench.displayList == without)
  }

  @Test("In a narrow window F6 brings the inspector over the phone, and Escape takes it away")
  func narrow() throws {
    var bench = try TestBench.make("iphone-14-pro", CGSize(width: 420, height: 700))
    bench.handle(.key("f6", []))
    #expect(bench.inspectorFrame != nil && bench.focusedControl != nil)
    bench.handle(.key("escape", []))
    #expect(bench.inspectorFrame == nil && bench.focusedControl == nil)
  }

  @Test("Tab inside the phone walks through its fields")
  func tabInThePhone() throws {
    var bench = try TestBench.make()
    try bench.focusFirstRow()
    let first = bench.phone.focus
    bench.handle(.key("tab", []))
    #expect(bench.phone.focus != first)
    bench.handle(.key("tab", .shift))
    #expect(bench.phone.focus == first)
  }

  // MARK: Tips

  @Test("A tip shows when the mouse has rested for its time, and says when it will")
  func tips() throws {
    var bench = try TestBench.make()
    for item in bench.inspectorItems where item.control != nil {
      let point = CGPoint(x: item.frame.midX, y: item.frame.midY)
      let start = bench.time
      bench.handle(.hover(point))
      let shows = start + Pointer.tipDelay
      #expect(bench.tip == nil && bench.nextChange == shows)
      bench.advance(to: shows - 0.01)
      #expect(bench.tip == nil)
      bench.advance(to: shows)
      let tip = try #require(bench.tip)
      #expect(bench.displayList.commands.flatMap(\.runs).contains { $0.text == tip })
      if case .toggle(let command)? = item.control {
        let keys = try #require(Shortcut.keys(of: command))
        #expect(tip.hasSuffix(keys))
      }
      bench.handle(.key("f6", []))
      #expect(bench.tip == nil, "whoever does something reads no tip")
      bench.handle(.key("escape", []))
      bench.handle(.hover(nil))
    }
  }

  @Test("A tip lies inside every window")
  func tipPlaces() throws {
    for width: CGFloat in [240, 420, 1120] {
      var bench = try TestBench.make("iphone-14-pro", CGSize(width: width, height: 500))
      if bench.inspectorFrame == nil { bench.handle(.key("i", .control)) }
      for item in bench.inspectorItems where item.control != nil && item.frame.maxY < 500 {
        bench.handle(.hover(CGPoint(x: item.frame.midX, y: item.frame.midY)))
        let before = bench.displayList.commands
        bench.advance(to: bench.time + 1)
        let runs = bench.displayList.commands.filter { !before.contains($0) }.flatMap(\.runs)
        #expect(runs.count == 1)
        for run in runs {
          let end = run.origin.x + bench.phone.ruler.width(of: run.text, in: run.font)
          #expect(run.origin.x >= 0 && end <= width)
          #expect(run.origin.y > 0 && run.origin.y < 500)
        }
      }
    }
  }
}
