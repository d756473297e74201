/// Makes the man page from the table of commands, with the portable `man` macros.
struct ManualPage {
  private let table: CommandTable

  init(_ table: CommandTable = .standard) { self.table = table }

  /// The page as roff text.
  var text: String {
    let title = HelpText.program.uppercased()
    let head = [
      ".TH \(title) 1 \(CommandTable.released) \"\(HelpText.program) \(CommandTable.version)\"",
      ".SH NAME", "\(Self.plain(HelpText.program)) \\- \(Self.plain(CommandTable.purpose))",
    ]
    return (head + synopsis + Self.description + commands + shared + Self.end).joined(
      separator: "\n")
  }

  private var synopsis: [String] {
    let verbs = table.verbs.flatMap { verb -> [String] in
      let operands = verb.operands.map { "\\fI\(Self.plain($0))\\fR" }
      let options = verb.options.isEmpty ? nil : "[\\fIOPTIONS\\fR]"
      let words = ["\\fB\(Self.plain(HelpText.program)) \(verb.name)\\fR", options, operands]
      return [words.compactMap { $0 }.joined(separator: " "), ".br"]
    }
    return [".SH SYNOPSIS"] + verbs.dropLast()
  }

  private static let description = [
    ".SH DESCRIPTION",
    "Simulates an iPhone or iPad with a form and the on\\-screen keyboard: in a window, as a picture, as a",
    "film, or as numbers in a state report. All commands except \\fBrun\\fR and \\fBrecord\\fR work",
    "without a display.",
    ".PP",
    "Without a command, the window opens. The value of an option follows as the next word or after",
    "an equals sign.",
  ]

  private var commands: [String] {
    [".SH COMMANDS"] + table.verbs.flatMap(command)
  }

  private func command(_ verb: CommandSpec) -> [String] {
    var lines = [".SS \(verb.name)", Self.plain(verb.summary) + "."]
    if let choices = verb.operandChoices {
      lines.append(
        "\\fI\(Self.plain(verb.operands ?? ""))\\fR is one of \(Self.plain(Self.list(choices))).")
    }
    let shared = table.selection
    let own = verb.options.filter { !shared.contains($0) }
    lines += own.flatMap(Self.option)
    if verb.options.count > own.count {
      lines += [".PP", "The options under SETTINGS are options of this command too."]
    }
    return lines + (verb.notes.isEmpty ? [] : [".PP"] + verb.notes.map(Self.line))
  }

  private var shared: [String] {
    [".SH SETTINGS"] + table.selection.flatMap(Self.option)
  }

  private static func option(_ option: OptionSpec) -> [String] {
    var usage = "\\fB\\-\\-\(Self.plain(option.name))\\fR"
    if let short = option.short { usage = "\\fB\\-\(short)\\fR, " + usage }
    if let value = option.value {
      let value =
        "\\fI\(Self.plain(option.choices.map { $0.joined(separator: " | ") } ?? value))\\fR"
      usage += option.isValueOptional ? "[=\(value)]" : " \(value)"
    }
    return [".TP", usage, line(option.help)]
  }

  private static let end =
    [".SH EXIT STATUS"]
    + CommandTable.exitStatuses.flatMap { [".TP", $0.status, line($0.meaning)] }
    + [
      ".SH ENVIRONMENT",
      ".TP", ".BR DISPLAY \", \" WAYLAND_DISPLAY", "The display on which the window opens.",
      ".TP", ".B SDL_VIDEODRIVER", "The video driver of SDL.",
      ".TP", ".B CI", "If set, missing golden pictures are not recorded.",
      ".SH FILES",
      ".TP", ".I /usr/share/keyboard\\-simulator",
      "The shipped devices, layouts, scenes and tapes, as examples for your own.",
      ".SH EXAMPLES",
      ".TP", "Draw a form with a focused field above the keyboard:",
      ".B keyboard\\-simulator shot \\-\\-focus \"TextField 12\" \\-o form.png",
      ".TP", "Print the state report 0.125 s after the tap:",
      ".B keyboard\\-simulator shot \\-\\-focus \"TextField 12\" \\-\\-at 0.125 \\-\\-report \\-",
      ".TP", "Find the fields of your form that the keyboard covers, on every device:",
      ".B keyboard\\-simulator audit \\-\\-scene my\\-form.json",
      ".TP", "Make a film of the tour:",
      ".B keyboard\\-simulator play tour \\-o tour.gif",
      ".SH SEE ALSO", ".BR ffmpeg (1)",
    ]

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  /// A line of text; a leading `.` or `'`, which would start a request, is escaped.
  private static func line(_ text: String) -> String {
    let line = plain(text)
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// A text with all special characters of roff escaped.
  private static func plain(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      default: result.append(character)
      }
    }
  }
}
