/// One option of a command, as help shows it and the parser reads it.
struct OptionSpec: Hashable, Sendable {
  /// Without the dashes.
  var name: String
  var short: Character?
  /// What stands for the value in the help, such as `ID`; nil for a switch.
  var value: String?
  /// The only words allowed as value; nil allows any.
  var choices: [String]?
  var isRepeatable = false
  /// Whether it may stand alone; a value then follows an equals sign.
  var isValueOptional = false
  /// What it is for, without its default.
  var explanation: String
  /// What holds where it is not given, as help shows it; empty where help shows none.
  var standard: String
  /// Words that are allowed where the value is a list of them.
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

  /// As one writes it: `-o, --output FILE`.
  var usage: String {
    let dashes = short.map { "-\($0), --\(name)" } ?? "    --\(name)"
    guard let value else { return dashes }
    if isValueOptional { return "\(dashes)[=\(value)]" }
    return value.count > 24 ? dashes + " …" : "\(dashes) \(value)"
  }
}

/// The commands by their words.
enum Verb: String {
  case run, shot, play, record, audit, test, diff, merge, new, list, validate, manual, complete
  case benchFrames = "bench-frames"
  case benchMemory = "bench-memory"
}

/// One command of the program: its words, options and what it is for.
struct CommandSpec: Hashable, Sendable {
  var name: String
  var summary: String
  /// What follows the options, such as `FILE…`; nil for nothing.
  var operands: String?
  /// Words allowed as operand; nil allows any.
  var operandChoices: [String]?
  var options: [OptionSpec]
  /// Lines under the options in the help.
  var notes: [String] = []

  var needsOperand: Bool { operands != nil }
}
