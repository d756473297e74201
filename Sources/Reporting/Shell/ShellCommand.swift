/// A command for bash, zsh or fish, for the user to copy; interpolated words are quoted.
///
/// A literal with a quotation mark, a backslash or `$` is a programmer's mistake and traps, as these
/// change how the next word is read. A line end in a word stays as it is, in quotes.
package struct ShellCommand: EscapedText {
  /// The literals and values in their order.
  package let pieces: TextPieces

  /// Creates a text from literals and values.
  package init(_ pieces: TextPieces) { self.pieces = pieces }

  /// Creates a command from words; the first is the program.
  package init(words: some Sequence<String>) {
    self = words.map { "\($0)" as ShellCommand }.joined(separator: " ")
  }

  /// The command with its words quoted.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    pieces.forEach { item in
      switch item {
      case .literal(let literal):
        Self.check(literal)
        bytes.append(literal)
      case .value(let word), .trusted(let word), .control(let word), .scriptData(let word):
        Self.write(word, to: &bytes)
      }
    }
    return bytes
  }

  private static func check(_ literal: StaticString) {
    let isPlain = literal.withUTF8Buffer { $0.allSatisfy { !"'\"`\\$".utf8.contains($0) } }
    precondition(isPlain, "\(literal) changes how the next word is read")
  }
}

// MARK: Words

extension ShellCommand {
  /// Puts quotes around a word that a shell would not take as it is.
  ///
  /// U+0000 is left out: no word of a command can contain it.
  private static func write(_ word: String, to bytes: inout [UInt8]) {
    // zsh replaces a word that begins with `=` by the path of a command.
    if let first = word.utf8.first, first != UInt8(ascii: "="), word.utf8.allSatisfy(isPlain) {
      bytes += word.utf8
      return
    }
    let source = word.utf8.filter { $0 != 0 }
    bytes.append("'")
    for (index, byte) in source.enumerated() {
      let next = index + 1 < source.count ? source[index + 1] : UInt8(ascii: "'")
      write(byte, before: next, to: &bytes)
    }
    bytes.append("'")
  }

  /// Writes a byte inside single quotes.
  ///
  /// fish, unlike the others, reads a backslash there as an escape if `'` or a backslash follows.
  private static func write(_ byte: UInt8, before next: UInt8, to bytes: inout [UInt8]) {
    let (quote, backslash) = (UInt8(ascii: "'"), UInt8(ascii: "\\"))
    switch byte {
    case quote: bytes.append("'\\''")
    case backslash where next == quote || next == backslash: bytes.append("'\\\\'")
    default: bytes.append(byte)
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ",", ":", "=": true
    default: false
    }
  }
}
