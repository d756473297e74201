import DeviceProfiles
import Foundation
import JSON
import Reporting
import Simulation

/// The report for people.
extension AuditReport {
  /// How many of the fields that are worth a line get one.
  private static let mostLines = 40

  func table(isColored: Bool) -> TerminalText {
    let wanted = lines.filter { isBad($0.result) }
    let rows = wanted.prefix(Self.mostLines)
    var text: [TerminalText] = []
    if !rows.isEmpty {
      var table = TerminalTable()
      table.add(["", "clearance", "field", "device", "orientation", "scene", "strategy", "when"])
      for line in rows {
        let isRed = isColored && !verdict(line.result).isGood
        table.add(cells(line), color: isRed ? .red : nil)
      }
      text += table.lines
    }
    if wanted.count > rows.count {
      text.append("… and \(wanted.count - rows.count) more; --reporter csv lists all")
    }
    text += strategyTotals + unmeasuredPhones
    return "\(TerminalText(lines: text + ["\(summary)"]))\n"
  }

  private func cells(_ line: Line) -> [TerminalText] {
    let (phone, result) = (line.phone, line.result)
    let strategy = [phone.strategy, phone.keyboard].filter { !$0.isEmpty } + phone.unusual
    return [
      verdict(result).rawValue, distance(result), result.field, phone.device, phone.orientation,
      phone.scene, strategy.joined(separator: " "), result.moment.way.words,
    ].map { "\($0)" }
  }

  /// A line for each strategy, if there are several.
  private var strategyTotals: [TerminalText] {
    let names = jobs.map(\.phone.strategy).uniqued
    guard names.count > 1 else { return [] }
    var table = TerminalTable()
    table.add(["strategy", "covered", "out of reach", "moved needlessly"])
    for name in names {
      let mine = lines.filter { $0.phone.strategy == name }.map { verdict($0.result) }
      let counts = [Verdict.covered, .outOfReach, .moved].map { wanted -> TerminalText in
        "\(mine.count { $0 == wanted })"
      }
      table.add(["\(name)"] + counts)
    }
    return table.lines
  }

  /// Says on which phones nothing is known, and why.
  private var unmeasuredPhones: [TerminalText] {
    let phones = lines.filter { verdict($0.result) == .unmeasured }
      .map { "\($0.phone.device) \($0.phone.orientation)" }.uniqued
    guard !phones.isEmpty else { return [] }
    let names = phones.sorted().joined(separator: ", ")
    return [
      "not measured: nobody has measured the keyboard of \(names), so none is shown there"
    ]
  }

  /// One line with all numbers.
  package var summary: String {
    let moved = lines.count { $0.result.isMovedNeedlessly }
    let unmeasured = unmeasuredCount
    let phones = jobs.count == 1 ? "1 phone" : "\(jobs.count) phones"
    let least = lines.filter(\.result.isMeasured).map { $0.result.room(above: minimum) }
      .filter(\.isFinite).min()
    return
      "\(lines.count == 1 ? "1 field" : "\(lines.count) fields") on \(phones): \(coveredCount) covered, \(unreachedCount) out of reach, "
      + "\(moved) moved needlessly" + (unmeasured > 0 ? ", \(unmeasured) not measured" : "")
      + (least.map { "; least clearance \($0.roundedText)" } ?? "")
      + (skipped > 0 ? "; \(skipped) phones skipped" : "")
  }
}
