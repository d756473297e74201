/// How a golden's name tells the settings that are not the default.
extension SettingTable {
  /// The words of a name, in their order.
  package struct NameWords: Hashable, Sendable {
    /// In the order in which a name has them.
    package var words: [String] = []
    /// Those that stand at the end of the name.
    package var trailing: [String] = []
    /// What the hash among the words stands for, as a report explains it; empty without one.
    package var hashed: [String] = []
  }

  /// Returns the words for these settings.
  ///
  /// - Parameters:
  ///   - settings: the settings that are named.
  ///   - left: the ids of rows that are named elsewhere.
  ///   - isFormer: whether to name only what 0.1.0 named.
  package func nameWords(
    of settings: DeviceSettings, without left: Set<String> = [], isFormer: Bool = false
  ) -> NameWords {
    var name = NameWords()
    for row in rows(.names) where !row.isStandard(in: settings) {
      if left.contains(row.facts.id) || isFormer && !isNamed(row, in: .names) { continue }
      let word = row.word(in: settings) ?? ""
      if row.facts.strategy != nil, !row.hasEffect(in: settings) { continue }
      switch row.facts.naming {
      case .none: break
      case .word: name.words.append(word)
      case .prefixed(let prefix): name.words.append(prefix + word)
      case .fixed(let text): name.words.append(text)
      case .trailing: name.trailing.append(word)
      case .hashed: name.hashed.append("\(row.facts.option) \(word.debugDescription)")
      }
    }
    if !name.hashed.isEmpty { name.words.append("values." + Self.hash(name.hashed)) }
    return name
  }

  /// Returns a word of six hexadecimal digits, the same on every machine.
  package static func hash(_ texts: [String]) -> String {
    let bytes = texts.joined(separator: "\n").utf8
    let value = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(value >> 40, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
