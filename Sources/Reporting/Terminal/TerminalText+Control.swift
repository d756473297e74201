/// Colours, and replacing a line.
extension TerminalText {
  /// A colour of the terminal's own palette.
  package enum Color: String, Sendable {
    /// For errors.
    case red = "31"
    /// For warnings.
    case yellow = "33"
  }

  /// Shows a text in a colour; nil leaves it as it is.
  package static func colored(_ text: TerminalText, _ color: Color?) -> TerminalText {
    guard let color else { return text }
    return control("\u{1B}[\(color.rawValue)m") + text + control("\u{1B}[0m")
  }

  /// Replaces the text of the cursor's line; the cursor stays at its end.
  ///
  /// An empty text clears the line.
  package static func replacingLine(with text: TerminalText) -> TerminalText {
    control("\r") + text + control("\u{1B}[K")
  }

  private static func control(_ sequence: String) -> TerminalText {
    TerminalText(TextPieces(.control(sequence)))
  }
}
