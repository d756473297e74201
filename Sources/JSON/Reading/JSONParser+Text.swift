extension JSONParser {
  /// Reads a key: in quotes, or bare if it is a word.
  mutating func name() throws(JSONSyntaxError) -> String {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try text() }
    let word = word()
    if word.isEmpty { throw error(.expected("a key in quotes", found: nextAsText)) }
    return word
  }

  /// Reads a text in double or single quotes.
  mutating func text() throws(JSONSyntaxError) -> String {
    let opening = line
    let quote = bytes[position]
    var content: [UInt8] = []
    position += 1
    while let byte = next {
      position += 1
      switch byte {
      case quote: return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content += String(try escaped()).utf8
      case ..<0x20: throw error(.controlCharacterInText)
      default: content.append(byte)
      }
    }
    throw error(.endInside(.text, openedOn: opening))
  }

  private mutating func escaped() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard let byte = next else { throw error(.badEscape) }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try escapedScalar()
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return Unicode.Scalar(byte)
    default: throw error(.badEscape)
    }
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair if they are the first.
  private mutating func escapedScalar() throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard bytes[position...].starts(with: "\\u".utf8) else { throw error(.badEscape) }
    position += 2
    let pair = [UInt16(truncatingIfNeeded: first), UInt16(truncatingIfNeeded: try fourDigits())]
    guard let scalar = String(validating: pair, as: UTF16.self)?.unicodeScalars.first else {
      throw error(.badEscape)
    }
    return scalar
  }

  private mutating func fourDigits() throws(JSONSyntaxError) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    // `UInt32` also accepts a sign, which is not a digit.
    guard digits.count == 4, text.allSatisfy(\.isHexDigit), let code = UInt32(text, radix: 16)
    else { throw error(.badEscape) }
    position += 4
    return code
  }
}
