import DeviceProfiles
import JSON
import Simulation

/// The command line, parsed with the table of commands.
struct Arguments: Sendable {
  private(set) var verb: CommandSpec
  private let table: CommandTable
  private(set) var operands: [String] = []
  private(set) var wantsHelp = false
  private var values: [String: [String]] = [:]

  subscript(option: String) -> String? { values[option]?.last }
  func all(_ option: String) -> [String] { values[option] ?? [] }
  func has(_ option: String) -> Bool { values[option] != nil }

  /// Parses everything after the program's name; the default command is `run`.
  init(_ words: [String], _ table: CommandTable = .standard) throws(UsageError) {
    var words = words[...]
    self.table = table
    verb = try Self.verb(&words, table)
    while let word = words.popFirst() {
      if word == "--help" || word == "-h" {
        wantsHelp = true
      } else if word == "--" {
        for word in words { try add(operand: word) }
        break
      } else if word.hasPrefix("-"), word != "-" {
        try read(option: word, &words)
      } else {
        try add(operand: word)
      }
    }
    if !wantsHelp, let wanted = verb.operands, operands.isEmpty {
      let choices = verb.operandChoices.map { ": " + $0.joined(separator: ", ") } ?? ""
      throw .missingOperand(verb: verb.name, operands: wanted + choices)
    }
  }

  /// The settings that the options choose.
  var settings: SettingTable { table.settings }

  private static func verb(
    _ words: inout ArraySlice<String>, _ table: CommandTable
  ) throws(UsageError) -> CommandSpec {
    guard let first = words.first, !first.hasPrefix("-") else { return table.run }
    words.removeFirst()
    let known = table.verbs + table.hidden
    if let verb = known.first(where: { $0.name == first }) { return verb }
    let nearest = NearestNames.find(first, in: table.verbs.map(\.name), limit: 1).first
    throw .unknownVerb(first, nearest: nearest)
  }

  private mutating func add(operand: String) throws(UsageError) {
    guard verb.needsOperand else {
      throw .surplusOperand(operand, verb: verb.name)
    }
    if let choices = verb.operandChoices, !choices.contains(operand) {
      throw .badChoice(option: verb.name, value: operand, choices: choices)
    }
    operands.append(operand)
  }

  private mutating func read(
    option word: String, _ words: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let dashed = String(parts[0])
    guard let spec = spec(dashed) else {
      let names = verb.options.map { "--" + $0.name } + ["--help"]
      let nearest = NearestNames.find(dashed, in: names, limit: 1).first
      throw .unknownOption(dashed, verb: verb.name, nearest: nearest)
    }
    if values[spec.name] != nil, !spec.isRepeatable { throw .repeatedOption(dashed) }
    var given = parts.count > 1 ? String(parts[1]) : nil
    if spec.isSwitch {
      if given != nil { throw .needlessValue(option: dashed) }
      values[spec.name] = [""]
      return
    }
    if given == nil, spec.isValueOptional, let next = words.first,
      let choices = spec.choices, choices.contains(next)
    {
      given = words.popFirst()
    }
    if given == nil, spec.isValueOptional {
      values[spec.name] = [""]
      return
    }
    if given == nil { given = words.popFirst() }
    guard let value = given else {
      throw .missingValue(option: dashed, value: spec.value ?? "")
    }
    if let choices = spec.choices, !choices.contains(value) {
      throw .badChoice(option: dashed, value: value, choices: choices)
    }
    values[spec.name, default: []].append(value)
  }

  private func spec(_ dashed: String) -> OptionSpec? {
    verb.options.first {
      dashed == "--" + $0.name || ($0.short.map { dashed == "-\($0)" } ?? false)
    }
  }

  /// The command line as words again, without some of its options.
  func words(without left: Set<String>) -> [String] {
    let options = verb.options.filter { !left.contains($0.name) }.flatMap { spec -> [String] in
      all(spec.name).flatMap { value -> [String] in
        if spec.isSwitch || value.isEmpty && spec.isValueOptional { return ["--" + spec.name] }
        return spec.isValueOptional ? ["--\(spec.name)=\(value)"] : ["--" + spec.name, value]
      }
    }
    return [verb.name] + options + operands
  }

  /// Reads an option's value as a finite number in a range.
  func number(
    _ option: String, in range: ClosedRange<Double>, wanted: String
  ) throws(UsageError) -> Double? {
    guard let text = self[option] else { return nil }
    guard let value = Double(text), value.isFinite, range.contains(value) else {
      throw .badNumber(option: "--" + option, value: text, wanted: wanted)
    }
    return value
  }
}
