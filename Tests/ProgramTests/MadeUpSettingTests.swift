import Foundation
import Simulation
import TestSupport
import Testing
import keyboard_simulator

/// A setting that is only a row of the table is an option, in help and manual, completed, and an axis.
@Suite struct MadeUpSettingTests {
  private var table: CommandTable {
    CommandTable(settings: .withMadeUpSetting(in: .statusBar, naming: .prefixed("noise")))
  }

  @Test func itIsInTheHelpAndTheManual() throws {
    let words = "how bad the signal is (default 3)"
    for command in ["shot", "run", "record", "bench-frames"] {
      let help = try #require(table.help(of: command))
      #expect(help.contains("--signal-noise 0|1|2|3") && help.contains(words), "\(command)")
    }
    #expect(try #require(table.help(of: "play")).contains("--signal-noise 0|1|2|3"))
    let lists = "how bad the signal is; a list, or all (default 3)"
    for command in ["audit", "test"] {
      #expect(try #require(table.help(of: command)).contains(lists), "\(command)")
    }
    #expect(table.manual.contains("signal\\-noise"))
    #expect(!CommandTable.standard.manual.contains("signal\\-noise"))
  }

  @Test func itIsCompleted() {
    #expect(table.completions(of: ["shot", "--signal"]) == ["--signal-noise"])
    #expect(table.completions(of: ["shot", "--signal-noise", ""]) == ["0", "1", "2", "3"])
    #expect(table.completions(of: ["test", "--signal-noise", "1,"]).contains("1,2"))
  }

  @Test func itIsAnAxisAndInTheNames() throws {
    let words = ["test", "--device", "iphone-8", "--orientation", "portrait"]
    let names = try table.goldenNames(of: words + ["--signal-noise", "all"])
    let start = "tab-form/iphone-8-portrait-default"
    #expect(names == ["-noise0", "-noise1", "-noise2", ""].map { start + $0 })
    #expect(throws: (any Error).self) {
      try table.goldenNames(of: words + ["--signal-noise", "4"])
    }
  }
}
