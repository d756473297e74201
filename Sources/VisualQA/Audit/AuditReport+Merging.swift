package import Foundation
import JSON

/// Reports of parts of an audit, put together again.
extension AuditReport {
  /// Reads a report that was written as JSON.
  ///
  /// - Returns: nil for bytes that are none.
  package init?(json data: Data) {
    guard let file = try? JSONDecoder().decode(AuditFile.self, from: data) else { return nil }
    // Lines are sorted by clearance; phones and fields get their order back.
    let phones = Dictionary(grouping: file.results, by: \.number).sorted { $0.key < $1.key }
    self.init(
      phones.map { _, lines in
        let lines = lines.sorted { $0.index < $1.index }
        return JobResult(phone: lines[0].phone, fields: lines.map(\.result))
      },
      minimum: CGFloat(file.minClearance), shard: file.shard.flatMap(Shard.init),
      skipped: file.skipped)
  }

  /// Joins reports; that they belong together is for the caller to see to.
  package init(joining parts: [AuditReport]) {
    self.init(
      Shard.joined(parts.map { ($0.shard, $0.jobs) }), minimum: parts.first?.minimum ?? 0,
      skipped: parts.map(\.skipped).reduce(0, +))
  }
}

/// The report's file, as far as it is read.
private struct AuditFile: Decodable {
  var shard: String?
  var minClearance: Double
  var skipped: Int
  var results: [Line]

  struct Line: Decodable {
    var phone: AuditedPhone
    /// The phone's place among those of the report.
    var number: Int
    var index: Int
    var result: FieldResult

    private enum Key: String, CodingKey {
      case number, field, index, reached, measured, clearance, time, way, settled, movedNeedlessly
    }

    init(from decoder: any Decoder) throws {
      phone = try AuditedPhone(from: decoder)
      let box = try decoder.container(keyedBy: Key.self)
      number = try box.decode(Int.self, forKey: .number)
      index = try box.decode(Int.self, forKey: .index)
      result = FieldResult(field: try box.decode(String.self, forKey: .field))
      result.isReached = try box.decode(Bool.self, forKey: .reached)
      result.isMeasured = try box.decode(Bool.self, forKey: .measured)
      // What no keyboard came near has no number.
      result.clearance = try box.decode(CGFloat?.self, forKey: .clearance) ?? .infinity
      result.settled = try box.decode(CGFloat?.self, forKey: .settled) ?? .infinity
      result.moment.time = try box.decode(Double.self, forKey: .time)
      result.moment.way =
        FieldResult.Way(rawValue: try box.decode(String.self, forKey: .way)) ?? .rest
      result.isMovedNeedlessly = try box.decode(Bool.self, forKey: .movedNeedlessly)
    }
  }
}
