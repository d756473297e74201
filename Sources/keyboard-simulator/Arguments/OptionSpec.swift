/// One option of a command, as help shows it and the parser reads it.
struct OptionSpec: Hashable, Sendable {
  /// The long name without dashes.
  var name: String
  var short: Character?
  /// The placeholder of the value in the help, such as `ID`; nil for a switch.
  var value: String?
  /// The only words allowed as value; nil allows any.
  var choices: [String]?
  var isRepeatable = false
  /// Whether the value may be left out; if it is given, it follows an equals sign.
  var isValueOptional = false
  /// The explanation in the help, without the default.
  var explanation: String
  /// The default as the help shows it; empty if the help shows none.
  var standard: String
  /// The allowed words of a list; nil if the value is no list of fixed words.
  var listed: [String] = []

  init(
    _ name: String, short: Character? = nil, value: String? = nil, choices: [String]? = nil,
    isRepeatable: Bool = false, isValueOptional: Bool = false, _ explanation: String,
    standard: String = ""
  ) {
    self.name = name
    self.short = short
    self.value = choices?.joined(separator: "|") ?? value
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.isValueOptional = isValueOptional
    self.explanation = explanation
    self.standard = standard
  }

  /// The explanation with the default.
  var help: String { standard.isEmpty ? explanation : "\(explanation) (default \(standard))" }

  var isSwitch: Bool { value == nil }

  /// How the option is written: `-o, --output FILE`.
  var usage: String {
    let dashes = short.map { "-\($0), --\(name)" } ?? "    --\(name)"
    guard let value else { return dashes }
    if isValueOptional { return "\(dashes)[=\(value)]" }
    return value.count > 24 ? dashes + " …" : "\(dashes) \(value)"
  }
}

/// The commands.
enum Verb: String {
  case run, shot, play, record, audit, test, diff, merge, new, list, validate, manual, complete
  case benchFrames = "bench-frames"
  case benchMemory = "bench-memory"
}

/// One command of the program: its name, summary, arguments and options.
struct CommandSpec: Hashable, Sendable {
  var name: String
  var summary: String
  /// The placeholder of the arguments, such as `FILE…`; nil for none.
  var operands: String?
  /// The allowed arguments; nil allows any.
  var operandChoices: [String]?
  var options: [OptionSpec]
  /// Lines below the options in the help.
  var notes: [String] = []

  var needsOperand: Bool { operands != nil }
}
