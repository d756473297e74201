/// Writes JSON values as UTF-8, with keys in their order, in time linear in the output.
package struct JSONWriter {
  /// The output so far.
  package private(set) var bytes: [UInt8] = []

  /// Values that end before this column stay on one line.
  private static let lineLength = 110

  /// Creates a writer with empty output.
  package init() {}

  /// Writes a value with two spaces of indentation; containers that fit stay on one line.
  ///
  /// - Parameter indent: the column at which the value's lines begin.
  package mutating func write(_ value: JSONValue, indent: Int = 0) {
    let start = bytes.count
    if writeLine(value, upTo: start + Self.lineLength - indent) { return }
    bytes.removeSubrange(start...)
    switch value.content {
    case .array(let items) where !items.isEmpty:
      writeLines(items, "[", "]", indent) { writer, item in
        writer.write(item, indent: indent + 2)
      }
    case .object(let members) where !members.isEmpty:
      writeLines(members, "{", "}", indent) { writer, member in
        writer.writeKey(member.name)
        writer.write(member.value, indent: indent + 2)
      }
    default: writeLine(value)
    }
  }

  /// Writes a value on one line, however long.
  package mutating func writeLine(_ value: JSONValue) { _ = writeLine(value, upTo: .max) }

  /// Writes the newline that ends a file or a line of one.
  package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func writeLines<Item>(
    _ items: [Item], _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ indent: Int,
    _ write: (inout JSONWriter, Item) -> Void
  ) {
    bytes.append(UInt8(ascii: opening))
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      startLine(indent + 2)
      write(&self, item)
    }
    startLine(indent)
    bytes.append(UInt8(ascii: closing))
  }

  private mutating func startLine(_ indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
  }

  // MARK: One line

  /// Writes a value without line breaks; stops and returns false beyond `limit` bytes of output.
  private mutating func writeLine(_ value: JSONValue, upTo limit: Int) -> Bool {
    switch value.content {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .number(let number): number.appendRounded(to: &bytes)
    case .string(let text): append(quoted: text)
    case .array(let items):
      return writeItems(items, "[", "]", upTo: limit) { $0.writeLine($1, upTo: limit) }
    case .object(let members):
      return writeItems(members, "{", "}", upTo: limit) { writer, member in
        writer.writeKey(member.name)
        return writer.writeLine(member.value, upTo: limit)
      }
    }
    return bytes.count <= limit
  }

  private mutating func writeItems<Item>(
    _ items: [Item], _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, upTo limit: Int,
    _ write: (inout JSONWriter, Item) -> Bool
  ) -> Bool {
    bytes.append(UInt8(ascii: opening))
    for (index, item) in items.enumerated() {
      if index > 0 { append(", ") }
      if !write(&self, item) { return false }
    }
    bytes.append(UInt8(ascii: closing))
    return bytes.count <= limit
  }

  private mutating func writeKey(_ name: String) {
    append(quoted: name)
    append(": ")
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  // MARK: Texts

  /// Escapes quotation marks, backslashes and control characters, each of which is one byte.
  private mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { source in
      var start = 0
      for (index, byte) in source.enumerated() where byte.needsEscape {
        bytes.append(contentsOf: source[start..<index])
        append(escaped: byte)
        start = index + 1
      }
      bytes.append(contentsOf: source[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    default:
      append(byte < 16 ? "\\u000" : "\\u00")
      bytes += String(byte, radix: 16).utf8
    }
  }
}

extension UInt8 {
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
