import DeviceProfiles
import Foundation
import JSON
import Picture
import Simulation
import TestSupport
import Testing
import Workbench

extension ListSource {
  static let device = ListSource.setting("device")

  /// Every list of the inspector, by the table of settings.
  static let all: [ListSource] =
    SettingTable.standard.rows.filter { [.list, .segments].contains($0.control) }
    .map { .setting($0.facts.id) } + [.scene, .overlays]
}

@Suite("Lists that are opened to pick from")
struct ListTests {
  static let heights: [CGFloat] = [240, 400, 700, 960, 1600]

  private func place(of source: ListSource, in bench: WorkbenchModel) throws -> CGPoint {
    let item = try #require(bench.inspectorItems.first { $0.control == .list(source) })
    return CGPoint(x: item.frame.midX, y: item.frame.midY)
  }

  /// Opens a list by the keyboard, as a person does who knows nothing but Tab.
  private func open(_ source: ListSource, in bench: inout WorkbenchModel, by key: String = " ") {
    if bench.focusedControl == nil { bench.handle(.key("f6", [])) }
    for _ in 0..<40 where bench.focusedControl != .list(source) {
      bench.handle(.key("tab", []))
    }
    bench.handle(.key(key, []))
    if key == " " { bench.handle(.text(" ")) }
  }

  @Test("Every device is there by name, and a click on it changes the phone to it")
  func devicesByMouse() throws {
    var bench = try TestBench.make()
    let names = TestBench.devices.flatMap(\.names)
    #expect(names.count >= 80)
    #expect(bench.entries(of: .device).map(\.title) == names)
    for index in stride(from: 0, to: names.count, by: 7) {
      bench.click(try place(of: .device, in: bench))
      #expect(bench.list?.source == .device)
      // The wheel brings the entry into the list.
      let list = try #require(bench.listFrame())
      let middle = CGPoint(x: list.midX, y: list.midY)
      let away = try #require(bench.listFrame(ofEntry: index)).midY - list.midY
      bench.handle(.wheel(dy: away, middle))
      let entry = try #require(bench.listFrame(ofEntry: index))
      #expect(list.contains(CGPoint(x: entry.midX, y: entry.midY)))
      bench.click(CGPoint(x: entry.midX, y: entry.midY))
      #expect(bench.list == nil)
      let settings = bench.phone.settings
      #expect(settings.device.name(for: settings.deviceID) == names[index])
      #expect(settings.device.systemVersions(for: settings.deviceID).contains(settings.version))
    }
  }

  @Test("A search by words finds, arrows move, Return picks, Escape changes nothing")
  func devicesByKeyboard() throws {
    var bench = try TestBench.make()
    open(.device, in: &bench)
    bench.handle(.text("pro "))
    bench.handle(.text("12.9"))
    let found = try #require(bench.list).found.map(\.title)
    #expect(found.count >= 6 && found.allSatisfy { $0.contains("Pro") && $0.contains("12.9") })
    bench.handle(.key("down", []))
    bench.handle(.key("return", []))
    #expect(bench.list == nil && bench.phone.settings.device.kind == .pad)
    #expect(bench.phone.settings.device.name(for: bench.phone.settings.deviceID) == found[1])
    let before = bench.phone.report.json.text()
    open(.device, in: &bench, by: "return")
    bench.handle(.text("se 3rd"))
    #expect(bench.list?.found.map(\.title).first == "iPhone SE (3rd generation)")
    bench.handle(.text("x"))
    #expect(bench.list?.found.isEmpty == true)
    bench.handle(.key("return", []))
    #expect(bench.list != nil, "there is nothing to pick")
    bench.handle(.key("backspace", []))
    #expect(bench.list?.found.count == 2, "the other one is zoomed")
    bench.handle(.key("escape", []))
    #expect(bench.list == nil && bench.phone.report.json.text() == before)
    #expect(bench.focusedControl == .list(.device), "the row that opened it has the keys again")
    #expect(bench.phone.fields.values.allSatisfy { $0.editor.text.isEmpty })
  }

  @Test("Each setting is picked from its list, entry by entry", arguments: ListSource.all)
  func settings(setting: ListSource) throws {
    // A phone's keyboard stands in one place only.
    var bench = try TestBench.make(
      setting == .setting("arrangement") ? "ipad-10.9" : "iphone-14-pro")
    bench.layouts = [bench.phone.settings.layout]
    if case .setting(let id) = setting, let owner = SettingTable.standard[id]?.facts.strategy {
      bench.send(bench.phone.setting(\.strategy, to: try #require(StrategyValue(named: owner))))
    }
    bench.setOverlays(true)
    bench.openAllGroups()
    let entries = bench.entries(of: setting)
    #expect(!entries.isEmpty)
    for index in entries.indices.prefix(20) {
      let wasChosen = bench.entries(of: setting)[index].isChosen
      open(setting, in: &bench)
      bench.handle(.key("home", []))
      for _ in 0..<index { bench.handle(.key("down", [])) }
      bench.handle(.key("return", []))
      let isChosen = bench.entries(of: setting)[index].isChosen
      #expect(isChosen == (setting == .overlays ? !wasChosen : true), "\(entries[index].title)")
      bench.handle(.key("escape", []))
      bench.handle(.key("escape", []))
    }
  }

  @Test("Lists lie inside the window, and the highlighted entry in the list", arguments: heights)
  func places(height: CGFloat) throws {
    for width: CGFloat in [240, 500, 1120, 2000] {
      for setting in ListSource.all {
        var bench = try TestBench.make("iphone-14-pro", CGSize(width: width, height: height))
        bench.setOverlays(true)
        bench.openAllGroups()
        open(setting, in: &bench)
        guard bench.list?.source == setting else { continue }
        let window = CGRect(x: 0, y: 0, width: width, height: height)
        let frame = try #require(bench.listFrame())
        #expect(window.contains(frame), "\(setting) in \(width) × \(height)")
        for key in ["end", "pageup", "up", "home", "pagedown", "down"] {
          bench.handle(.key(key, []))
          let index = try #require(bench.list?.highlighted)
          let entry = try #require(bench.listFrame(ofEntry: index))
          #expect(frame.contains(entry), "\(setting) \(key)")
        }
      }
    }
  }

  @Test("A finger scrolls a list and the inspector, and picks nothing while it does")
  func fingers() throws {
    var bench = try TestBench.make("iphone-14-pro", CGSize(width: 1120, height: 420))
    let device = try place(of: .device, in: bench)
    bench.drag(from: device, by: -120)
    #expect(bench.list == nil)
    #expect(try place(of: .device, in: bench).y == device.y - 120)
    bench.drag(from: CGPoint(x: device.x, y: 200), by: 600)
    #expect(try place(of: .device, in: bench) == device)

    bench.click(device)
    let list = try #require(bench.listFrame())
    bench.drag(from: CGPoint(x: list.midX, y: list.maxY - 20), by: 5000)
    let first = try #require(bench.listFrame(ofEntry: 0))
    #expect(list.contains(first))
    let finger = CGPoint(x: list.midX, y: list.maxY - 20)
    bench.drag(from: finger, by: -100)
    #expect(bench.listFrame(ofEntry: 0)?.minY == first.minY - 100)
    #expect(bench.list != nil)
    // A finger that is taken away, as the system does, picks nothing.
    bench.handle(.touch(id: 0, .began, finger))
    bench.handle(.touch(id: 0, .cancelled, finger))
    #expect(bench.list != nil)
    let before = bench.phone.settings.deviceID
    bench.click(finger)
    #expect(bench.list == nil && bench.phone.settings.deviceID != before)
  }

  @Test("A click beside the list closes it and reaches nothing else")
  func clickBeside() throws {
    var bench = try TestBench.make()
    bench.click(try place(of: .scene, in: bench))
    let row = try #require(bench.phone.layout.rows.first)
    let text = bench.stage.windowRect(bench.phone.onScreen(row.textFrame))
    bench.click(CGPoint(x: text.midX, y: text.midY))
    #expect(bench.list == nil && bench.phone.focus == nil)
  }
}
