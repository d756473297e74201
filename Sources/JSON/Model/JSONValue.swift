/// One JSON value: read from a document with its line, or made by the program to be written.
///
/// Two values are equal when their contents are; lines do not count.
package struct JSONValue: Hashable, Sendable {
  /// The kind of a value.
  package enum Content: Hashable, Sendable {
    /// A missing value; a number that is not finite is written like this too.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// Written with at most three decimals. May be infinite or not a number when it was read: the
    /// reader refuses those where it knows the key path.
    case number(Double)
    /// Any text.
    case string(String)
    /// Values in their order.
    case array([JSONValue])
    /// Members in the order of the file; a repeated name is kept, so that it can be reported.
    case object([JSONMember])
  }

  /// The value itself.
  package let content: Content
  /// Line in the file, from 1; 0 for a value that was not read.
  package let line: Int

  /// Creates a value that was read from a line of a file, counted from 1.
  package init(_ content: Content, line: Int = 0) {
    self.content = content
    self.line = line
  }

  package static func == (a: JSONValue, b: JSONValue) -> Bool { a.content == b.content }

  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// A name and its value in a JSON object; compared without its line, as values are.
package struct JSONMember: Hashable, Sendable {
  /// The key, unescaped.
  package let name: String
  /// The key's line in the file, from 1; 0 for a member that was not read.
  package let line: Int
  /// The member's value.
  package let value: JSONValue

  /// Creates a member that was read from a line of a file, counted from 1.
  package init(name: String, line: Int = 0, value: JSONValue) {
    self.name = name
    self.line = line
    self.value = value
  }

  package static func == (a: JSONMember, b: JSONMember) -> Bool {
    a.name == b.name && a.value == b.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
}
