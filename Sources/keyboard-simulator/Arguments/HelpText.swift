/// Makes the help texts from the table of commands.
struct HelpText {
  static let program = "keyboard-simulator"

  private let table: CommandTable

  init(_ table: CommandTable = .standard) { self.table = table }

  var overview: String {
    let program = Self.program
    let width = table.verbs.map(\.name.count).max() ?? 0
    let verbs = table.verbs.map { "  \(Self.pad($0.name, width))  \($0.summary)" }
    return """
      \(program) \(CommandTable.purpose).

      usage: \(program) [COMMAND] [OPTIONS]

      \(verbs.joined(separator: "\n"))

        \(program) COMMAND --help   the options of a command
        \(program) --version        the version

      exit status: \(Self.statuses[..<4].joined(separator: " · "))
      · \(Self.statuses[4...].joined(separator: " · "))
      """
  }

  private static let statuses = CommandTable.exitStatuses.map { "\($0.status) \($0.meaning)" }

  /// Returns the help of a command.
  func text(for verb: CommandSpec) -> String {
    let operands = verb.operands.map { " \($0)" } ?? ""
    var lines = [
      verb.summary + ".", "",
      "usage: \(Self.program) \(verb.name)\(operands)"
        + (verb.options.isEmpty ? "" : " [OPTIONS]"),
    ]
    if let choices = verb.operandChoices {
      lines.append("  \(verb.operands ?? ""): \(choices.joined(separator: ", "))")
    }
    if !verb.options.isEmpty { lines += [""] + Self.rows(verb.options) }
    if !verb.notes.isEmpty { lines += [""] + verb.notes }
    return lines.joined(separator: "\n")
  }

  private static func rows(_ options: [OptionSpec]) -> [String] {
    let width = options.map(\.usage.count).max() ?? 0
    return options.flatMap { option -> [String] in
      let row = "  \(pad(option.usage, width))  \(option.help)"
      guard let choices = option.choices, option.value.map({ $0.count > 24 }) ?? false else {
        return [row]
      }
      return [row, "  \(pad("", width))  one of \(choices.joined(separator: ", "))"]
    }
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
