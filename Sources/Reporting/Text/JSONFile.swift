package import JSON

/// JSON as a file or as a stream of lines; `JSONWriter` escapes its texts.
package struct JSONFile: OutgoingText {
  /// The file, which ends in a line end.
  package let bytes: [UInt8]

  /// Creates a file of one value, on several lines.
  package init(_ value: JSONValue) { bytes = value.file }

  /// Creates a file with a value on each line.
  package init(lines values: some Sequence<JSONValue>) {
    var writer = JSONWriter()
    for value in values {
      writer.writeLine(value)
      writer.endLine()
    }
    bytes = writer.bytes
  }
}
