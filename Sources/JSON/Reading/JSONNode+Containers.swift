extension JSONNode {
  /// Reads a list with a minimum of elements; the elements themselves are not checked.
  package func elements(atLeast least: Int = 0) -> [JSONNode]? {
    extract(least == 0 ? "a list" : "a list of at least \(least)") { content in
      guard case .array(let values) = content, values.count >= least else { return nil }
      return values.enumerated().map { index, value in
        JSONNode(value: value, keyPath: "\(keyPath)[\(index)]", line: value.line, log: log)
      }
    }
  }

  /// Reads a list of texts; reports other elements and leaves them out.
  package func texts(atLeast least: Int = 0) -> [String]? {
    elements(atLeast: least)?.compactMap { $0.text() }
  }

  /// Reads an object, and reports repeated keys.
  ///
  /// - Parameter keys: the keys that are allowed; any key if `nil`.
  package func object(allowing keys: [String]? = nil) -> JSONObject? {
    let members = extract(keys.map(Self.expectation) ?? "an object") { content in
      if case .object(let members) = content { members } else { nil }
    }
    guard let members else { return nil }
    let object = JSONObject(members, at: self)
    if let keys { object.allowOnly(keys) }
    return object
  }

  private static func expectation(_ keys: [String]) -> String {
    "an object with \(keys.joined(separator: ", "))"
  }
}
