import Foundation
import JSON
import Reporting
import SDLHost
import VisualQA

/// `merge`: the reports of the parts of a run become one.
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
        "\(file): is no report to merge; write it with test --reporter blob or "
          + "audit --reporter json")
    }
    if audits.contains(where: { $0 != nil }), goldens.contains(where: { $0 != nil }) {
      throw UsageError.other("reports of audit and of test do not go together; merge each alone")
    }
    let isWhole = try check(zip(audits, goldens).map { $0?.shard ?? $1?.shard }, files)
    let status = try merge(audits.compactMap { $0 }) ?? merge(goldens.compactMap { $0 })
    return status == .good && !isWhole ? .differences : status ?? .nothingMatched
  }

  /// A report holds the pictures of its part.
  private static let largestReport = 1 << 30

  /// - Returns: whether all parts are there.
  private func check(_ shards: [Shard?], _ files: [String]) throws(UsageError) -> Bool {
    var known: [Shard: String] = [:]
    for (shard, file) in zip(shards, files) {
      guard let shard else { continue }
      if let other = known[shard] {
        throw .other("\(other) and \(file) are both part \(shard.text); name each part once")
      }
      known[shard] = file
    }
    let counts = Set(shards.compactMap { $0?.count }).sorted()
    guard counts.count <= 1, counts.isEmpty || known.count == files.count else {
      let parts = zip(files, shards).map { "\($0) is \($1.map { "part \($0.text)" } ?? "whole")" }
      throw .other("\(parts.joined(separator: ", ")); name the parts of one run")
    }
    let missing = (1...(counts.first ?? 1)).filter { index in
      !counts.isEmpty && !known.keys.contains { $0.index == index }
    }
    for index in missing {
      Program.complain("part \(index)/\(counts[0]) is missing; name its report too")
    }
    return missing.isEmpty
  }

  private func merge(_ parts: [AuditReport]) throws -> ExitStatus? {
    guard let first = parts.first else { return nil }
    let reporters: [ReportDestination<AuditReport.Form>] = try ReportDestination.all(
      arguments, usual: .text, file: "output")
    guard parts.allSatisfy({ $0.minimum == first.minimum }) else {
      throw UsageError.other("these audits want different clearances; name the parts of one")
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

  /// What is in two parts was not shared among them.
  private func checkNames(_ names: [[String]]) throws(UsageError) {
    var known: [String: Int] = [:]
    for (part, names) in names.enumerated() {
      for name in names {
        if let other = known.updateValue(part, forKey: name), other != part {
          throw .other(
            "\(name) is in \(arguments.operands[other]) and in \(arguments.operands[part]); "
              + "name the parts of one run")
        }
      }
    }
  }
}
