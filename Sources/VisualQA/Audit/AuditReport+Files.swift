import KeyboardLayouts
import DeviceProfiles
import Foundation
import Simulation
import Tape

/// The report for programs.
extension AuditReport {
  var json: JSONText {
    .object([
      ("fields", .number(Double(lines.count))), ("covered", .number(Double(coveredCount))),
      ("unreached", .number(Double(unreachedCount))),
      ("minClearance", .number(Double(minimum))), ("results", .array(lines.map(json))),
    ])
  }

  private func json(_ line: Line) -> JSONText {
    let result = line.result
    return .object(
      line.job.values.map { ($0.key, .string($0.value)) } + [
        ("field", .string(result.field)), ("verdict", .string(verdict(result))),
        ("clearance", .number(Double(result.clearance))), ("time", .number(result.time)),
        ("settled", .number(Double(result.settled))),
        ("movedNeedlessly", .bool(result.isMovedNeedlessly)),
      ])
  }

  var csv: String {
    let keys =
      (lines.first?.job.values.map(\.key) ?? []) + [
        "field", "verdict", "clearance", "time", "settled", "movedNeedlessly",
      ]
    let rows = lines.map { line -> [String] in
      let result = line.result
      return line.job.values.map(\.value) + [
        result.field, verdict(result), Self.number(result.clearance), JSONText.digits(result.time),
        Self.number(result.settled), "\(result.isMovedNeedlessly)",
      ]
    }
    return ([keys] + rows).map { $0.map(Self.cell).joined(separator: ",") + "\n" }.joined()
  }

  private static func number(_ value: CGFloat) -> String {
    value.isFinite ? JSONText.digits(Double(value)) : ""
  }

  private static func cell(_ text: String) -> String {
    guard text.contains(where: { ",\"\n".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// A suite for each phone, a case for each field.
  var junit: String {
    let suites = jobs.map { job -> String in
      let name = JUnitReport.escaped(job.job.name)
      let failures = job.fields.count { !$0.isReached || $0.isCovered(below: minimum) }
      let cases = job.fields.map { result -> String in
        let start =
          "    <testcase classname=\"\(name)\" name=\"\(JUnitReport.escaped(result.field))\""
        guard !result.isReached || result.isCovered(below: minimum) else { return start + "/>\n" }
        let words =
          result.isCovered(below: minimum)
          ? "covered: clearance \(distance(result))" : "cannot be reached by every tap"
        return start + ">\n      <failure message=\"\(words)\"/>\n    </testcase>\n"
      }
      return
        "  <testsuite name=\"\(name)\" tests=\"\(job.fields.count)\" failures=\"\(failures)\">\n"
        + cases.joined() + "  </testsuite>\n"
    }
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites.joined())</testsuites>\n"
  }
}

extension AuditJob {
  /// What was chosen, by the names of the command line's options.
  fileprivate var values: [(key: String, value: String)] {
    [
      ("device", settings.deviceID), ("orientation", settings.orientation.rawValue),
      ("scene", scene.id), ("strategy", strategy),
      ("keyboard", settings.keyboardType?.rawValue ?? ""),
      ("contentSize", settings.contentSize.rawValue),
      ("predictive", settings.hasPredictiveBar ? "on" : "off"),
    ]
  }
}
