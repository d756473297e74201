import DeviceProfiles
import Foundation
import Simulation

/// The report for people.
extension AuditReport {
  /// How many of the fields that are worth a line get one.
  private static let mostLines = 40

  func table(isColored: Bool) -> String {
    let wanted = lines.filter { verdict($0.result) != "clear" }
    let rows = wanted.prefix(Self.mostLines).map { line in
      [
        verdict(line.result), distance(line.result), line.result.field, line.job.settings.deviceID,
        line.job.settings.orientation.rawValue, line.job.scene.id, line.job.strategy,
      ]
    }
    var text = ""
    if !rows.isEmpty {
      let head = ["", "clearance", "field", "device", "orientation", "scene", "strategy"]
      text = Self.aligned([head] + rows, isColored: isColored) + "\n"
    }
    if wanted.count > rows.count { text += "… and \(wanted.count - rows.count) more\n" }
    return text + summary + "\n"
  }

  private var summary: String {
    let moved = lines.count { $0.result.isMovedNeedlessly }
    let phones = jobs.count == 1 ? "1 phone" : "\(jobs.count) phones"
    let least = lines.map(\.result.clearance).filter(\.isFinite).min()
    return
      "\(lines.count) fields on \(phones): \(coveredCount) covered, \(unreachedCount) out of reach, "
      + "\(moved) moved needlessly"
      + (least.map { "; least clearance \(JSONText.digits(Double($0)))" } ?? "")
  }

  /// Sets columns side by side; what is wrong is red on a terminal.
  private static func aligned(_ rows: [[String]], isColored: Bool) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      // The last column is as wide as its text, so that no line ends in spaces.
      let line = (cells.dropLast() + row.suffix(1)).joined(separator: "  ")
      let isBad = row[0] == "covered" || row[0] == "out of reach"
      return isColored && isBad ? "\u{1B}[31m\(line)\u{1B}[0m" : line
    }.joined(separator: "\n")
  }
}
