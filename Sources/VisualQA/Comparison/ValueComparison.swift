import Foundation
import JSON
import Simulation

/// The changes between two values of a state report, key by key of its schema.
struct ValueComparison {
  /// A sentence for each change.
  private(set) var words: [String] = []
  /// Whether the old value lacks a key that the new one has, which is no change.
  private(set) var lacksKeys = false

  /// Compares two objects.
  ///
  /// - Parameters:
  ///   - keys: their keys in the schema; other keys are compared as plain values.
  ///   - path: the path of the objects; empty for the whole report.
  init(
    _ old: JSONValue, _ new: JSONValue, _ keys: [ReportKey], at path: String = "",
    skipping: Set<String> = []
  ) {
    compare(old, new, keys, path, skipping)
  }

  private mutating func compare(
    _ old: JSONValue, _ new: JSONValue, _ keys: [ReportKey], _ path: String,
    _ skipping: Set<String> = []
  ) {
    let shapes = Dictionary(keys.map { ($0.name, $0.shape) }) { first, _ in first }
    let strays = (old.members ?? []).map(\.name).filter { shapes[$0] == nil }
    for name in (keys.map(\.name) + strays).sorted() where !skipping.contains(name) {
      guard let before = old[name] else {
        lacksKeys = lacksKeys || new[name] != nil
        continue
      }
      compare(
        before, new[name] ?? .null, shapes[name], path.isEmpty ? name : "\(path).\(name)")
    }
  }

  private mutating func compare(
    _ old: JSONValue, _ new: JSONValue, _ shape: ReportShape?, _ path: String
  ) {
    switch (shape, old.content, new.content) {
    case (.object(let keys), .object, .object): compare(old, new, keys, path)
    case (.list(let keys), .array(let before), .array(let after)):
      if before.count != after.count {
        words.append("\(path) are \(after.count), were \(before.count)")
      }
      for (index, pair) in zip(before, after).enumerated() {
        compare(pair.0, pair.1, keys, "\(path)[\(index)]")
      }
    case (_, .number(let before), .number(let after)):
      // NaN differs from everything.
      if abs(before - after) <= ReportComparison.tolerance { return }
      words.append("\(path) is \(after.roundedText), was \(before.roundedText)")
    default:
      if old != new { words.append("\(path) is \(new.words), was \(old.words)") }
    }
  }
}

extension JSONValue {
  /// The value in a sentence.
  fileprivate var words: String {
    switch content {
    case .null: "none"
    case .bool(let value): "\(value)"
    case .number(let value): value.roundedText
    case .string(let text): "\"\(text)\""
    case .array(let items): "\(items.count) items"
    case .object: "there"
    }
  }
}
