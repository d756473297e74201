import Foundation
import GoldenStore
import SDLHost
import Simulation
import VisualQA

/// `test`: the chosen matrix, drawn and compared with golden pictures.
struct TestCommand {
  private let arguments: Arguments
  private let options: TestOptions

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    options = try TestOptions(arguments)
  }

  func perform() throws -> ExitStatus {
    let cases = try GoldenCases(arguments, frames: options.frames)
    let chosen = options.sweep.chosen(cases.numbers) { cases[$0].name }
    guard !chosen.isEmpty else {
      Program.complain("no picture matches; --list shows the names of those that there are")
      return .nothingMatched
    }
    if arguments.has("list") {
      for number in chosen { try Output.line(cases[number].name) }
      return .good
    }
    var results = try GoldenRun(cases, chosen, options).results()
    for index in results.indices where !results[index].status.isGood {
      results[index].accept = accepting(results[index].name)
    }
    let files = options.rules.files
    let report = GoldenReport(
      results, stale: options.sweep.isFiltered ? [] : files.stale(besides: cases.all),
      skipped: chosen.count - results.count, folders: files.folders, shard: options.sweep.shard)
    try ReportOutput.write(report, options.reporters)
    return ExitStatus(report)
  }

  /// The command that accepts a picture as it is now, for a shell.
  private func accepting(_ name: String) -> String {
    let left: Set = [
      "grep", "grep-invert", "shard", "update-snapshots", "reporter", "report", "max-failures",
      "stop-at-first", "repeat-each", "jobs", "resume",
    ]
    // Of the characters in a name only these mean something in a regular expression.
    let pattern = name.replacing(".", with: "\\.").replacing("+", with: "\\+")
    let words = arguments.words(without: left) + ["-g", "^\(pattern)$", "-u", "all"]
    return ([HelpText.program] + words.map(Self.quoted)).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let plain = CharacterSet(charactersIn: "-_./,:=")
      .union(CharacterSet(charactersIn: "a"..."z")).union(CharacterSet(charactersIn: "A"..."Z"))
      .union(CharacterSet(charactersIn: "0"..."9"))
    if !word.isEmpty, word.unicodeScalars.allSatisfy(plain.contains) { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}

extension ExitStatus {
  /// What a run of golden pictures ends with.
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
