extension JSONParser {
  /// Reads a number, `true`, `false` or `null`.
  mutating func scalar() throws(JSONSyntaxError) -> JSONValue.Content {
    let word = word()
    switch word {
    case "": throw error(.expected("a value", found: nextAsText))
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    // JSON5 allows these two; the reader reports them later, with their key path.
    case "NaN": return .number(.nan)
    case "Infinity", "+Infinity": return .number(.infinity)
    default: return .number(try number(word))
    }
  }

  /// Reads the bytes that can belong to a bare key, a number or a literal.
  mutating func word() -> String {
    let start = position
    while let byte = next, byte.isWordPart { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Converts a word to a number; one too large for a `Double` becomes infinite and is rejected
  /// later.
  private func number(_ word: String) throws(JSONSyntaxError) -> Double {
    let unsigned = word.drop { $0 == "+" || $0 == "-" }
    guard unsigned.utf8.first.map({ $0.isDigit || $0 == UInt8(ascii: ".") }) == true else {
      if word == "-Infinity" { return -.infinity }
      throw error(.unknownWord(word))
    }
    let hasLeadingZero = unsigned.first == "0" && unsigned.utf8.dropFirst().first?.isDigit == true
    guard !hasLeadingZero, let value = Double(word) else { throw error(.badNumber(word)) }
    return value
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: isDigit
    }
  }
}
