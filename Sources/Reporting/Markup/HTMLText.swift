import Foundation

/// HTML whose interpolated values are escaped, in content and in quoted attributes alike.
///
/// A value that stands in a tag outside of quotes, in a comment, a script or a style is a
/// programmer's mistake and traps, as no escape helps there. Attributes that hold code or URLs
/// (`onclick`, `style`, `href`) are not distinguished: put no value from a file there.
package struct HTMLText: EscapedText {
  /// The literals and values in their order.
  package let pieces: TextPieces

  /// Creates a text from literals and values.
  package init(_ pieces: TextPieces) { self.pieces = pieces }

  /// Inserts an embedded file as it is.
  package init(trusted file: EmbeddedFile) { self.init(TextPieces(.trusted(file.text))) }

  /// The HTML with `&`, `<`, `>` and both quotation marks of its values as character references.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var position = MarkupPosition(rawElements: ["script", "style"])
    pieces.forEach { Self.write($0, at: &position, to: &bytes) }
    return bytes
  }

  private static func write(
    _ item: TextPieces.Item, at position: inout MarkupPosition, to bytes: inout [UInt8]
  ) {
    switch item {
    case .literal(let literal):
      bytes.append(literal)
      position.advance(over: literal)
    case .trusted(let text), .control(let text):
      bytes += text.utf8
      position.advance(over: text.utf8)
    case .value(let value):
      precondition(position.place.holdsValues, "a value stands where HTML has no escapes")
      bytes.append(value, replacing: reference)
    case .scriptData(let json):
      precondition(position.place == .rawText, "JSON data stands outside of its script element")
      bytes += json.utf8
    }
  }

  private static func reference(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}

extension HTMLText {
  /// Returns a PNG file as a `data:` URL.
  package static func picture(_ png: [UInt8]) -> String {
    "data:image/png;base64," + Data(png).base64EncodedString()
  }
}
