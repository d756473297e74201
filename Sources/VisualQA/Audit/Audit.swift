import DeviceProfiles
import Foundation
import KeyboardAvoidance
package import Simulation

/// Taps every field of a phone in turn and measures at every frame; no pixel is drawn.
package struct Audit {
  /// Frames in a second.
  package static let rate = 60.0
  /// How long a motion is followed, in seconds; none of ours lasts so long.
  private static let longest: TimeInterval = 5

  private var phone: Phone
  private var results: [String: FieldResult] = [:]

  /// - Returns: nil for a strategy that there is not.
  package static func run(_ job: AuditJob, ruler: any TextMeasuring) -> JobResult? {
    guard let strategy = AvoidanceStrategies.named(job.strategy) else { return nil }
    let phone = Phone(
      settings: job.settings, scene: job.scene, strategy: strategy, ruler: ruler)
    var audit = Audit(phone: phone)
    let fields = job.scene.fields
    audit.phone.settle()
    for row in fields { audit.tapAtRest(row) }
    audit.walk(fields)
    for row in jumps(fields) { audit.visit(row) }
    return JobResult(job: job, fields: fields.compactMap { audit.results[$0.id] })
  }

  private init(phone: Phone) { self.phone = phone }

  /// The fields once more, from both ends in turn: every step is a long way.
  private static func jumps(_ fields: [Row]) -> [Row] {
    let half = fields.count / 2
    return (0..<half).flatMap { [fields[fields.count - 1 - $0], fields[$0]] }
  }

  /// Taps a field while no keyboard is up, where a person finds it: as low as it is in sight.
  private mutating func tapAtRest(_ row: Row) {
    phone.send(.key(.escape, []))
    phone.settle()
    visit(row)
  }

  /// Goes from field to field without a tap, as the next key and the tabulator do.
  private mutating func walk(_ fields: [Row]) {
    guard let first = fields.first else { return }
    tapAtRest(first)
    for row in fields.dropFirst() {
      phone.send(.key(.tab, []))
      var result = FieldResult(field: row.name)
      if phone.focus == row.id { measure(&result) } else { result.isReached = false }
      merge(result, row)
    }
  }

  private mutating func visit(_ row: Row) {
    var result = FieldResult(field: row.name)
    phone.scrollIntoView(row.id)
    let before = phone.form.row(row.id).map(phone.frame)
    let offset = phone.offset
    let top = phone.visibleContent.minY
    phone.tap(row: row.id)
    guard phone.focus == row.id else {
      result.isReached = false
      return merge(result, row)
    }
    measure(&result)
    let edge = phone.clearanceSpan?.edge ?? 0
    let room = phone.scene.keyboard.revealPadding
    if let before, row.kind == .textField {
      let staysInView = before.minY >= top + room && before.maxY <= edge - room
      result.isMovedNeedlessly = staysInView && abs(phone.offset - offset) > FieldResult.tolerance
    }
    merge(result, row)
  }

  /// Follows the motion frame by frame until nothing moves any more.
  ///
  /// A field that begins out of sight counts from when it has come into view; one that never does,
  /// by where it rests.
  private mutating func measure(_ result: inout FieldResult) {
    let start = phone.time
    var isInView = false
    var frame = 0.0
    while let end = phone.settlingTime, phone.time - start < Self.longest {
      let clearance = phone.clearance ?? .infinity
      isInView = isInView || clearance >= -FieldResult.tolerance
      if isInView { result.take(clearance, at: phone.time - start) }
      frame += 1
      phone.advance(to: min(start + frame / Self.rate, end))
    }
    result.settled = phone.clearance ?? .infinity
    result.take(result.settled, at: phone.time - start)
  }

  private mutating func merge(_ result: FieldResult, _ row: Row) {
    results[row.id, default: result].merge(result)
  }
}
