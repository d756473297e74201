import DeviceProfiles
import Foundation
import JSON
import Simulation

/// The report for people.
extension AuditReport {
  /// How many of the fields that are worth a line get one.
  private static let mostLines = 40

  func table(isColored: Bool) -> String {
    let wanted = lines.filter { isBad($0.result) }
    let rows = wanted.prefix(Self.mostLines).map { line in
      [
        verdict(line.result).rawValue, distance(line.result), line.result.field,
        line.phone.device, line.phone.orientation, line.phone.scene,
        ([line.phone.strategy, line.phone.keyboard].filter { !$0.isEmpty } + line.phone.unusual)
          .joined(separator: " "), line.result.moment.way.words,
      ]
    }
    var text = ""
    if !rows.isEmpty {
      let head = ["", "clearance", "field", "device", "orientation", "scene", "strategy", "when"]
      text = Self.aligned([head] + rows, isColored: isColored) + "\n"
    }
    if wanted.count > rows.count {
      text += "… and \(wanted.count - rows.count) more; --reporter csv lists all\n"
    }
    return text + strategyTotals + unmeasuredPhones + summary + "\n"
  }

  /// A line for each strategy, where there are several.
  private var strategyTotals: String {
    let names = jobs.map(\.phone.strategy).uniqued
    guard names.count > 1 else { return "" }
    let rows = names.map { name -> [String] in
      let mine = lines.filter { $0.phone.strategy == name }.map { verdict($0.result) }
      return [name]
        + [Verdict.covered, .outOfReach, .moved].map { wanted in
          "\(mine.count { $0 == wanted })"
        }
    }
    let head = ["strategy", "covered", "out of reach", "moved needlessly"]
    return Self.aligned([head] + rows, isColored: false) + "\n"
  }

  /// Says on which phones nothing is known, and why.
  private var unmeasuredPhones: String {
    let phones = lines.filter { verdict($0.result) == .unmeasured }
      .map { "\($0.phone.device) \($0.phone.orientation)" }.uniqued
    guard !phones.isEmpty else { return "" }
    return "not measured: nobody has measured the keyboard of "
      + phones.sorted().joined(separator: ", ") + ", so none is shown there\n"
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

  /// Sets columns side by side; what is wrong is red on a terminal.
  private static func aligned(_ rows: [[String]], isColored: Bool) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      // The last column is as wide as its text, so that no line ends in spaces.
      let line = (cells.dropLast() + row.suffix(1)).joined(separator: "  ")
      let isBad = Verdict(rawValue: row[0]).map { !$0.isGood } ?? false
      return isColored && isBad ? "\u{1B}[31m\(line)\u{1B}[0m" : line
    }.joined(separator: "\n")
  }
}
