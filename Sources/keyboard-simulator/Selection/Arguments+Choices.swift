import JSON
import Simulation

extension Arguments {
  /// Returns the choices of the options for one phone; the words are checked later.
  func choices() throws(UsageError) -> [SettingChoice] {
    var choices: [SettingChoice] = []
    for row in settings.rows {
      if let word = try word(of: row) { choices.append(SettingChoice(row.facts.id, word)) }
    }
    return choices
  }

  private func word(of row: any AnySettingRow) throws(UsageError) -> String? {
    let facts = row.facts
    if row.control == .toggle {
      let isOn = facts.standard == SettingFormat<Bool>.on
      guard has(OptionSpec.toggleOption(facts)) else { return nil }
      return isOn ? SettingFormat<Bool>.off : SettingFormat<Bool>.on
    }
    guard let word = self[facts.option] else { return nil }
    let isList = facts.placeholder?.hasSuffix("…") == true
    if isList { _ = try Self.list(word, "--" + facts.option) }
    return word
  }

  /// Returns the words of a comma-separated list.
  static func list(_ text: String, _ option: String) throws(UsageError) -> [String] {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if words.count > 1, words.contains("") {
      throw .other(
        "empty name in the list \"\(text)\" of \(option); separate names with single commas")
    }
    return words
  }
}

extension UsageError {
  /// The error for an invalid word of a setting, with the most similar valid words.
  init(_ error: SettingError, _ row: any AnySettingRow) {
    let facts = row.facts
    let option = "--" + facts.option
    switch error {
    case .malformed(let word, let wanted):
      self = .badNumber(option: option, value: word, wanted: wanted)
    case .unlisted(let word, let words):
      let nearest = NearestNames.find(word, in: words)
      if let list = facts.listed {
        self = .unknownName(
          kind: facts.option, name: word, nearest: nearest,
          list: "\(HelpText.program) list \(list)")
      } else {
        self = .badChoice(option: option, value: word, choices: nearest.isEmpty ? words : nearest)
      }
    }
  }

  /// Returns the error for a choice that failed.
  static func reason(_ failure: SettingFailure, _ table: SettingTable) -> any Error {
    guard let error = failure.reason as? SettingError, let row = table[failure.id] else {
      return failure.reason
    }
    return UsageError(error, row)
  }
}
