import DeviceProfiles
import JSON
import KeyboardLayouts
package import Foundation
package import Reporting
import Simulation

/// A field of a report, by its numbers.
package struct FieldPlace: Hashable, Sendable {
  /// The index of the job in the report.
  package var job: Int
  /// The index of the field in the job.
  package var field: Int

  package init(job: Int, field: Int) {
    self.job = job
    self.field = field
  }
}

/// The results of an audit, worst first, and their reports.
package struct AuditReport: Sendable {
  /// The format of a report.
  package enum Form: String, CaseIterable, Sendable {
    case text, json, csv, junit, html
  }

  /// One field of one job.
  struct Line: Sendable {
    var place: FieldPlace
    var phone: AuditedPhone
    var result: FieldResult
  }

  /// The required clearance, in points; fields with less are covered.
  package let minimum: CGFloat
  let lines: [Line]
  package let jobs: [JobResult]
  /// The shard of the run; nil for a whole run.
  package let shard: Shard?
  /// The number of phones that were skipped after too many failures.
  let skipped: Int

  /// Creates the report of jobs, with the worst fields first.
  package init(_ jobs: [JobResult], minimum: CGFloat, shard: Shard? = nil, skipped: Int = 0) {
    self.jobs = jobs
    self.minimum = minimum
    self.shard = shard
    self.skipped = skipped
    lines = jobs.enumerated().flatMap { number, job in
      job.fields.enumerated().map { field, result in
        Line(place: FieldPlace(job: number, field: field), phone: job.phone, result: result)
      }
    }.sorted { $0.result.rank(above: minimum) < $1.result.rank(above: minimum) }
  }

  /// The number of covered fields.
  package var coveredCount: Int { count(.covered) }
  /// The number of fields out of reach.
  package var unreachedCount: Int { count(.outOfReach) }
  /// The number of fields whose keyboard height is not measured.
  var unmeasuredCount: Int { count(.unmeasured) }
  /// The number of all fields.
  package var fieldCount: Int { lines.count }
  package var isEmpty: Bool { lines.isEmpty }
  /// Whether every field can be reached and keeps its distance.
  package var isGood: Bool { coveredCount == 0 && unreachedCount == 0 }

  /// The report in a form.
  ///
  /// - Parameter pictures: for a page, those of the worst moments, where some were drawn.
  package func output(
    _ form: Form, isColored: Bool = false, pictures: AuditPage.Pictures = [:]
  ) -> any OutgoingText {
    switch form {
    case .text: table(isColored: isColored)
    case .json: JSONFile(json)
    case .csv: csv
    case .junit: junit
    case .html: AuditPage(self, pictures: pictures).html
    }
  }

  /// The verdict about a field, the worst first.
  enum Verdict: String, CaseIterable, Sendable {
    case covered
    case outOfReach = "out of reach"
    case unmeasured = "not measured"
    case moved, clear

    var isGood: Bool { self != .covered && self != .outOfReach }
  }

  private func count(_ wanted: Verdict) -> Int { lines.count { verdict($0.result) == wanted } }

  func verdict(_ result: FieldResult) -> Verdict {
    if !result.isMeasured { return .unmeasured }
    if result.isCovered(below: minimum) { return .covered }
    if !result.isReached { return .outOfReach }
    return result.isMovedNeedlessly ? .moved : .clear
  }

  /// Whether a person has to do something about a field, or may want to.
  package func isBad(_ result: FieldResult) -> Bool {
    ![.clear, .unmeasured].contains(verdict(result))
  }

  /// The clearance, and when it was if it was not for good.
  func distance(_ result: FieldResult) -> String {
    let room = result.room(above: minimum)
    guard result.isMeasured, room.isFinite else { return "–" }
    let time = (result.moment.time * 1000).rounded() / 1000
    let isBrief = result.settled.isFinite && result.settled > room + FieldResult.leastMove
    return room.roundedText + (isBrief ? " at \(time.roundedText) s" : "")
  }
}

extension FieldResult {
  /// Sorts by clearance; fields out of reach rank with fields without coverage.
  fileprivate func rank(above minimum: CGFloat) -> CGFloat {
    guard isMeasured else { return .infinity }
    let room = room(above: minimum)
    return isReached ? room : min(room, 0)
  }
}
