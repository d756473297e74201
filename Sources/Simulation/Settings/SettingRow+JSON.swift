package import JSON

extension SettingRow {
  /// Returns a word as kept state has it: text, number or flag.
  package func json(of word: String) -> JSONValue {
    if word == format.absent { return .null }
    return switch format.json {
    case .text: .string(word)
    case .number: Int(word).map { .number($0) } ?? .string(word)
    case .flag: .bool(word == SettingFormat<Bool>.on)
    }
  }

  /// Reads the word of a kept state; reports what is wrong with it at its line.
  package func word(_ node: JSONNode) -> String? {
    if format.absent != nil, node.isNull { return format.absent }
    switch format.json {
    case .flag: return node.bool().map { $0 ? SettingFormat<Bool>.on : SettingFormat<Bool>.off }
    case .number: return checked(node, number(node))
    case .text where control == .free: return node.string()
    case .text: return checked(node, node.text())
    }
  }

  private func number(_ node: JSONNode) -> String? {
    node.integer(in: Int(Int32.min)...Int(Int32.max)).map { "\($0)" }
  }

  /// Returns the word if it is one; reports the right ones otherwise.
  private func checked(_ node: JSONNode, _ word: String?) -> String? {
    // Whoever looks names up has better words for an unknown one.
    guard let word, facts.listed == nil else { return word }
    do throws(SettingError) {
      try check(word)
      return word
    } catch {
      switch error {
      case .unlisted(_, let words):
        let isText = format.json == .text
        let list = words.map { isText ? $0.debugDescription : $0 }.joined(separator: " or ")
        node.reportUnsuitable(expected: list)
      case .malformed(_, let wanted): node.reportUnsuitable(expected: wanted)
      }
      return nil
    }
  }
}
