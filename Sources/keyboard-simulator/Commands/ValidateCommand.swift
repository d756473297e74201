import DeviceProfiles
import Foundation
import KeyboardLayouts
import Simulation

/// `validate`: tells all that is wrong in files of ours.
struct ValidateCommand {
  private let files: [String]

  init(_ arguments: Arguments) { files = arguments.operands }

  func perform() throws -> ExitStatus {
    var status = ExitStatus.good
    for file in files {
      let problems = Self.problems(of: file)
      for problem in problems { Program.complain(problem) }
      if problems.isEmpty { try Output.line("\(file): good") } else { status = .wrongUsage }
    }
    return status
  }

  private static func problems(of file: String) -> [String] {
    do {
      let data = try Library.read(file)
      switch kind(of: data) {
      case .scene: return words(SceneFile.decode(data, file: file))
      case .layout: return words(LayoutFile.decode(data, file: file))
      case .device: return words(DeviceFile.decode(data, file: file))
      }
    } catch {
      return ["\(error)"]
    }
  }

  private enum Kind { case device, layout, scene }

  /// Tells the kinds apart by a key that only one of them has.
  private static func kind(of data: Data) -> Kind {
    let text = String(decoding: data, as: UTF8.self)
    if text.contains("\"sections\"") { return .scene }
    if text.contains("\"decimalSeparator\"") || text.contains("\"letters\"") { return .layout }
    return .device
  }

  private static func words<Value>(_ result: Result<Value, FileProblems>) -> [String] {
    if case .failure(let problems) = result { [problems.description] } else { [] }
  }
}
