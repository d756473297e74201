import Assets
import DeviceProfiles
import DisplayList
import Foundation
import JSON
import SDLHost
import Simulation
import Testing
import Workbench

@Suite("Lists and comparisons in the real program", .serialized)
struct ListWindowTests {
  private func device(_ desktop: Desktop) throws -> String? {
    try desktop.screenshot().report["device"] as? String
  }

  @Test("A device is picked from the list by the mouse")
  func byMouse() throws {
    let desktop = try Desktop()
    var mirror = try Mirror()
    mirror.bench.devices = DeviceCatalog(folder: Assets.url(.devices)).devices
    try desktop.runUntilIdle()
    let row = try #require(
      mirror.bench.inspectorItems.first { $0.control == .list(.setting("device")) }?.frame)
    let place = CGPoint(x: row.midX, y: row.midY)
    try desktop.click(place)
    mirror.click(place)
    let list = try #require(mirror.bench.listFrame())
    let middle = CGPoint(x: list.midX.rounded(), y: list.midY.rounded())
    try desktop.move(to: middle)
    for _ in 0..<6 {
      try desktop.xdotool("click", "4")
      mirror.bench.handle(.wheel(dy: -40, middle))
    }
    let entries = try #require(mirror.bench.list).found
    let index = try #require(
      entries.indices.first { index in
        mirror.bench.listFrame(ofEntry: index).map {
          $0.contains(middle) && !entries[index].isChosen
        } ?? false
      })
    let entry = try #require(mirror.bench.listFrame(ofEntry: index))
    try desktop.click(CGPoint(x: entry.midX, y: entry.midY))
    try desktop.runUntilIdle()
    #expect(try device(desktop) == DeviceSlug.slug(entries[index].title))
  }

  @Test("A device is picked from the list by the keyboard, and the keys go back to the phone")
  func byKeyboard() throws {
    let desktop = try Desktop()
    try desktop.runUntilIdle()
    try desktop.press("F6", "space")
    try desktop.type("se 3rd")
    try desktop.press("Return")
    #expect(try device(desktop) == "iphone-se-3rd-generation")
    try desktop.press("space")
    try desktop.type("mini 13")
    try desktop.press("Escape")
    #expect(try device(desktop) == "iphone-se-3rd-generation")
    try desktop.press("Escape")
    let report = try desktop.screenshot().report
    let views = try #require(report["views"] as? [[String: Any]])
    #expect(!views.contains { ($0["label"] as? String)?.contains("mini") == true })
  }

  @Test("Several phones make one picture and a list of reports")
  func severalPhones() throws {
    let folder = try ScratchFolder()
    let run = try ProgramRun([
      "shot", "--device", "iphone-8,iphone-15-pro", "--strategy", "none,content-inset", "--focus",
      "TextField 12", "--scale", "1", "-o", folder.path("a.png"), "--report",
      folder.path("a.json"),
    ])
    #expect(run.status == 0, "\(run.errors)")
    let json = try JSONSerialization.jsonObject(with: folder.data("a.json"))
    let reports = try #require(json as? [[String: Any]])
    #expect(
      reports.map { $0["device"] as? String } == [
        "iphone-8", "iphone-8", "iphone-15-pro", "iphone-15-pro",
      ])
    #expect(Set(reports.map { $0["time"] as? Double }).count == 1)
    let clear = reports.compactMap { ($0["focus"] as? [String: Any])?["covered"] as? Bool }
    #expect(clear == [true, false, true, false])
    let picture = try PNG.decode(Array(folder.data("a.png")))
    #expect(picture.width > 2 * (375 + 393))
  }

  @Test("Two phones in one window take the same taps")
  func sameTaps() throws {
    let desktop = try Desktop(["--strategy", "content-inset,none"])
    try desktop.runUntilIdle()
    var mirror = try Mirror()
    try mirror.compare(with: "none")
    try desktop.click(try mirror.place(ofRow: "TextField 2"))
    try desktop.runUntilIdle()
    try desktop.type("abc")
    try desktop.press("ctrl+w")
    let report = try desktop.screenshot().report
    #expect(report["strategy"] as? String == "none")
    let focus = try #require(report["focus"] as? [String: Any])
    #expect(focus["field"] as? String == "TextField 2")
  }
}

extension Mirror {
  /// Puts a second phone with another strategy beside the first, in a window as the program opens it.
  fileprivate mutating func compare(with strategy: String) throws {
    let first = bench.phone
    var second = first
    second.send(second.setting(\.strategy, to: try #require(StrategyValue(named: strategy))))
    bench = WorkbenchModel(phones: [first, second], size: CGSize(width: 1440, height: 960))
  }
}
