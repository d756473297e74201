/// The keys of a language as data: rows of characters, a page each.
package struct KeyboardLayout: Hashable, Sendable, Identifiable {
  /// One place of a row: a character's text or the name of a function key.
  package enum Cell: Hashable, Sendable {
    case character(String)
    case function(Function)
  }

  /// Function keys that a row may name by a word.
  package enum Function: String, CaseIterable, Hashable, Sendable {
    case shift, delete, letters, numbers, symbols
    case `return`
  }

  package typealias Rows = [[Cell]]

  /// The row under those of a page, counted from 0.
  package static let bottomRow = 3

  /// A BCP 47 language tag, such as `en-US`.
  package var id: String
  package var name: String
  package var isRightToLeft: Bool
  package var decimalSeparator: String
  package var phonePages: [KeyboardPage: Rows]
  package var padPages: [KeyboardPage: Rows]
  /// The alternatives of a long press by the key's own character, in lowercase.
  package var alternatives: [String: [String]]
  /// The language's words on keys.
  package var words: [KeyWord: String]
  /// Words offered where nothing is typed yet.
  package var openingWords: [String]
  /// Frequent words, most frequent first.
  package var commonWords: [String]

  package init(
    id: String, name: String, isRightToLeft: Bool, decimalSeparator: String,
    phonePages: [KeyboardPage: Rows], padPages: [KeyboardPage: Rows],
    alternatives: [String: [String]], words: [KeyWord: String], openingWords: [String],
    commonWords: [String]
  ) {
    self.id = id
    self.name = name
    self.isRightToLeft = isRightToLeft
    self.decimalSeparator = decimalSeparator
    self.phonePages = phonePages
    self.padPages = padPages
    self.alternatives = alternatives
    self.words = words
    self.openingWords = openingWords
    self.commonWords = commonWords
  }

  /// Reads a row such as `shift z x c delete`: words between spaces, single characters as they are.
  package static func cells(_ row: String) -> [Cell] {
    row.split(separator: " ").map { word in
      Function(rawValue: String(word)).map(Cell.function) ?? .character(String(word))
    }
  }

  /// Returns a language's word for a key.
  package func word(_ word: KeyWord) -> String { words[word] ?? word.rawValue }

  /// Whether all letters of ASCII stand on the letters' page: addresses can be typed with it.
  package var isASCIICapable: Bool {
    let letters = Set(
      (phonePages[.letters] ?? []).joined().compactMap {
        if case .character(let text) = $0 { text } else { nil }
      })
    return "abcdefghijklmnopqrstuvwxyz".allSatisfy { letters.contains(String($0)) }
  }

  /// Returns a character's capital, where that is one character too.
  package static func capital(_ text: String) -> String {
    // The usual capital of ß is two letters; keyboards have the one made for it.
    if text == "ß" { return "ẞ" }
    let capital = text.uppercased()
    return capital.count == text.count ? capital : text
  }
}

/// What stands on keys in words; the raw values are the names in layout files.
package enum KeyWord: String, CaseIterable, Hashable, Sendable {
  case space
  case `return`
  case go, join, next, route, search, send, done
  case `continue`
  case emergencyCall
  /// The labels of the keys to the letters, such as `ABC`, and to the numbers.
  case letters, numbers
}
