import DeviceProfiles
import KeyboardLayouts
package import Foundation
import Simulation

/// What an audit found, worst first, and how it is told.
package struct AuditReport: Sendable {
  package enum Form: String, CaseIterable, Sendable {
    case text, json, csv, junit
  }

  /// One field of one job.
  struct Line: Sendable {
    var job: AuditJob
    var result: FieldResult
  }

  /// Fields with less room than this are covered, in points.
  let minimum: CGFloat
  let lines: [Line]
  let jobs: [JobResult]

  package init(_ jobs: [JobResult], minimum: CGFloat) {
    self.jobs = jobs
    self.minimum = minimum
    lines = jobs.flatMap { job in job.fields.map { Line(job: job.job, result: $0) } }
      .sorted { $0.result.rank < $1.result.rank }
  }

  package var coveredCount: Int { lines.count { $0.result.isCovered(below: minimum) } }
  package var unreachedCount: Int { lines.count { !$0.result.isReached } }
  package var isEmpty: Bool { lines.isEmpty }
  /// Whether every field can be reached and keeps its distance.
  package var isGood: Bool { coveredCount == 0 && unreachedCount == 0 }

  package func text(_ form: Form, isColored: Bool = false) -> String {
    switch form {
    case .text: table(isColored: isColored)
    case .json: json.text() + "\n"
    case .csv: csv
    case .junit: junit
    }
  }

  /// The one word for a field.
  func verdict(_ result: FieldResult) -> String {
    if result.isCovered(below: minimum) { return "covered" }
    if !result.isReached { return "out of reach" }
    return result.isMovedNeedlessly ? "moved" : "clear"
  }

  /// The clearance, and when it was if it was not for good.
  func distance(_ result: FieldResult) -> String {
    guard result.clearance.isFinite else { return "–" }
    let time = (result.time * 1000).rounded() / 1000
    let isBrief = result.settled > result.clearance + FieldResult.tolerance
    return JSONText.digits(Double(result.clearance))
      + (isBrief ? " at \(JSONText.digits(time)) s" : "")
  }
}

extension FieldResult {
  /// Sorts by clearance; what is out of reach stands with what is covered by nothing.
  fileprivate var rank: CGFloat { isReached ? clearance : min(clearance, 0) }
}
