import Foundation
import Simulation
import Tape
import TestSupport
import Testing

/// A setting that is only a row of the table can be set by a tape, and is recorded.
@Suite struct MadeUpSettingTests {
  private let table = SettingTable.withMadeUpSetting()

  private func dryRun(_ text: String) throws -> DryRun {
    var resources = TapeFixture.resources
    resources.table = table
    let tape = try TapeReader.read("a.tape", table: table) { _ in text }.get()
    return DryRun(tape, try PlaybackSetup(tape.settings, resources), resources)
  }

  @Test func itIsSetBeforeAndDuringATape() throws {
    #expect(try dryRun("Set SignalNoise 1").phone.settings.statusBar.wifiBars == 1)
    #expect(try dryRun("Sleep 10ms\nSet SignalNoise 2").phone.settings.statusBar.wifiBars == 2)
    let wrong = TapeReader.read("a.tape", table: table) { _ in "Set SignalNoise 7" }
    guard case .failure(let problems) = wrong else {
      Issue.record("7 is read")
      return
    }
    #expect(problems.description.contains("a whole number from 0 to 3"))
  }

  @Test func itIsRecorded() throws {
    let start = try dryRun("Set SignalNoise 1").phone
    let event = start.setting(\.statusBar.wifiBars, to: 0)
    let text = TapeWriter.text(
      [JournalEntry(time: 0.5, event)], from: start, until: 1, table: table)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("Set SignalNoise") } == [
        "Set SignalNoise 1", "Set SignalNoise 0",
      ])
    #expect(try dryRun(text).phone.settings.statusBar.wifiBars == 0)
  }
}
