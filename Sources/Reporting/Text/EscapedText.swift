/// Text that is written as a string literal whose interpolated values are escaped.
///
/// The literal is trusted: it is part of the program's source, and as a `StaticString` it cannot be
/// a `String`, not even in `init(stringLiteral:)`. Values are escaped when `bytes` is read, and
/// never by `Character`: `"\u{600}<"` is a single `Character`, but contains a `<`.
package protocol EscapedText: OutgoingText, ExpressibleByStringInterpolation
where
  StringLiteralType == StaticString, ExtendedGraphemeClusterLiteralType == StaticString,
  UnicodeScalarLiteralType == StaticString, StringInterpolation == EscapingInterpolation<Self>
{
  /// Creates a text from trusted literals and values to be escaped.
  init(_ pieces: TextPieces)

  /// The literals and values in their order.
  var pieces: TextPieces { get }
}

extension EscapedText {
  /// Creates a text from one trusted literal.
  package init(stringLiteral literal: StaticString) {
    self.init(TextPieces(.literal(literal)))
  }

  /// Creates a text from trusted literals and the values between them.
  package init(stringInterpolation interpolation: EscapingInterpolation<Self>) {
    self.init(interpolation.pieces)
  }

  /// Appends one text to another.
  package static func + (first: Self, second: Self) -> Self {
    Self(TextPieces([.text(first.pieces), .text(second.pieces)]))
  }
}

extension Sequence where Element: EscapedText {
  /// Joins texts; the result is empty for no texts.
  package func joined(separator: Element = "") -> Element {
    var parts: [TextPieces.Part] = []
    for (index, text) in enumerated() {
      if index > 0 { parts.append(.text(separator.pieces)) }
      parts.append(.text(text.pieces))
    }
    return Element(TextPieces(parts))
  }
}
