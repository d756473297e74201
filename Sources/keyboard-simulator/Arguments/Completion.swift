import Reporting

/// The completions of the last word of a command line, for the shells' completion scripts.
struct Completion {
  /// A word and its explanation.
  struct Candidate: Hashable, Sendable {
    var word: String
    var help = ""
  }

  private(set) var candidates: [Candidate] = []
  /// The endings of files that complete the word too; nil for none, empty for all files.
  private(set) var fileEndings: [String]?
  private(set) var isFolder = false

  private let table: CommandTable
  private let before: [String]
  private let current: String

  /// - Parameter words: the words after the program's name up to the cursor; the last may be empty.
  init(_ words: [String], _ table: CommandTable = .standard) {
    self.table = table
    before = Array(words.dropLast())
    current = words.last ?? ""
    complete()
  }

  /// One candidate per line, with its help after a tab; then `:files ENDINGS` or `:folders`.
  var text: TerminalText {
    var lines = candidates.map { candidate -> TerminalText in
      candidate.help.isEmpty ? "\(candidate.word)" : "\(candidate.word)\t\(candidate.help)"
    }
    if let fileEndings { lines.append("\(([":files"] + fileEndings).joined(separator: " "))") }
    if isFolder { lines.append(":folders") }
    return TerminalText(lines: lines)
  }

  private mutating func complete() {
    if before.isEmpty {
      if !current.hasPrefix("-") {
        return add(table.verbs.map { Candidate(word: $0.name, help: $0.summary) })
      }
      add([Candidate(word: "--version", help: "print the version")])
    }
    guard let verb else { return }
    if let option = openOption(of: verb) { return addValues(of: option, after: "") }
    if let equals = current.firstIndex(of: "="), current.hasPrefix("--") {
      let name = current[..<equals].dropFirst(2)
      guard let option = verb.options.first(where: { $0.name == name }) else { return }
      return addValues(of: option, after: "--\(name)=")
    }
    if !current.hasPrefix("-"), verb.needsOperand { return addOperands(of: verb) }
    addOptions(of: verb)
  }

  private var verb: CommandSpec? {
    guard let first = before.first, !first.hasPrefix("-") else { return table.run }
    return table.verbs.first { $0.name == first }
  }

  /// The option whose value the current word is.
  private func openOption(of verb: CommandSpec) -> OptionSpec? {
    guard let word = before.last else { return nil }
    return verb.options.first {
      !$0.isSwitch && !$0.isValueOptional
        && (word == "--" + $0.name || $0.short.map { word == "-\($0)" } == true)
    }
  }

  private mutating func addOptions(of verb: CommandSpec) {
    let open = verb.options.filter { option in
      option.isRepeatable || !before.contains("--" + option.name)
    }
    add(open.map { Candidate(word: "--" + $0.name, help: $0.help) })
    add([Candidate(word: "--help", help: "the options of a command")])
  }

  private mutating func addOperands(of verb: CommandSpec) {
    if let choices = verb.operandChoices {
      return add(choices.map { Candidate(word: $0) })
    }
    if verb.name == Verb.new.rawValue, before.count == 1 {
      return add(FileTemplate.allCases.map { Candidate(word: $0.rawValue) })
    }
    if verb.name == Verb.play.rawValue { add(CompletionNames.tapes.map { Candidate(word: $0) }) }
    fileEndings = Self.operandEndings[verb.name] ?? []
  }

  private static let operandEndings = [
    "play": ["tape"], "record": ["tape"], "validate": ["json", "tape"], "diff": ["png", "json"],
  ]

  // MARK: Values

  private mutating func addValues(of option: OptionSpec, after prefix: String) {
    let words = values(of: option)
    let isList = option.value == "LIST" || option.value?.contains("…") == true
    if isList {
      addToList(words + (option.value == "LIST" ? [Candidate(word: "all")] : []), after: prefix)
    } else {
      add(words.map { Candidate(word: prefix + $0.word, help: $0.help) })
    }
    addFiles(of: option)
  }

  private func values(of option: OptionSpec) -> [Candidate] {
    if let choices = option.choices { return choices.map { Candidate(word: $0) } }
    if !option.listed.isEmpty { return option.listed.map { Candidate(word: $0) } }
    return CompletionNames.values(of: option, scene: scene, table.settings)
  }

  /// The scene that the words before name, whose labels complete `--focus`.
  private var scene: String {
    guard let index = before.firstIndex(of: "--scene"), index + 1 < before.count else {
      return "tab-form"
    }
    return before[index + 1]
  }

  /// Completes the last name of a list; names that it already has are left out.
  private mutating func addToList(_ words: [Candidate], after prefix: String) {
    let value = current.dropFirst(prefix.count)
    let there = value.lastIndex(of: ",").map { value[...$0] } ?? ""
    let chosen = Set(there.split(separator: ",").map(String.init))
    let open = words.filter { !chosen.contains($0.word) }
    add(open.map { Candidate(word: prefix + there + $0.word, help: $0.help) })
  }

  private mutating func addFiles(of option: OptionSpec) {
    guard let value = option.value else { return }
    if option.name == "scene" || option.name.hasSuffix("-file") || option.name == "state" {
      fileEndings = ["json"]
    } else if option.name == "tape" {
      fileEndings = ["tape"]
    } else if value.contains("FOLDER") {
      isFolder = true
    } else if value.contains("FILE") || value.hasSuffix(".png") {
      fileEndings = []
    }
  }

  private mutating func add(_ words: [Candidate]) {
    candidates += words.filter { $0.word.hasPrefix(current) }
  }
}
