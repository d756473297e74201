/// XML whose interpolated values are escaped for their place: content or an attribute.
///
/// In an attribute, quotation marks, line ends and tabs are escaped too, so that none is lost.
/// Characters that XML does not allow are removed or replaced; see `InvalidCharacters`.
/// A value in a tag outside of quotes or in a comment is a programmer's mistake and traps.
package struct XMLText: EscapedText {
  /// How to write characters that XML does not allow: controls, U+FFFE and U+FFFF.
  package enum InvalidCharacters: Sendable {
    /// They are left out; so are line ends and tabs in content.
    case removed
    /// Each becomes `?`; so do line ends and tabs in content.
    case questionMark
  }

  /// The literals and values in their order.
  package let pieces: TextPieces
  /// Applies to the whole text; an inserted text follows the setting of the outer one.
  package var invalidCharacters = InvalidCharacters.removed

  /// Creates a text from literals and values.
  package init(_ pieces: TextPieces) { self.pieces = pieces }

  /// The XML with its values escaped.
  package var bytes: [UInt8] {
    var writer = XMLWriter(invalid: invalidCharacters == .removed ? "" : "?")
    pieces.forEach { writer.write($0) }
    return writer.bytes
  }
}

private struct XMLWriter {
  private(set) var bytes: [UInt8] = []
  private let invalid: StaticString
  private var position = MarkupPosition()

  init(invalid: StaticString) { self.invalid = invalid }

  mutating func write(_ item: TextPieces.Item) {
    switch item {
    case .literal(let literal):
      bytes.append(literal)
      position.advance(over: literal)
    case .trusted(let trusted), .control(let trusted), .scriptData(let trusted):
      bytes += trusted.utf8
      position.advance(over: trusted.utf8)
    case .value(let value): write(value)
    }
  }

  private mutating func write(_ value: String) {
    let (place, invalid) = (position.place, invalid)
    precondition(place.holdsValues, "a value stands where XML has no escapes")
    bytes.append(withoutNoncharacters(value)) { byte in
      Self.reference(byte, in: place) ?? (byte < 0x20 ? invalid : nil)
    }
  }

  /// Replaces U+FFFE and U+FFFF, the only invalid characters that are not ASCII.
  private func withoutNoncharacters(_ value: String) -> String {
    guard value.utf8.contains(0xEF) else { return value }
    return value.unicodeScalars.map { scalar in
      scalar.value & ~1 == 0xFFFE ? invalid.description : String(scalar)
    }.joined()
  }

  private static func reference(_ byte: UInt8, in place: MarkupPosition.Place) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\"") where place != .content: "&quot;"
    case UInt8(ascii: "'") where place == .attribute(UInt8(ascii: "'")): "&#39;"
    case UInt8(ascii: "\n") where place != .content: "&#10;"
    case UInt8(ascii: "\r") where place != .content: "&#13;"
    case UInt8(ascii: "\t") where place != .content: "&#9;"
    default: nil
    }
  }
}
