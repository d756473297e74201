extension JSONParser {
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Shows the next character for a message; the document is known to be UTF-8.
  var nextAsText: String {
    guard position < bytes.count else { return "the end of the file" }
    let rest = String(decoding: bytes[position...].prefix(16), as: UTF8.self)
    return rest.prefix(1).description.quoted
  }

  func error(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError {
    JSONSyntaxError(reason: reason, line: line)
  }

  /// Throws for a line that is not UTF-8, before anything else is read; skips a byte order mark.
  mutating func checkEncoding() throws(JSONSyntaxError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    // A line feed is never part of a longer character, so lines can be checked one by one.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw JSONSyntaxError(reason: .notUTF8, line: bad + 1)
  }

  /// Skips white space and comments.
  mutating func skipBlank() throws(JSONSyntaxError) {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "/"):
        try skipComment()
      default:
        return
      }
    }
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    switch bytes[position...].dropFirst().first {
    case UInt8(ascii: "/"):
      position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "*"):
      try skipBlockComment()
    default:
      throw error(.expected("a second / or a * for a comment", found: "\"/\""))
    }
  }

  private mutating func skipBlockComment() throws(JSONSyntaxError) {
    let opening = line
    position += 2
    while position < bytes.count {
      if bytes[position...].starts(with: "*/".utf8) {
        position += 2
        return
      }
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    throw error(.endInside(.comment, openedOn: opening))
  }
}
