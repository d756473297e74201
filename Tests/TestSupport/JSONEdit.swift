import DeviceProfiles
package import JSON

/// A change at one key path of a document.
package enum JSONEdit {
  case remove
  /// Puts text there that need not even be JSON.
  case replace(String)
  /// Adds the key `zzz` to the object there.
  case extend
}

extension JSONValue {
  /// Every key path below the root with the value there, as messages write it.
  package func places(_ path: String = "") -> [(path: String, value: JSONValue)] {
    let children: [(path: String, value: JSONValue)]
    switch content {
    case .object(let members):
      children = members.map { (path.isEmpty ? $0.name : "\(path).\($0.name)", $0.value) }
    case .array(let values):
      children = values.enumerated().map { ("\(path)[\($0)]", $1) }
    default:
      children = []
    }
    return children.flatMap { [$0] + $0.value.places($0.path) }
  }

  /// Writes the document with one change.
  package func text(changing target: String, _ edit: JSONEdit) -> String {
    text(at: "", target, edit) ?? ""
  }

  /// Returns `nil` for a value that is to be removed.
  private func text(at path: String, _ target: String, _ edit: JSONEdit) -> String? {
    if path == target, !path.isEmpty {
      if case .remove = edit { return nil }
      if case .replace(let text) = edit { return text }
    }
    switch content {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let value): return value.shortText
    case .string(let text): return text.debugDescription
    case .array(let values):
      let items = values.enumerated().compactMap { $1.text(at: "\(path)[\($0)]", target, edit) }
      return "[\(items.joined(separator: ","))]"
    case .object(let members):
      var items = members.compactMap { member in
        let inner = path.isEmpty ? member.name : "\(path).\(member.name)"
        return member.value.text(at: inner, target, edit)
          .map { "\(member.name.debugDescription):\($0)" }
      }
      if path == target, case .extend = edit { items.append("\"zzz\":1") }
      return "{\(items.joined(separator: ","))}"
    }
  }
}
