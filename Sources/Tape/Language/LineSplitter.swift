import DeviceProfiles
import Foundation
import JSON

/// Splits a line into words: quotation marks, escapes, variables, and comments after `#`.
struct LineSplitter {
  private let characters: [Character]
  private let variables: [String: String]
  private let file: String
  private let line: Int
  private var index = 0
  private var words: [Token] = []

  init(_ text: Substring, file: String, line: Int, variables: [String: String]) {
    characters = Array(text)
    self.file = file
    self.line = line
    self.variables = variables
  }

  mutating func split() throws(TapeProblem) -> [Token] {
    skipBlanks()
    while let next = peek, !startsComment {
      let place = place
      if next == "\"" {
        index += 1
        words.append(Token(try quoted(from: place), isQuoted: true, at: place))
        if let after = peek, !after.isWhitespace { throw problem(.textAfterQuote) }
      } else {
        words.append(Token(try plain(), at: place))
      }
      skipBlanks()
    }
    return words
  }

  /// The text that was read so far, without the comment.
  var written: String {
    String(characters[..<min(index, characters.count)]).trimmingCharacters(in: .whitespaces)
  }

  private var peek: Character? { index < characters.count ? characters[index] : nil }
  private var place: SourceLocation { SourceLocation(file: file, line: line, column: index + 1) }
  private func problem(_ issue: TapeIssue) -> TapeProblem { TapeProblem(place, issue) }

  private mutating func skipBlanks() {
    while let next = peek, next.isWhitespace { index += 1 }
  }

  /// A `#` at the start of a word begins a comment, unless the six digits of a colour follow.
  private var startsComment: Bool {
    guard peek == "#" else { return false }
    guard words.map(\.text) == ["Set", "Background"] else { return true }
    let digits = characters[(index + 1)...].prefix { $0.isHexDigit }
    return digits.count != 6
  }

  private mutating func quoted(from start: SourceLocation) throws(TapeProblem) -> String {
    var text = ""
    while let next = peek {
      switch next {
      case "\"":
        index += 1
        return text
      case "\\": text.append(try escaped())
      case "$": text += try variable()
      default:
        text.append(next)
        index += 1
      }
    }
    throw TapeProblem(start, .openQuote)
  }

  private mutating func escaped() throws(TapeProblem) -> Character {
    index += 1
    let meanings: [Character: Character] = ["\"": "\"", "\\": "\\", "$": "$", "n": "\n", "t": "\t"]
    guard let next = peek else { throw problem(.openQuote) }
    if next == "u" { return try scalar() }
    guard let meaning = meanings[next] else { throw problem(.badEscape(next)) }
    index += 1
    return meaning
  }

  /// Reads `u{301}`, a character by its code.
  private mutating func scalar() throws(TapeProblem) -> Character {
    let rest = characters[(index + 1)...]
    guard rest.first == "{", let end = rest.prefix(9).firstIndex(of: "}"),
      let number = UInt32(String(rest[(index + 2)..<end]), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { throw problem(.badEscape("u")) }
    index = end + 1
    return Character(scalar)
  }

  /// Reads to the next blank; blanks inside parentheses belong to the word.
  private mutating func plain() throws(TapeProblem) -> String {
    var text = ""
    var depth = 0
    while let next = peek, depth > 0 || !next.isWhitespace {
      if next == "$" {
        text += try variable()
        continue
      }
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      text.append(next)
      index += 1
    }
    return text
  }

  /// Reads `$NAME`, `${NAME}` or `${NAME:-value}`; a dollar sign before anything else is itself.
  private mutating func variable() throws(TapeProblem) -> String {
    let start = place
    index += 1
    guard peek == "{" else {
      let name = identifier()
      return name.isEmpty ? "$" : try value(of: name, at: start)
    }
    index += 1
    let name = identifier()
    var standard: String?
    if peek == ":", index + 1 < characters.count, characters[index + 1] == "-" {
      index += 2
      let rest = characters[index...].prefix { $0 != "}" }
      index += rest.count
      standard = String(rest)
    }
    guard peek == "}", !name.isEmpty else { throw TapeProblem(start, .openVariable) }
    index += 1
    if variables[name] == nil, let standard { return standard }
    return try value(of: name, at: start)
  }

  private mutating func identifier() -> String {
    let rest = characters[index...].prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")
    }
    index += rest.count
    return String(rest)
  }

  private func value(of name: String, at start: SourceLocation) throws(TapeProblem) -> String {
    if let value = variables[name] { return value }
    let nearest = NearestNames.find(name, in: variables.keys.sorted(), limit: 1).first
    throw TapeProblem(start, .undefinedVariable(name, nearest: nearest))
  }
}
