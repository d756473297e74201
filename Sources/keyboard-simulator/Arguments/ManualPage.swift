/// Makes the man page from the table of commands, in the `man` macros that every reader knows.
struct ManualPage {
  private let table: CommandTable

  init(_ table: CommandTable = .standard) { self.table = table }

  /// The page.
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
    "A phone with a form and an on\\-screen keyboard that rises with its true motion: in a window, as",
    "a picture, as a film, or as numbers in a state report. Everything but the commands",
    "\\fBrun\\fR and \\fBrecord\\fR works without a display.",
    ".PP",
    "Without a command the window opens. An option\\(aqs value follows it as the next word or after",
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
      lines += [".PP", "The options of CHOOSING THE PHONE are options of this command, too."]
    }
    return lines + (verb.notes.isEmpty ? [] : [".PP"] + verb.notes.map(Self.line))
  }

  private var shared: [String] {
    [".SH CHOOSING THE PHONE"] + table.selection.flatMap(Self.option)
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
      ".TP", ".BR DISPLAY \", \" WAYLAND_DISPLAY", "Where the window opens.",
      ".TP", ".B SDL_VIDEODRIVER", "Which of SDL\\(aqs drivers shows it.",
      ".TP", ".B CI", "Where it is set, missing golden pictures are not written.",
      ".SH FILES",
      ".TP", ".I /usr/share/keyboard\\-simulator",
      "The devices, layouts, scenes and tapes that ship with the program, to be copied and changed.",
      ".SH EXAMPLES",
      ".TP", "The field that is edited, above the keyboard:",
      ".B keyboard\\-simulator shot \\-\\-focus \"TextField 12\" \\-o form.png",
      ".TP", "The same phone while the keyboard is on its way, as numbers:",
      ".B keyboard\\-simulator shot \\-\\-focus \"TextField 12\" \\-\\-at 0.125 \\-\\-report \\-",
      ".TP", "Which fields of a form of your own does the keyboard cover, on any device?",
      ".B keyboard\\-simulator audit \\-\\-scene my\\-form.json",
      ".TP", "A film of the tour:",
      ".B keyboard\\-simulator play tour \\-o tour.gif",
      ".SH SEE ALSO", ".BR ffmpeg (1)",
    ]

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  /// A line of text: what would be read as a request at its beginning is not.
  private static func line(_ text: String) -> String {
    let line = plain(text)
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// A text whose characters mean themselves.
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
