import DisplayList
import Foundation
import Picture
import Simulation
import TestSupport
import Testing
import Typography
import Workbench

@Suite struct HelpTests {
  static let sides: [CGFloat] = [240, 300, 440, 700, 1120, 2000]

  @Test(arguments: sides, sides)
  func theSheetNamesEveryShortcutInsideTheWindow(width: CGFloat, height: CGFloat) throws {
    var bench = try TestBench.make("iphone-14-pro", CGSize(width: width, height: height))
    let before = bench.displayList.commands
    try bench.press(.help)
    let runs = bench.displayList.commands.filter { !before.contains($0) }.flatMap(\.runs)
    for shortcut in Shortcut.all {
      let keys = runs.filter { $0.text == shortcut.keys }
      let titles = runs.filter { $0.text == shortcut.command.title }
      #expect(keys.count == 1)
      #expect(titles.count == 1)
      for (title, key) in zip(titles, keys) {
        let end = title.origin.x + FixedRuler().width(of: title.text, in: title.font)
        #expect(end < key.origin.x, "\(shortcut.command) runs into its keys")
      }
    }
    for run in runs {
      let end = run.origin.x + FixedRuler().width(of: run.text, in: run.font)
      #expect(run.origin.x >= 0 && end <= width, "\(run.text)")
      #expect(run.origin.y - run.font.size >= 0 && run.origin.y <= height, "\(run.text)")
    }
    checkLines(runs)
  }

  /// Lines stand apart by more than their size.
  private func checkLines(_ runs: [TextRun]) {
    let lines = Shortcut.all.compactMap { shortcut in runs.first { $0.text == shortcut.keys } }
    for (upper, lower) in zip(lines, lines.dropFirst()) {
      #expect(lower.origin.y - upper.origin.y > upper.font.size)
    }
  }

  @Test func escapeClosesTheSheetOnly() throws {
    var bench = try TestBench.make()
    try bench.focusFirstRow()
    try bench.press(.help)
    bench.handle(.key("escape", []))
    #expect(!bench.showsHelp)
    #expect(bench.phone.focus != nil)
  }
}
