/// The words of one language by which what is typed is completed.
///
/// It is a value that is handed to a phone: which lists a machine has is nothing a phone knows.
package struct WordList: Hashable, Sendable {
  /// In the order of `keys`.
  private let words: [String]
  /// The words in small letters, sorted.
  private let keys: [String]

  /// Makes a list of words in any order; a word that comes twice is completed twice.
  package init(_ words: some Sequence<String>) {
    let pairs = words.map { (key: $0.lowercased(), word: $0) }
      .sorted { ($0.key, $0.word) < ($1.key, $1.word) }
    keys = pairs.map(\.key)
    self.words = pairs.map(\.word)
  }

  /// Reads a list with a word on each line, as in `/usr/share/dict`, or a Hunspell dictionary.
  ///
  /// A dictionary begins with a count and has flags behind a slash. What is no single word, or no
  /// longer than a letter, is left out.
  package init(text: String) {
    self.init(
      text.split(whereSeparator: \.isNewline).compactMap { line -> String? in
        let word = line.prefix { $0 != "/" && $0 != "\t" }
        return word.count > 1 && word.allSatisfy(\.isLetter) ? String(word) : nil
      })
  }

  /// How many words there are, repeated ones included.
  package var count: Int { words.count }
  /// Whether nothing can be completed.
  package var isEmpty: Bool { words.isEmpty }

  /// Returns the shortest words that begin so, other than the beginning itself; small letters count.
  package func completions(of start: String, most: Int) -> [String] {
    let start = start.lowercased()
    guard !start.isEmpty, most > 0 else { return [] }
    var found: [(length: Int, word: String)] = []
    var index = firstIndex(from: start)
    while index < keys.count, keys[index].hasPrefix(start) {
      if keys[index] != start { found.append((keys[index].utf8.count, words[index])) }
      index += 1
    }
    return found.sorted { ($0.length, $0.word) < ($1.length, $1.word) }.prefix(most).map(\.word)
  }

  /// Where the words begin that are not before a text.
  private func firstIndex(from start: String) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
