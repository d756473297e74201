/// One value of a JSON document, with the line it starts on.
package struct JSONValue: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// May be infinite or not a number: the reader refuses those where it knows the key path.
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// Members in the order of the file; a repeated name is kept, so that it can be reported.
    case object([JSONMember])
  }

  package let content: Content
  /// Line in the file, from 1.
  package let line: Int

  package init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }
}

/// A name and its value in a JSON object.
package struct JSONMember: Hashable, Sendable {
  package let name: String
  package let line: Int
  package let value: JSONValue
}

extension JSONValue.Content {
  /// Shows a scalar as it stands in the file, and a container by its kind.
  var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value.shortText
    case .string(let text): text.quoted
    case .array(let values): values.isEmpty ? "an empty list" : "a list"
    case .object: "an object"
    }
  }
}

extension Double {
  /// Writes whole numbers without a fraction: `44`, not `44.0`.
  package var shortText: String {
    Int(exactly: self).map(String.init) ?? description
  }
}

extension String {
  /// Puts the text in quotes, escaped and at most 40 characters long.
  package var quoted: String {
    count > 40 ? "\(prefix(39))…".debugDescription : debugDescription
  }
}
