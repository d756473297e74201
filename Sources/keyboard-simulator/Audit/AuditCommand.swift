import Foundation
import SDLHost
import Simulation
import Synchronization
import VisualQA

/// `audit`: every field of every chosen phone, at every frame of the animation.
struct AuditCommand {
  private let arguments: Arguments
  private let form: AuditReport.Form
  private let minimum: Double

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    form = arguments["reporter"].flatMap(AuditReport.Form.init) ?? .text
    minimum =
      try arguments.number(
        "min-clearance", in: -10_000...10_000, wanted: "points from -10000 to 10000") ?? 0
  }

  func perform() throws -> ExitStatus {
    let jobs = try Matrix(arguments, Library()).jobs
    let report = AuditReport(try Self.results(of: jobs), minimum: CGFloat(minimum))
    let path = arguments["output"]
    let isTerminal = path == nil && isatty(STDOUT_FILENO) == 1
    let text = report.text(form, isColored: isTerminal)
    if let path, path != "-" {
      try FileWriter.write(Array(text.utf8), to: path)
    } else {
      try Output.write(Array(text.utf8))
    }
    if report.isEmpty {
      Program.complain("the chosen scenes have no field; choose one that has")
      return .nothingMatched
    }
    return report.isGood ? .good : .differences
  }

  /// Audits all jobs, several at a time: each worker measures text with fonts of its own.
  private static func results(of jobs: [AuditJob]) throws(HostError) -> [JobResult] {
    let count = min(ProcessInfo.processInfo.activeProcessorCount, max(1, jobs.count))
    let rulers = try (0..<count).map { (_) throws(HostError) in
      TextRuler(fonts: try FontLibrary())
    }
    let next = Atomic(0)
    let results = Mutex<[Int: JobResult]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { worker in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < jobs.count else { return }
        guard let result = Audit.run(jobs[index], ruler: rulers[worker]) else { continue }
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { found in jobs.indices.compactMap { found[$0] } }
  }
}
