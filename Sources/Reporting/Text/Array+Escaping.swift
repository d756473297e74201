extension [UInt8] {
  /// Appends a literal.
  mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a text with some of its ASCII characters replaced.
  ///
  /// - Parameter replacement: returns the replacement of a byte; nil keeps it.
  mutating func append(_ text: String, replacing replacement: (UInt8) -> StaticString?) {
    var text = text
    text.withUTF8 { source in
      var start = 0
      for (index, byte) in source.enumerated() {
        guard let replacement = replacement(byte) else { continue }
        append(contentsOf: source[start..<index])
        append(replacement)
        start = index + 1
      }
      append(contentsOf: source[start...])
    }
  }
}
