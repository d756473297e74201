import DeviceProfiles
import Foundation
import SDLHost

/// One call of the program.
enum Program {
  static func main(_ words: [String]) -> ExitStatus {
    do {
      return try perform(words)
    } catch let error as HostError {
      complain("\(error)")
      return .couldNotDraw
    } catch {
      complain("\(error)")
      return .wrongUsage
    }
  }

  private static func perform(_ words: [String]) throws -> ExitStatus {
    if words.first == "--version" { return say("\(HelpText.program) \(CommandTable.version)") }
    if ["--help", "-h", "help"].contains(words.first) { return say(HelpText.overview) }
    let arguments = try Arguments(words)
    if arguments.wantsHelp { return say(HelpText.text(for: arguments.verb)) }
    switch arguments.verb {
    case CommandTable.shot: return try ShotCommand(arguments).perform()
    case CommandTable.list: return ListCommand(arguments).perform()
    case CommandTable.validate: return ValidateCommand(arguments).perform()
    case CommandTable.benchFrames: return try BenchCommand(arguments).perform()
    default: return try RunCommand(arguments).perform()
    }
  }

  private static func say(_ text: String) -> ExitStatus {
    Output.line(text)
    return .good
  }

  static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// Standard output.
enum Output {
  static func line(_ text: String) { write(Data((text + "\n").utf8)) }
  static func write(_ data: Data) { FileHandle.standardOutput.write(data) }
}
