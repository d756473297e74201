package import Foundation
import JSON

/// Reports of parts of an audit, put together again.
extension AuditReport {
  /// Reads a report that was written as JSON.
  ///
  /// - Returns: nil for bytes that are none.
  package init?(json data: Data) {
    guard let file = try? JSONValue(parsing: data), let minimum = file["minClearance"]?.number,
      let skipped = file["skipped"]?.integer, let items = file["results"]?.items
    else { return nil }
    let lines = items.compactMap(FileLine.init)
    guard lines.count == items.count else { return nil }
    // Lines are sorted by clearance; phones and fields get their order back.
    let phones = Dictionary(grouping: lines, by: \.number).sorted { $0.key < $1.key }
    self.init(
      phones.map { _, lines in
        let lines = lines.sorted { $0.index < $1.index }
        return JobResult(phone: lines[0].phone, fields: lines.map(\.result))
      },
      minimum: CGFloat(minimum), shard: file["shard"]?.string.flatMap(Shard.init),
      skipped: skipped)
  }

  /// Joins reports; that they belong together is for the caller to see to.
  package init(joining parts: [AuditReport]) {
    self.init(
      Shard.joined(parts.map { ($0.shard, $0.jobs) }), minimum: parts.first?.minimum ?? 0,
      skipped: parts.map(\.skipped).reduce(0, +))
  }
}

/// One field of a report's file.
private struct FileLine {
  var phone: AuditedPhone
  /// The phone's place among those of the report.
  var number: Int
  var index: Int
  var result: FieldResult

  init?(_ line: JSONValue) {
    guard let phone = AuditedPhone(line), let number = line["number"]?.integer,
      let index = line["index"]?.integer, let result = FieldResult(line)
    else { return nil }
    self.phone = phone
    self.number = number
    self.index = index
    self.result = result
  }
}

extension FieldResult {
  fileprivate init?(_ line: JSONValue) {
    guard let field = line["field"]?.string, let isReached = line["reached"]?.bool,
      let isMeasured = line["measured"]?.bool, let isMoved = line["movedNeedlessly"]?.bool,
      let time = line["time"]?.number, let way = line["way"]?.string
    else { return nil }
    self.init(field: field)
    self.isReached = isReached
    self.isMeasured = isMeasured
    isMovedNeedlessly = isMoved
    // Without a keyboard, there is no number.
    clearance = line["clearance"]?.number.map { CGFloat($0) } ?? .infinity
    settled = line["settled"]?.number.map { CGFloat($0) } ?? .infinity
    moment.time = time
    moment.way = FocusMethod(rawValue: way) ?? .rest
  }
}
