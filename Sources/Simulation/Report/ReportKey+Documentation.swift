/// A key of the state report, as documented for authors of scripts.
package struct ReportKeyEntry: Hashable, Sendable {
  /// The path from the root; `[]` after a list stands for any of its elements.
  package let path: String
  /// The kind of value, such as `number or null`.
  package let kind: String
  /// One sentence, with the unit.
  package let meaning: String
}

extension StateReport {
  /// All keys in the order of the report, outer keys first.
  package static var documentation: [ReportKeyEntry] { entries(of: schema.keys, in: "") }

  private static func entries(of keys: [ReportKey], in path: String) -> [ReportKeyEntry] {
    keys.flatMap { key -> [ReportKeyEntry] in
      let path = path + key.name
      let entry = ReportKeyEntry(path: path, kind: key.kind, meaning: key.meaning)
      return switch key.shape {
      // The numbers of a rectangle need no entries: their names explain them.
      case .object(let inner) where inner.contains { !$0.meaning.isEmpty }:
        [entry] + entries(of: inner, in: path + ".")
      case .list(let inner): [entry] + entries(of: inner, in: path + "[].")
      default: [entry]
      }
    }
  }
}

extension ReportKey {
  fileprivate var kind: String {
    switch absence {
    case .never: shape.kind
    case .null: shape.kind + " or null"
    case .leftOut: shape.kind + ", may be left out"
    }
  }
}

extension ReportShape {
  fileprivate var kind: String {
    switch self {
    case .text: "text"
    case .number: "number"
    case .flag: "true or false"
    case .rect: "rectangle"
    case .point: "point"
    case .size: "size"
    case .edges: "insets"
    case .object: "object"
    case .list: "list"
    }
  }
}
