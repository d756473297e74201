import Foundation

/// An audit at a glance: a table of fields × devices for everything else that was varied.
struct HeatMap: Sendable {
  /// One device held one way.
  struct Column: Hashable, Sendable {
    var device: String
    var orientation: String
  }

  struct Cell: Sendable {
    var place: FieldPlace
    var verdict: AuditReport.Verdict
    var shade: HeatShade
    /// The clearance in whole points; a sign if there is none.
    var text: String
    var isMoved: Bool
  }

  struct Block: Sendable {
    var title: String
    var columns: [Column]
    var fields: [String]
    /// A row for each field; nil where a device was not tried.
    var cells: [[Cell?]]
  }

  let blocks: [Block]

  init(_ report: AuditReport) {
    var titles: [String] = []
    var jobs: [String: [Int]] = [:]
    for (number, job) in report.jobs.enumerated() where !job.fields.isEmpty {
      let title = Self.title(of: job.phone)
      if jobs[title] == nil { titles.append(title) }
      jobs[title, default: []].append(number)
    }
    blocks = titles.map { Self.block($0, jobs[$0] ?? [], report) }
  }

  /// What all devices of a block have in common.
  private static func title(of phone: AuditedPhone) -> String {
    ([phone.scene, phone.strategy, phone.keyboard].filter { !$0.isEmpty } + phone.unusual)
      .joined(separator: " · ")
  }

  private static func block(_ title: String, _ jobs: [Int], _ report: AuditReport) -> Block {
    let numbered = jobs.map { number -> (column: Column, number: Int) in
      let phone = report.jobs[number].phone
      return (Column(device: phone.device, orientation: phone.orientation), number)
    }
    let fields = report.jobs[jobs[0]].fields.map(\.field)
    let cells = fields.indices.map { field in
      numbered.map { _, number -> Cell? in
        let results = report.jobs[number].fields
        guard field < results.count else { return nil }
        return cell(results[field], FieldPlace(job: number, field: field), report)
      }
    }
    return Block(title: title, columns: numbered.map(\.column), fields: fields, cells: cells)
  }

  private static func cell(
    _ result: FieldResult, _ place: FieldPlace, _ report: AuditReport
  ) -> Cell {
    let verdict = report.verdict(result)
    // A field that is covered by half a point must not look like a clear one.
    let room = result.room(above: report.minimum)
    let rounded = room.rounded(verdict == .covered ? .down : .toNearestOrAwayFromZero)
    let text =
      switch verdict {
      case .outOfReach: "×"
      case .unmeasured: "?"
      case .covered, .moved, .clear: room.isFinite ? "\(Int(rounded))" : "–"
      }
    return Cell(
      place: place, verdict: verdict,
      shade: HeatShade(verdict, room - report.minimum),
      text: text.replacing("-", with: "−"), isMoved: result.isMovedNeedlessly)
  }
}
