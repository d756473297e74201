import Foundation
import JSON
import Reporting
import SDLHost
import VisualQA

/// `merge`: combines the reports of the shards of a run.
struct MergeCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func perform() throws -> ExitStatus {
    let files = arguments.operands
    let data = try files.map { try AssetFinder.read($0, limit: Self.largestReport) }
    let audits = data.map { AuditReport(json: $0) }
    let goldens = data.map { GoldenReport(blob: $0) }
    for (index, file) in files.enumerated() where audits[index] == nil && goldens[index] == nil {
      throw UsageError.other(
        "\(file): not a report that can be merged; create it with test --reporter blob or "
          + "audit --reporter json")
    }
    if audits.contains(where: { $0 != nil }), goldens.contains(where: { $0 != nil }) {
      throw UsageError.other(
        "reports of audit and test cannot be merged with each other; merge them separately")
    }
    let isWhole = try check(zip(audits, goldens).map { $0?.shard ?? $1?.shard }, files)
    let status = try merge(audits.compactMap { $0 }) ?? merge(goldens.compactMap { $0 })
    return status == .good && !isWhole ? .differences : status ?? .nothingMatched
  }

  /// Checks that each report has only the pictures of its own shard.
  private static let largestReport = 1 << 30

  /// - Returns: whether the shards are complete.
  private func check(_ shards: [Shard?], _ files: [String]) throws(UsageError) -> Bool {
    var known: [Shard: String] = [:]
    for (shard, file) in zip(shards, files) {
      guard let shard else { continue }
      if let other = known[shard] {
        throw .other("\(other) and \(file) are both shard \(shard.text); give each shard once")
      }
      known[shard] = file
    }
    let counts = Set(shards.compactMap { $0?.count }).sorted()
    guard counts.count <= 1, counts.isEmpty || known.count == files.count else {
      let parts = zip(files, shards).map {
        "\($0) is \($1.map { "shard \($0.text)" } ?? "a whole run")"
      }
      throw .other("\(parts.joined(separator: ", ")); give the shards of one run")
    }
    let missing = (1...(counts.first ?? 1)).filter { index in
      !counts.isEmpty && !known.keys.contains { $0.index == index }
    }
    for index in missing {
      Program.printError("shard \(index)/\(counts[0]) is missing; add its report")
    }
    return missing.isEmpty
  }

  private func merge(_ parts: [AuditReport]) throws -> ExitStatus? {
    guard let first = parts.first else { return nil }
    let reporters: [ReportDestination<AuditReport.Form>] = try ReportDestination.all(
      arguments, usual: .text, file: "output")
    guard parts.allSatisfy({ $0.minimum == first.minimum }) else {
      throw UsageError.other(
        "these audits have different values of --min-clearance; give the shards of one run")
    }
    try checkNames(parts.map { $0.jobs.map(\.phone.name) })
    let report = AuditReport(joining: parts)
    try ReportOutput.write(report, reporters)
    return report.isEmpty ? .nothingMatched : report.isGood ? .good : .differences
  }

  private func merge(_ parts: [GoldenReport]) throws -> ExitStatus? {
    guard let report = GoldenReport(joining: parts) else { return nil }
    let reporters: [ReportDestination<GoldenReport.Form>] = try ReportDestination.all(
      arguments, usual: .text, file: "output")
    try checkNames(parts.map { $0.results.map(\.name) })
    try ReportOutput.write(report, reporters)
    return report.results.isEmpty ? .nothingMatched : ExitStatus(report)
  }

  /// Checks that no name is in two reports.
  private func checkNames(_ names: [[String]]) throws(UsageError) {
    var known: [String: Int] = [:]
    for (part, names) in names.enumerated() {
      for name in names {
        if let other = known.updateValue(part, forKey: name), other != part {
          throw .other(
            "\(name) is in both \(arguments.operands[other]) and \(arguments.operands[part]); "
              + "give the shards of one run")
        }
      }
    }
  }
}
