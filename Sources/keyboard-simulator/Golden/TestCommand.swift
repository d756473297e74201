import Foundation
import GoldenStore
import JSON
import Reporting
import SDLHost
import Simulation
import VisualQA

/// `test`: draws a matrix and compares it with golden pictures.
struct TestCommand {
  private let arguments: Arguments
  private let options: TestOptions

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    options = try TestOptions(arguments)
  }

  func perform() throws -> ExitStatus {
    let cases = try GoldenCases(arguments, frames: options.frames)
    guard let chosen = options.sweep.chosen(cases.numbers, name: { cases[$0].name }) else {
      Program.printError("no picture matches; --list lists the names")
      return .nothingMatched
    }
    if arguments.has("list") {
      for number in chosen { try Output.line("\(cases[number].name(arguments.settings))") }
      return .good
    }
    try cases.checkMasks(options.rules.judge.masked)
    let report = try report(of: chosen, in: cases)
    try ReportOutput.write(report, options.reporters)
    if report.count(.failed) > 0 {
      Program.printError(
        "test: the differences are in \(report.folders.output); accept intended changes with -u")
    }
    return ExitStatus(report)
  }

  /// Draws and compares; removes the results of an earlier run from the output folder.
  private func report(of chosen: [Int], in cases: GoldenCases) throws -> GoldenReport {
    let (files, shard) = (options.rules.files, options.sweep.shard)
    // Other shards may use the same folder at the same time.
    let isAlone = shard == nil
    if isAlone, !options.resumes { files.forgetPage() }
    var results = try GoldenRun(cases, chosen, options).results()
    for index in results.indices where !results[index].status.isGood {
      results[index].accept = accepting(results[index].name).text
    }
    if isAlone { files.removeEmptyFolders() }
    let stale =
      options.sweep.isFiltered
      ? [] : files.stale(besides: cases.all, devices: AssetFinder().deviceIDs)
    return GoldenReport(
      results, stale: stale, skipped: chosen.count - results.count, folders: files.folders,
      shard: shard)
  }

  /// The shell command that accepts a picture as it is now.
  private func accepting(_ name: String) -> ShellCommand {
    let left: Set = [
      "grep", "grep-invert", "shard", "update-snapshots", "reporter", "report", "max-failures",
      "stop-at-first", "repeat-each", "jobs", "resume",
    ]
    let words = arguments.words(without: left) + ["-g", "^\(Self.pattern(name))$", "-u", "all"]
    return ShellCommand(words: [HelpText.program] + words)
  }

  /// A regular expression that matches exactly this name.
  private static func pattern(_ name: String) -> String {
    // Only these characters of names are special in regular expressions.
    name.unicodeScalars.map { ".+".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}

extension ExitStatus {
  /// The exit status of a run.
  init(_ report: GoldenReport) {
    if report.count(.error) > 0 {
      self = .couldNotDraw
    } else if report.count(.broken) > 0 {
      self = .wrongUsage
    } else {
      self = report.isGood ? .good : .differences
    }
  }
}
