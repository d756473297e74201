import Foundation
package import Simulation

/// Reads a tape and the tapes that it includes, and reports all problems.
package struct TapeReader {
  /// Returns the text of a file, or throws an error with a remedy.
  package typealias ReadFile = (_ path: String) throws -> String

  /// The maximum number of lines of a tape, with the tapes that it includes.
  package static let lineLimit = 100_000

  private let variables: [String: String]
  private let table: SettingTable
  private let readFile: ReadFile
  private var tape: TapeScript
  private var problems: [TapeProblem] = []
  private var lines = 0
  /// The files that are being read, the outermost first.
  private var chain: [String] = []
  private var hasBegun = false

  private init(
    _ file: String, _ variables: [String: String], _ table: SettingTable,
    _ readFile: @escaping ReadFile
  ) {
    tape = TapeScript(file: file)
    self.variables = variables
    self.table = table
    self.readFile = readFile
  }

  /// Reads a tape with all tapes that its Source lines name.
  package static func read(
    _ file: String, variables: [String: String] = [:], table: SettingTable = .standard,
    read: @escaping ReadFile
  ) -> Result<TapeScript, TapeProblems> {
    var reader = TapeReader(file, variables, table, read)
    reader.include(file, from: SourceLocation(file: file, line: 1))
    return reader.problems.isEmpty
      ? .success(reader.tape) : .failure(TapeProblems(reader.problems))
  }

  private mutating func include(_ file: String, from place: SourceLocation) {
    let path = PathText.normal(file)
    if let index = chain.firstIndex(of: path) {
      return report(place, .sourceLoop(chain[index...] + [path]))
    }
    do {
      let text = try readFile(file)
      chain.append(path)
      read(text, of: file)
      chain.removeLast()
    } catch {
      report(place, .lookup("\(error)"))
    }
  }

  private var isTooLong: Bool { lines > Self.lineLimit }

  private mutating func read(_ text: String, of file: String) {
    var number = 0
    // A line break of Windows is one character.
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      lines += 1
      if isTooLong {
        let place = SourceLocation(file: file, line: number)
        if lines == Self.lineLimit + 1 { report(place, .tooManyLines(limit: Self.lineLimit)) }
        lines += 1
        return
      }
      do throws(TapeProblem) {
        try read(line: line, number, of: file)
      } catch {
        problems.append(error)
      }
      if isTooLong { return }
    }
  }

  private mutating func report(_ place: SourceLocation, _ issue: TapeIssue) {
    problems.append(TapeProblem(place, issue))
  }

  private mutating func read(
    line: Substring, _ number: Int, of file: String
  ) throws(TapeProblem) {
    var splitter = LineSplitter(line, file: file, line: number, variables: variables)
    let words = try splitter.split()
    guard let first = words.first else { return }
    guard !first.isQuoted, let command = CommandWord(rawValue: first.text) else {
      let nearest = ArgumentReader.nearest(first.text, CommandWord.names)
      throw first.problem(.unknownCommand(first.text, nearest: nearest))
    }
    var statement = ArgumentReader(words, usage: command.usage)
    switch command {
    case .source:
      let name = try statement.next("a tape's name")
      try statement.end()
      include(PathText.resolve(name.text, besideFile: file), from: name.place)
    case .output: try readOutput(&statement)
    case .set: try readSetting(&statement, line: splitter.written)
    default:
      let action = try CommandReader.action(command, statement, table)
      add(action, at: first.place, splitter.written)
    }
  }

  private mutating func add(_ action: Action, at place: SourceLocation, _ text: String) {
    hasBegun = true
    tape.steps.append(Step(action, at: place, text: text))
  }

  private mutating func readSetting(_ line: inout ArgumentReader, line text: String)
    throws(TapeProblem)
  {
    let place = line.peek?.place ?? line.first.place
    let reading = try SettingReader.read(&line, table)
    let setting = reading.setting.resolved(beside: place.file, table)
    guard hasBegun else {
      tape.settings.append(PlacedSetting(setting, at: place))
      return
    }
    guard reading.isChangeable else {
      let command = CommandWord(rawValue: reading.name)?.usage
      throw TapeProblem(place, .lateSetting(reading.name, instead: command))
    }
    add(.set(setting), at: place, text)
  }

  private mutating func readOutput(_ line: inout ArgumentReader) throws(TapeProblem) {
    let name = try line.next("a file's name")
    guard var output = TapeOutput(name.text) else {
      throw name.problem(.badOutput(name.text))
    }
    if output.kind.isStill, let word = line.peek, word.text.hasPrefix("frames=") {
      _ = try line.next("frames")
      let count = Double(word.text.dropFirst(7)) ?? 0
      guard TapeOutput.stripLengths.contains(count), count == count.rounded() else {
        throw word.problem(.badValue(word.text, wanted: "frames=2 to frames=24"))
      }
      output.stripFrames = Int(count)
    }
    try line.end()
    if let twin = tape.outputs.firstIndex(where: { $0.path == output.path }) {
      throw name.problem(.repeatedOutput(output.path, firstLine: outputLines[twin]))
    }
    outputLines.append(name.place.line)
    tape.outputs.append(output)
  }

  private var outputLines: [Int] = []
}
