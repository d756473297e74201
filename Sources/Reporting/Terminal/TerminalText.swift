/// Text for standard output and standard error: no value in it moves the cursor, changes a colour,
/// starts a line or reverses the order of characters.
///
/// Control characters in values are shown as escapes such as `\u{1B}` and `\n`, and so are
/// directional embeddings, overrides and isolates; all other text stays as it is. Directional marks
/// stay too: labels in Arabic and Hebrew have them, and they reverse nothing. A literal keeps its
/// line ends and tabs, but no other control character: use `colored` and `replacingLine` for those.
package struct TerminalText: EscapedText {
  /// The literals and values in their order.
  package let pieces: TextPieces

  /// Creates a text from literals and values.
  package init(_ pieces: TextPieces) { self.pieces = pieces }

  /// Creates a text from an error's `description`, which already contains its values.
  ///
  /// Line ends stay, as a message may have several lines; other control characters are escaped. A
  /// line end from a user's file stays too, as nothing distinguishes it.
  package init(message: String) {
    let lines = message.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(lines: lines.map { "\(String($0))" })
  }

  /// Creates a text from an error's `description`, like `init(message:)`.
  package init(_ error: any Error) { self.init(message: "\(error)") }

  /// Joins texts with line ends between them and none at the end.
  package init(lines: some Sequence<TerminalText>) { self = lines.joined(separator: "\n") }

  /// The text for the terminal, with colours and escapes.
  package var bytes: [UInt8] { Array(written(withControls: true).utf8) }

  private func written(withControls: Bool) -> String {
    var result = ""
    pieces.forEach { item in
      switch item {
      case .literal(let literal):
        Self.write(literal.description, keeping: ["\n", "\t"], to: &result)
      case .value(let value), .trusted(let value), .scriptData(let value):
        Self.write(value, keeping: [], to: &result)
      case .control(let sequence): if withControls { result += sequence }
      }
    }
    return result
  }

  private static func write(_ text: String, keeping kept: [Unicode.Scalar], to result: inout String)
  {
    for scalar in text.unicodeScalars {
      if kept.contains(scalar) || !scalar.isTerminalControl {
        result.unicodeScalars.append(scalar)
      } else {
        result += scalar.terminalEscape
      }
    }
  }
}

// MARK: Columns

extension TerminalText {
  /// How many characters are seen; a wide one counts once, a colour not at all.
  package var width: Int { written(withControls: false).count }

  /// Adds spaces up to a width in characters; a text that is wider stays as it is.
  package func padded(to width: Int) -> TerminalText {
    self + "\(String(repeating: " ", count: max(0, width - self.width)))"
  }
}
