import Foundation
import JSON
import Simulation
import TestSupport
import Testing
import Workbench

/// A setting that is only a row of the table has a line in the inspector and is kept.
@Suite struct MadeUpSettingTests {
  private let table = SettingTable.withMadeUpSetting()

  @Test func itIsPickedInTheInspector() throws {
    var bench = try TestBench.make()
    bench.table = table
    let item = try #require(
      bench.inspectorItems.first { $0.control == .list(.setting("signalNoise")) })
    #expect(item.content == .picker(title: "Noise", value: "3"))
    #expect(item.tip == "How bad the signal is")
    bench.click(CGPoint(x: item.frame.midX, y: item.frame.midY))
    bench.handle(.key("home", []))
    bench.handle(.key("return", []))
    #expect(bench.phone.settings.statusBar.wifiBars == 0)
  }

  @Test func itIsKeptAndOptional() throws {
    var bench = try TestBench.make()
    bench.send(bench.phone.setting(\.statusBar.wifiBars, to: 1))
    let state = SavedState(bench) { SavedPhone($0, table: table) }
    #expect(state.phones[0]["signalNoise"] == "1")
    let text = state.json(table).text()
    let read = try StateFile.decode(Data(text.utf8), file: "a", table: table) { _ in }.get()
    #expect(read == state)
    // A file of before opens, and the default holds.
    let old = SavedState(bench) { SavedPhone($0) }.json.text()
    let before = old.split(separator: "\n").filter { !$0.contains("wifiBars") }
      .joined(separator: "\n")
    let opened = try StateFile.decode(Data(before.utf8), file: "a", table: table) { _ in }.get()
    #expect(opened.phones[0]["signalNoise"] == nil)
  }
}
