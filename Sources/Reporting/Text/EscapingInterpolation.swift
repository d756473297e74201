import JSON

/// Collects the parts of a string literal; the text's type escapes them later.
package struct EscapingInterpolation<Output>: StringInterpolationProtocol {
  private var parts: [TextPieces.Part] = []

  var pieces: TextPieces { TextPieces(parts) }

  /// Creates an empty text and reserves memory for its parts.
  package init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Adds a trusted literal; the compiler calls this.
  package mutating func appendLiteral(_ literal: StaticString) {
    if literal.utf8CodeUnitCount > 0 { append(.literal(literal)) }
  }

  /// Adds a text that is escaped.
  package mutating func appendInterpolation(_ value: some StringProtocol) {
    append(.value(String(value)))
  }

  /// Adds a trusted literal that was passed on, such as an attribute's name.
  package mutating func appendInterpolation(_ literal: StaticString) { appendLiteral(literal) }

  /// Adds a text of the same type, which is not escaped again.
  package mutating func appendInterpolation(_ text: Output) where Output: EscapedText {
    parts.append(.text(text.pieces))
  }

  /// Adds a whole number in decimal.
  package mutating func appendInterpolation(_ number: some BinaryInteger) {
    append(.value(String(number)))
  }

  /// Adds a number with at most three decimals; `null` if it is not finite.
  package mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
    append(.value(Double(number).roundedText))
  }

  mutating func append(_ item: TextPieces.Item) { parts.append(.item(item)) }
}
