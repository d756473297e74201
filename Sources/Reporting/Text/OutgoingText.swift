/// Text in a certain format: a page, a table, a shell command, or lines of a terminal.
///
/// Functions that write reports and lines take this type instead of `String`, so that text from a
/// user's files reaches them only through a type that escapes it.
package protocol OutgoingText: Sendable {
  /// The text as it is written, with its escapes, as UTF-8.
  var bytes: [UInt8] { get }
}

extension OutgoingText {
  /// The text as it is written, with its escapes.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
