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

  /// A BCP 47 language tag, such as `en-US`.
  package var id: String
  package var name: String
  package var isRightToLeft: Bool
  package var decimalSeparator: String
  package var phonePages: [KeyboardPage: Rows]
  package var padPages: [KeyboardPage: Rows]
  package var spaceLabel: String
  /// Words offered where nothing is typed yet.
  package var openingWords: [String]
  /// Frequent words, most frequent first.
  package var commonWords: [String]

  package init(
    id: String, name: String, isRightToLeft: Bool, decimalSeparator: String,
    phonePages: [KeyboardPage: Rows], padPages: [KeyboardPage: Rows], spaceLabel: String,
    openingWords: [String], commonWords: [String]
  ) {
    self.id = id
    self.name = name
    self.isRightToLeft = isRightToLeft
    self.decimalSeparator = decimalSeparator
    self.phonePages = phonePages
    self.padPages = padPages
    self.spaceLabel = spaceLabel
    self.openingWords = openingWords
    self.commonWords = commonWords
  }

  /// Reads a row such as `shift z x c delete`: words between spaces, single characters as they are.
  package static func cells(_ row: String) -> [Cell] {
    row.split(separator: " ").map { word in
      Function(rawValue: String(word)).map(Cell.function) ?? .character(String(word))
    }
  }
}
