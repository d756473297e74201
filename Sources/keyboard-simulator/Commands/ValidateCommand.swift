import DeviceProfiles
import Foundation
import JSON
import KeyboardLayouts
import Reporting
import SDLHost
import Simulation
import Tape

/// `validate`: reports all errors in device, layout, scene and tape files.
struct ValidateCommand {
  private let files: [String]
  private let variables: [String: String]

  init(_ arguments: Arguments) throws(UsageError) {
    files = arguments.operands
    variables = try PlayOptions.variables(arguments)
  }

  func perform() throws -> ExitStatus {
    var status = ExitStatus.good
    for file in files {
      let problems = problems(of: file)
      for problem in problems { Program.printError(problem) }
      if problems.isEmpty { try Output.line("\(file): valid") } else { status = .wrongUsage }
    }
    return status
  }

  private func problems(of file: String) -> [TerminalText] {
    if file.hasSuffix(".tape") { return tapeProblems(of: file) }
    do {
      let data = try AssetFinder.read(file)
      switch Self.kind(of: data) {
      case .scene: return Self.words(SceneFile.decode(data, file: file))
      case .layout: return Self.words(LayoutFile.decode(data, file: file))
      case .device: return Self.words(DeviceFile.decode(data, file: file))
      }
    } catch {
      return [TerminalText(error)]
    }
  }

  /// Reads a tape and plays it without pictures, to find names that its scene does not have.
  private func tapeProblems(of file: String) -> [TerminalText] {
    do {
      let take = try TapeReader.read(file, variables: variables, read: AssetFinder.readTape).get()
      let resources = TapeResources.shipped(ruler: TextRuler(fonts: try FontLibrary()))
      let setup = try PlaybackSetup(take.settings, resources)
      return [DryRun(take, setup, resources).problem].compactMap { $0.map(TerminalText.init) }
    } catch {
      return [TerminalText(error)]
    }
  }

  private enum Kind { case device, layout, scene }

  /// Recognises the kind of a file by a key that only this kind has.
  private static func kind(of data: Data) -> Kind {
    let text = String(decoding: data, as: UTF8.self)
    if text.contains("\"sections\"") { return .scene }
    if text.contains("\"decimalSeparator\"") || text.contains("\"letters\"") { return .layout }
    return .device
  }

  private static func words<Value>(_ result: Result<Value, FileProblems>) -> [TerminalText] {
    if case .failure(let problems) = result { [TerminalText(problems)] } else { [] }
  }
}
