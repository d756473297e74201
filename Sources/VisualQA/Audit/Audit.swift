import DeviceProfiles
import Foundation
import KeyboardAvoidance
package import Simulation
package import Typography

/// Taps every field of a phone in turn and measures at every frame; no pixel is drawn.
package struct Audit {
  /// Frames in a second.
  package static let rate = 60.0
  /// How long a motion is followed, in seconds; none of ours lasts so long.
  private static let longest: TimeInterval = 5

  private var phone: SimulatedDevice
  private var results: [String: FieldResult] = [:]
  private var visits = 0
  /// Moments whose phones are kept, and those phones.
  private let wanted: Set<FieldResult.Measurement>
  private var kept: [FieldResult.Measurement: SimulatedDevice] = [:]

  /// Audits a phone with the strategy of its settings, which may be a value.
  package static func run(_ job: TestCase, ruler: any TextMeasuring) -> JobResult {
    var audit = Audit(phone: job.phone(ruler), wanted: [])
    let fields = job.scene.fields
    audit.visitAll(fields)
    return JobResult(
      phone: AuditedPhone(job), fields: fields.compactMap { audit.results[$0.id] })
  }

  /// The phones of an audit as they were at some moments: the same audit once more.
  package static func phones(
    at moments: Set<FieldResult.Measurement>, of job: TestCase, ruler: any TextMeasuring
  ) -> [FieldResult.Measurement: SimulatedDevice] {
    guard !moments.isEmpty else { return [:] }
    var audit = Audit(phone: job.phone(ruler), wanted: moments)
    audit.visitAll(job.scene.fields)
    return audit.kept
  }

  private init(phone: SimulatedDevice, wanted: Set<FieldResult.Measurement>) {
    self.phone = phone
    self.wanted = wanted
  }

  private mutating func visitAll(_ fields: [Row]) {
    phone.runUntilIdle()
    for row in fields { tapAtRest(row) }
    walk(fields)
    for row in fields { visit(row, .tap) }
    for row in Self.jumps(fields) { visit(row, .jump) }
  }

  /// The fields once more, from both ends in turn: every step is a long way.
  static func jumps<Field>(_ fields: [Field]) -> [Field] {
    fields.indices.map { index in
      index % 2 == 0 ? fields[fields.count - 1 - index / 2] : fields[index / 2]
    }
  }

  /// Taps a field while no keyboard is up, where a person finds it: as low as it is in sight.
  private mutating func tapAtRest(_ row: Row) {
    phone.send(.key(.escape, []))
    phone.runUntilIdle()
    visit(row, .rest)
  }

  /// Goes from field to field without a tap, as the next key and the tabulator do.
  private mutating func walk(_ fields: [Row]) {
    guard let first = fields.first else { return }
    tapAtRest(first)
    for row in fields.dropFirst() {
      var result = begin(row, .next)
      phone.send(.key(.tab, []))
      if phone.focus == row.id { measure(&result) } else { miss(&result) }
      merge(result, row)
    }
  }

  private mutating func visit(_ row: Row, _ way: FieldResult.FocusMethod) {
    var result = begin(row, way)
    let point = phone.reach(row.id)
    let before = phone.layout.row(row.id).map(phone.frame)
    let offset = phone.offset
    let top = phone.visibleContent.minY
    if let point { phone.tap(at: point) }
    guard phone.focus == row.id else {
      miss(&result)
      return merge(result, row)
    }
    measure(&result)
    let edge = phone.clearanceSpan?.edge ?? 0
    let room = phone.scene.keyboard.revealPadding
    if let before, row.kind == .textField, result.isMeasured {
      let staysInView = before.minY >= top + room && before.maxY <= edge - room
      result.isMovedNeedlessly = staysInView && abs(phone.offset - offset) > FieldResult.leastMove
    }
    merge(result, row)
  }

  private mutating func begin(_ row: Row, _ way: FieldResult.FocusMethod) -> FieldResult {
    visits += 1
    var result = FieldResult(field: row.name)
    result.moment = FieldResult.Measurement(visit: visits, way: way)
    return result
  }

  private mutating func miss(_ result: inout FieldResult) {
    result.isReached = false
    keep(result.moment)
  }

  /// Follows the motion frame by frame until nothing moves any more.
  ///
  /// A field that begins out of view counts from the frame at which it is in view; one that never
  /// is, by its clearance at rest.
  private mutating func measure(_ result: inout FieldResult) {
    let start = phone.time
    var isInView = false
    var frame = 0.0
    var moment = result.moment
    while let end = phone.settlingTime, phone.time - start < Self.longest {
      let clearance = phone.clearance ?? .infinity
      moment.time = phone.time - start
      isInView = isInView || !Clearance.isCovered(clearance)
      if isInView { result.take(clearance, at: moment) }
      keep(moment)
      frame += 1
      phone.advance(to: min(start + frame / Self.rate, end))
    }
    moment.time = phone.time - start
    keep(moment)
    result.isMeasured = !phone.lacksKeyboardHeight
    guard phone.isKeyboardOnScreen else { return }
    result.settled = phone.clearance ?? .infinity
    result.take(result.settled, at: moment)
  }

  private mutating func keep(_ moment: FieldResult.Measurement) {
    if wanted.contains(moment) { kept[moment] = phone }
  }

  private mutating func merge(_ result: FieldResult, _ row: Row) {
    results[row.id, default: result].merge(result)
  }
}
