/// The value as text.
extension JSONValue {
  /// The value as `JSONWriter` lays it out, without a newline at the end.
  package func text() -> String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The value as `JSONWriter` lays it out, with a newline at the end, as UTF-8.
  package var file: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    writer.endLine()
    return writer.bytes
  }

  /// The value on one line, however long.
  package var compactText: String {
    var writer = JSONWriter()
    writer.writeLine(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
