extension Unicode.Scalar {
  /// Whether a terminal acts on it: C0, delete, C1, line and paragraph separators, and the
  /// embeddings, overrides and isolates of the bidirectional algorithm.
  var isTerminalControl: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The scalar as a Swift literal has it: `\n`, `\r`, `\t` or `\u{1B}`.
  var terminalEscape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
