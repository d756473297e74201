/// A key of the state report: its name, its meaning and the shape of its value.
package struct ReportKey: Hashable, Sendable {
  /// The key itself, as scripts use it.
  package let name: String
  /// One sentence for the documentation, with the unit.
  package let meaning: String
  /// The shape of the value.
  package let shape: ReportShape
  /// How a report shows that the key has no value.
  package let absence: Absence

  /// Ways to show that a key has no value.
  package enum Absence: Hashable, Sendable {
    /// There is always a value.
    case never
    /// The value is null.
    case null
    /// The key is left out.
    case leftOut
  }
}

/// The shape of a value of the state report.
package indirect enum ReportShape: Hashable, Sendable {
  /// A text.
  case text
  /// A number; points and seconds unless the meaning says otherwise.
  case number
  /// `true` or `false`.
  case flag
  /// An object with these keys.
  case object([ReportKey])
  /// A list of objects with these keys.
  case list([ReportKey])

  /// An object of numbers, each explained by its name.
  private static func numbers(_ names: String...) -> ReportShape {
    .object(names.map { ReportKey(name: $0, meaning: "", shape: .number, absence: .never) })
  }

  /// `x`, `y`, `width` and `height`.
  package static let rect = numbers("x", "y", "width", "height")
  /// `x` and `y`.
  package static let point = numbers("x", "y")
  /// `width` and `height`.
  package static let size = numbers("width", "height")
  /// `top`, `left`, `bottom` and `right`.
  package static let edges = numbers("top", "left", "bottom", "right")
}

// MARK: Paths

extension ReportShape {
  /// Whether a path leads to a value; `count` and indices from 0 lead into lists.
  func has(_ path: ArraySlice<String>) -> Bool {
    guard let name = path.first else { return true }
    switch self {
    case .text, .number, .flag: return false
    case .object(let keys):
      return keys.contains { $0.name == name && $0.shape.has(path.dropFirst()) }
    case .list(let keys):
      if name == "count" { return path.count == 1 }
      return Int(name) != nil && ReportShape.object(keys).has(path.dropFirst())
    }
  }

  /// The paths of all keys that need no index, outer keys first.
  var paths: [String] {
    guard case .object(let keys) = self else { return [] }
    return keys.flatMap { key in [key.name] + key.shape.paths.map { "\(key.name).\($0)" } }
  }
}
