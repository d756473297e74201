import DeviceProfiles
import Foundation
package import JSON
import Simulation

/// A way into the state report: `keyboard.frame.height`, `notifications.0.name`.
package struct ReportPath: Hashable, Sendable {
  /// The keys from the root, with short forms written out.
  package var keys: [String]

  /// Creates a path from its text; nil, with the nearest right ones, for what no report has.
  init(_ text: String) throws(UnknownPath) {
    let written = Self.shortForms[text] ?? text
    keys = written.replacingOccurrences(of: "[", with: ".").replacingOccurrences(of: "]", with: "")
      .split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard Self.shape.has(keys[...]) else {
      let near = NearestNames.find(text, in: Self.known)
      throw UnknownPath(nearest: near)
    }
  }

  struct UnknownPath: Error { var nearest: [String] }

  /// Words that stand for a longer path.
  static let shortForms = [
    "clearance": "focus.clearance", "covered": "focus.covered", "field": "focus.field",
    "caret": "focus.caret", "mode": "keyboard.mode", "overlap": "keyboard.overlap",
    "offset": "scroll.offset.y",
  ]

  private static let known = shape.paths + shortForms.keys.sorted()

  /// What a report looks like; a test compares it with a real one.
  private indirect enum Shape: Sendable {
    case leaf
    case object([(String, Shape)])
    case list(Shape)

    func has(_ keys: ArraySlice<String>) -> Bool {
      guard let key = keys.first else { return true }
      switch self {
      case .leaf: return false
      case .object(let members):
        return members.contains { $0.0 == key && $0.1.has(keys.dropFirst()) }
      case .list(let item):
        return key == "count" && keys.count == 1
          || Int(key) != nil && item.has(keys.dropFirst())
      }
    }

    var paths: [String] {
      guard case .object(let members) = self else { return [] }
      return members.flatMap { name, shape in [name] + shape.paths.map { "\(name).\($0)" } }
    }
  }

  private static func leaves(_ names: String) -> Shape {
    .object(names.split(separator: " ").map { (String($0), .leaf) })
  }

  private static let rect = leaves("x y width height")
  private static let point = leaves("x y")
  private static let edges = leaves("top left bottom right")

  private static let shape = Shape.object([
    ("device", .leaf), ("ios", .leaf), ("orientation", .leaf), ("scene", .leaf),
    ("strategy", .leaf), ("time", .leaf), ("settled", .leaf), ("screen", rect),
    ("safeArea", edges),
    (
      "keyboard",
      .object([("mode", .leaf), ("type", .leaf), ("frame", rect), ("overlap", .leaf)])
    ),
    ("bottomInset", .leaf),
    (
      "scroll",
      .object([
        ("offset", point), ("contentSize", leaves("width height")), ("adjustedInset", edges),
        ("minOffset", point), ("maxOffset", point),
      ])
    ),
    (
      "focus",
      .object([
        ("field", .leaf), ("frame", rect), ("caret", rect), ("clearance", .leaf),
        ("covered", .leaf),
      ])
    ),
    (
      "notifications",
      .list(
        .object([
          ("time", .leaf), ("name", .leaf), ("begin", rect), ("end", rect), ("duration", .leaf),
          ("curve", .leaf), ("isLocal", .leaf),
        ]))
    ),
    (
      "views",
      .list(
        .object([
          ("id", .leaf), ("kind", .leaf), ("label", .leaf), ("frame", rect), ("visible", .leaf),
        ]))
    ),
  ])

  /// Follows the path; null where an object on the way is missing now.
  package func value(in report: JSONValue) -> JSONValue {
    keys.reduce(report) { value, key in
      switch value.content {
      case .object: value[key] ?? .null
      case .array(let items) where key == "count": .number(Double(items.count))
      case .array(let items):
        Int(key).flatMap { items.indices.contains($0) ? items[$0] : nil } ?? .null
      default: .null
      }
    }
  }
}
