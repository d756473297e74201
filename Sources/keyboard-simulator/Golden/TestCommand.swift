import Foundation
import SDLHost
import Simulation
import VisualQA

/// `test`: the chosen matrix, drawn and compared with golden pictures.
struct TestCommand {
  private let arguments: Arguments
  private let options: TestOptions
  private let form: GoldenReport.Form

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    options = try TestOptions(arguments)
    form = arguments["reporter"].flatMap(GoldenReport.Form.init) ?? .text
  }

  func perform() throws -> ExitStatus {
    let all = try cases()
    let chosen = options.sweep.chosen(all, name: \.name)
    if arguments.has("list") {
      for golden in chosen { try Output.line(golden.name) }
    }
    guard !chosen.isEmpty else {
      Program.complain("no picture matches; --list shows the names of those that there are")
      return .nothingMatched
    }
    if arguments.has("list") { return .good }
    let run = GoldenRun(chosen, options)
    let results = try run.results()
    let stale = options.sweep.isPartial ? [] : GoldenFiles(options).stale(besides: all)
    let report = GoldenReport(results, stale: stale, skipped: chosen.count - results.count)
    try tell(report)
    return status(of: report)
  }

  private func cases() throws -> [GoldenCase] {
    let jobs = try Matrix(arguments, Library()).jobs
    let label = arguments["focus"]
    let cases = jobs.compactMap { GoldenCase($0, focus: label) }
    if cases.isEmpty, let label, let scene = jobs.first?.scene {
      throw UsageError.unknownField(
        label, fields: scene.rows.filter(\.kind.isEditable).map(\.name))
    }
    return cases
  }

  private func status(of report: GoldenReport) -> ExitStatus {
    if report.count(.error) > 0 { return .couldNotDraw }
    if report.count(.broken) > 0 { return .wrongUsage }
    return report.isGood ? .good : .differences
  }

  // MARK: Telling

  private func tell(_ report: GoldenReport) throws {
    switch form {
    case .text: try write(report.table(isColored: isTerminal))
    case .json: try write(report.json(folder: options.output))
    case .junit: try write(report.junit)
    case .html:
      let page = GoldenPage(report, accepting: accepting).text
      let path = arguments["report"] ?? options.output + "/index.html"
      try write(page, path)
      if path != "-" {
        try Output.write(Array(report.table(isColored: isTerminal).utf8))
        try Output.line("report: \(path)")
      }
    }
  }

  private var isTerminal: Bool { !arguments.has("report") && isatty(STDOUT_FILENO) == 1 }

  private func write(_ text: String, _ path: String? = nil) throws {
    guard let path = path ?? arguments["report"], path != "-" else {
      return try Output.write(Array(text.utf8))
    }
    try FileWriter.makeFolder(of: path)
    try FileWriter.write(Array(text.utf8), to: path)
  }

  /// The command that accepts a picture as it is now, for a shell.
  private func accepting(_ name: String) -> String {
    let left: Set = [
      "grep", "grep-invert", "shard", "update-snapshots", "reporter", "report", "max-failures",
      "stop-at-first", "repeat-each", "jobs",
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
