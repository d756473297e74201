package import KeyboardLayouts

/// The words that complete what is typed: those of this session, and lists by layout.
package struct WordMemory: Hashable, Sendable {
  /// Words that were typed, the newest last.
  package private(set) var typed: [String] = []
  private var lists: [String: WordList] = [:]

  /// The number of typed words that are remembered.
  private static let most = 300

  /// Remembers a word of at least three letters; anything else is ignored.
  package mutating func learn(_ word: String) {
    guard word.count > 2, word.allSatisfy(\.isLetter) else { return }
    typed.removeAll { $0 == word }
    typed.append(word)
    if typed.count > Self.most { typed.removeFirst() }
  }

  /// Completes words of a layout's language by a list from now on.
  package mutating func use(_ words: WordList, for layout: String) { lists[layout] = words }

  /// Returns words that begin with what is typed, in its case, each once: those of this session,
  /// frequent ones of the language, and those of its word list.
  package func completions(of word: String, in layout: KeyboardLayout) -> [String] {
    let start = word.lowercased()
    let learned = typed.reversed().filter {
      $0.count > word.count && $0.lowercased().hasPrefix(start)
    }
    let common = layout.commonWords.filter { $0.hasPrefix(start) && $0 != start }
    let listed = word.count > 1 ? lists[layout.id]?.completions(of: word, most: 4) ?? [] : []
    var seen: Set<String> = []
    return (learned + common + listed).filter { seen.insert($0.lowercased()).inserted }
      .map { $0.cased(as: word) }
  }
}

extension String {
  /// The text with the capitals of what was typed: at its beginning, or everywhere.
  fileprivate func cased(as typed: String) -> String {
    guard typed.first?.isUppercase == true else { return self }
    let isShouted = typed.count > 1 && typed.allSatisfy(\.isUppercase)
    return isShouted ? uppercased() : prefix(1).uppercased() + dropFirst()
  }
}
