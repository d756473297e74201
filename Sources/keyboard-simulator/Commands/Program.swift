import DeviceProfiles
import Foundation
import Reporting
import SDLHost

/// One run of the program.
enum Program {
  static func main(_ words: [String]) -> ExitStatus {
    do {
      return try perform(words)
    } catch let error as HostError {
      printError(error)
      return .couldNotDraw
    } catch {
      printError(error)
      return .wrongUsage
    }
  }

  private static func perform(_ words: [String]) throws -> ExitStatus {
    if words.first == "--version" { return try say("\(HelpText.program) \(CommandTable.version)") }
    if ["--help", "-h", "help"].contains(words.first) {
      return try say(TerminalText(message: HelpText().overview))
    }
    let arguments = try Arguments(words)
    if arguments.wantsHelp {
      return try say(TerminalText(message: HelpText().text(for: arguments.verb)))
    }
    switch Verb(rawValue: arguments.verb.name) {
    case .shot: return try ShotCommand(arguments).perform()
    case .record: return try RecordCommand(arguments).perform()
    case .play: return try PlayCommand(arguments).perform()
    case .audit: return try AuditCommand(arguments).perform()
    case .test: return try TestCommand(arguments).perform()
    case .diff: return try DiffCommand(arguments).perform()
    case .merge: return try MergeCommand(arguments).perform()
    case .new: return try NewCommand(arguments).perform()
    case .list: return try ListCommand(arguments).perform()
    case .validate: return try ValidateCommand(arguments).perform()
    case .manual: return try say(TerminalText(message: CommandTable.standard.manual))
    case .complete: return try say(Completion(arguments.operands).text)
    case .benchFrames: return try BenchCommand(arguments).perform()
    case .benchMemory:
      var command = try MemoryCommand(arguments)
      return try command.perform()
    case .run, nil: return try RunCommand(arguments).perform()
    }
  }

  private static func say(_ text: TerminalText) throws(HostError) -> ExitStatus {
    try Output.line(text)
    return .good
  }

  /// Prints a line to standard error.
  static func printError(_ text: TerminalText) { ErrorOutput.line(text) }

  /// Prints an error to standard error.
  static func printError(_ error: any Error) { printError(TerminalText(error)) }

  /// Ensures that the three standard files are open, and that a file limit causes an error, no signal.
  ///
  /// The number of a closed one would be given to the next file that is opened. It is therefore opened
  /// in the wrong direction, so that using it fails.
  static func prepareFiles() {
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
