/// An object of a document whose keys are read one by one.
package struct JSONObject {
  /// The object's own node.
  package let node: JSONNode
  /// Keys in the order of the file, each once.
  package let keys: [String]
  private let members: [String: JSONMember]

  /// Creates the object and reports repeated keys; the first value counts.
  init(_ list: [JSONMember], at node: JSONNode) {
    var members: [String: JSONMember] = [:]
    var keys: [String] = []
    for member in list {
      if let first = members[member.name] {
        let path = Self.path(to: member.name, from: node)
        let problem = JSONProblem.repeatedKey(firstLine: first.line)
        node.log.report(problem, keyPath: path, line: member.line)
      } else {
        members[member.name] = member
        keys.append(member.name)
      }
    }
    self.node = node
    self.keys = keys
    self.members = members
  }

  /// The node of a key, whether or not the object has the key.
  package subscript(key: String) -> JSONNode {
    let value = members[key]?.value
    return JSONNode(
      value: value, keyPath: Self.path(to: key, from: node), line: value?.line ?? node.line,
      log: node.log)
  }

  /// Reports each key that is not in the list, with the nearest one in the list.
  package func allowOnly(_ known: [String]) {
    for key in keys where !known.contains(key) {
      let nearest = NearestNames.find(key, in: known, limit: 1).first
      self[key].report(JSONProblem.unknownKey(nearest: nearest, known: known))
    }
  }

  private static func path(to key: String, from node: JSONNode) -> String {
    // A control character in a message could do anything to a terminal.
    let isPrintable = key.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    let key = isPrintable ? key : key.quoted
    return node.keyPath.isEmpty ? key : "\(node.keyPath).\(key)"
  }
}
