import DeviceProfiles
import Foundation
import JSON
import KeyboardLayouts
import Reporting
import Simulation

/// The report for programs.
extension AuditReport {
  var json: JSONValue {
    .object(
      (shard.map { [("shard", JSONValue.string($0.text))] } ?? []) + [
        ("fields", .number(lines.count)), ("covered", .number(coveredCount)),
        ("unreached", .number(unreachedCount)),
        ("movedNeedlessly", .number(lines.count { $0.result.isMovedNeedlessly })),
        ("unmeasured", .number(unmeasuredCount)),
        ("skipped", .number(skipped)),
        ("minClearance", .number(minimum)), ("results", .array(lines.map(json))),
      ])
  }

  private func json(_ line: Line) -> JSONValue {
    let result = line.result
    return .object(
      line.phone.values.map { ($0.key, .string($0.text)) } + [
        ("unusual", .array(line.phone.unusual.map(JSONValue.string))),
        ("number", .number(line.place.job)),
        ("field", .string(result.field)), ("index", .number(line.place.field)),
        ("verdict", .string(verdict(result).rawValue)), ("reached", .bool(result.isReached)),
        ("measured", .bool(result.isMeasured)),
        ("clearance", .number(result.clearance)), ("time", .number(result.moment.time)),
        ("way", .string(result.moment.way.rawValue)),
        ("settled", .number(result.settled)),
        ("movedNeedlessly", .bool(result.isMovedNeedlessly)),
      ])
  }

  var csv: CSVText {
    let settings = settingKeys
    let keys =
      settings + [
        "field", "verdict", "clearance", "time", "way", "settled", "movedNeedlessly",
      ]
    let rows = lines.map { line -> [String] in
      let result = line.result
      return settings.map { line.phone[$0] } + [
        result.field, verdict(result).rawValue, Self.number(result.clearance),
        result.moment.time.roundedText, result.moment.way.rawValue,
        Self.number(result.settled), "\(result.isMovedNeedlessly)",
      ]
    }
    return CSVText(rows: [keys] + rows)
  }

  /// The keys that some phone of the report has, in their order.
  private var settingKeys: [String] {
    let phones = jobs.map(\.phone)
    let there = Set(phones.flatMap { $0.values.map(\.key) })
    return AuditedPhone.keyNames(.standard).filter(there.contains)
  }

  private static func number(_ value: CGFloat) -> String {
    value.isFinite ? value.roundedText : ""
  }

  /// A suite for each phone, a case for each field.
  var junit: XMLText {
    JUnitFile(
      jobs.map { job in
        JUnitFile.Suite(job.phone.name, job.fields.map { JUnitFile.Case($0.field, outcome($0)) })
      }
    ).xml
  }

  private func outcome(_ result: FieldResult) -> JUnitFile.Outcome {
    problem(of: result).map { .failure($0) } ?? .passed
  }

  /// Describes what is wrong with a field, to follow its name; nil if nothing is.
  package func problem(of result: FieldResult) -> String? {
    switch verdict(result) {
    case .covered: "is covered: clearance \(distance(result)), \(result.moment.way.words)"
    case .outOfReach: "cannot be reached by every tap"
    case .unmeasured, .moved, .clear: nil
    }
  }
}
