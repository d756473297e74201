import Foundation
import Picture
import Reporting
import SDLHost
import Simulation
import VisualQA

/// `audit`: measures every field of every chosen phone at every frame.
struct AuditCommand {
  private let arguments: Arguments
  private let reporters: [ReportDestination<AuditReport.Form>]
  private let minimum: Double
  private let sweep: ParallelRunOptions
  private let pictures: AuditPictures.Wanted?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    reporters = try ReportDestination.all(arguments, usual: .text, file: "output")
    minimum =
      try arguments.number(
        "min-clearance", in: -10_000...10_000, wanted: "points from -10000 to 10000") ?? 0
    sweep = try ParallelRunOptions(arguments)
    pictures = arguments["pictures"].flatMap(AuditPictures.Wanted.init)
    if arguments.has("pictures"), !reporters.contains(where: { $0.form == .html }) {
      throw .other("--pictures needs an HTML report; add --reporter html or remove --pictures")
    }
    if let path = arguments["heatmap"], path != "-", !path.lowercased().hasSuffix(".png") {
      throw .other("the heat map's file \"\(path)\" must end in .png")
    }
    if let path = arguments["heatmap"], reporters.contains(where: { $0.path ?? "-" == path }) {
      throw .other("two outputs have the same file, \(path); give each its own")
    }
  }

  func perform() throws -> ExitStatus {
    let matrix = try Matrix(arguments, AssetFinder())
    let chosen = sweep.chosen(Array(matrix.indices)) { AuditedPhone(matrix[$0]).name }
    guard let jobs = chosen else {
      Program.printError("no combination matches; --list lists the names")
      return .nothingMatched
    }
    if arguments.has("list") {
      for job in jobs { try Output.line("\(AuditedPhone(matrix[job]).name)") }
      return .good
    }
    let found = try results(of: jobs, in: matrix)
    let report = AuditReport(
      found.map(\.result), minimum: CGFloat(minimum), shard: sweep.shard,
      skipped: jobs.count - found.count)
    try tell(report, of: found.map { jobs[$0.item] }, in: matrix)
    if report.isEmpty, !jobs.isEmpty {
      Program.printError("the scenes have no fields; choose a scene with fields")
      return .nothingMatched
    }
    return report.isGood ? .good : .differences
  }

  /// Audits all cases, several at the same time; each worker has its own fonts to measure text.
  private func results(
    of jobs: [Int], in matrix: Matrix
  ) throws(HostError) -> [(item: Int, result: JobResult)] {
    let rulers = try (0..<min(sweep.workers, jobs.count)).map { (_) throws(HostError) in
      TextRuler(fonts: try FontLibrary())
    }
    let minimum = CGFloat(minimum)
    return ParallelRun(name: "audit", unit: "phones", mostFailures: sweep.mostFailures).results(
      of: jobs, workers: rulers, isFailure: { !AuditReport([$0], minimum: minimum).isGood }
    ) { Audit.run(matrix[$1], ruler: $0) }
  }

  private func tell(_ report: AuditReport, of jobs: [Int], in matrix: Matrix) throws {
    let drawn =
      reporters.contains { $0.form == .html }
      ? try AuditPictures(pictures, workers: sweep.workers).draw(report, of: jobs, in: matrix) : [:]
    try ReportOutput.write(report, reporters, pictures: drawn)
    if let path = arguments["heatmap"] { try HeatMapFiles.write(report, to: path) }
  }
}
