extension JSONValue.Content {
  /// The value in a message: a scalar as JSON has it, a container by its kind.
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
  /// The number in full, whole numbers without a fraction: `44`, not `44.0`.
  package var shortText: String {
    Int(exactly: self).map(String.init) ?? description
  }
}

extension String {
  /// The text in quotes, escaped and at most 40 characters long.
  package var quoted: String {
    count > 40 ? "\(prefix(39))…".debugDescription : debugDescription
  }
}
