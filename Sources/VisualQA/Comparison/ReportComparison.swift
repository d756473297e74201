import Foundation
package import JSON
import Simulation

/// What changed from one state report to another, in words.
package struct ReportComparison: Sendable {
  /// A sentence for each change; empty for equal reports.
  package private(set) var words: [String] = []

  private var news: [ViewNews.Item] = []

  /// Numbers are written with three decimals; less is no difference.
  private static let tolerance = 0.0006

  /// - Parameter labels: views with these labels, and the focus on them, may be anything.
  package init(_ expected: JSONValue, _ actual: JSONValue, ignoring labels: Set<String> = []) {
    let (old, new) = (expected.phones, actual.phones)
    guard old.count > 1 || new.count > 1 else {
      comparePhones(old.first ?? .null, new.first ?? .null, labels)
      return
    }
    if old.count != new.count { words.append("there are \(new.count) reports, were \(old.count)") }
    for (number, (old, new)) in zip(old, new).enumerated() {
      words += ReportComparison(old, new, ignoring: labels).words.map { "\(number + 1): \($0)" }
    }
  }

  private mutating func comparePhones(
    _ expected: JSONValue, _ actual: JSONValue, _ labels: Set<String>
  ) {
    compareViews(expected, actual, labels)
    words = ViewNews.words(news) + words
    compare(expected, actual, "", skipping: ["views", "focus"])
    let (old, new) = (expected["focus"] ?? .null, actual["focus"] ?? .null)
    if let field = new["field"]?.string ?? old["field"]?.string, labels.contains(field) { return }
    if let before = old["field"]?.string, let after = new["field"]?.string, before != after {
      words.append("the focus is on \(after), was on \(before)")
    } else if old == .null, let after = new["field"]?.string {
      words.append("the focus is on \(after), was nowhere")
    } else if new == .null, let before = old["field"]?.string {
      words.append("the focus is nowhere, was on \(before)")
    } else {
      // The field's frame is told of among the views.
      compare(old, new, "focus", skipping: ["field", "frame", "caret"])
    }
  }

  // MARK: Views

  private mutating func compareViews(
    _ expected: JSONValue, _ actual: JSONValue, _ labels: Set<String>
  ) {
    let (old, new) = (Self.views(expected), Self.views(actual))
    func isIgnored(_ view: JSONValue) -> Bool {
      view["label"]?.string.map(labels.contains) ?? false
    }
    // Which keys come and go with a keyboard is told by the keyboard.
    func isKey(_ view: JSONValue) -> Bool { view["id"]?.string?.hasPrefix("keyboard-") ?? false }
    for (id, view) in new where !isIgnored(view) {
      guard let before = old.first(where: { $0.id == id })?.view else {
        if !isKey(view) { words.append("\(Self.name(view, id)) is new") }
        continue
      }
      if !isIgnored(before) { compareView(before, view, id) }
    }
    for (id, view) in old
    where !isIgnored(view) && !isKey(view) && !new.contains(where: { $0.id == id }) {
      words.append("\(Self.name(view, id)) is gone")
    }
  }

  private static func views(_ report: JSONValue) -> [(id: String, view: JSONValue)] {
    (report["views"]?.items ?? []).map { ($0["id"]?.string ?? "", $0) }
  }

  private static func name(_ view: JSONValue, _ id: String) -> String {
    let label = view["label"]?.string ?? ""
    return label.isEmpty ? id : label
  }

  private mutating func compareView(_ old: JSONValue, _ new: JSONValue, _ id: String) {
    let name = Self.name(new, id)
    if let before = old["frame"]?.rect, let after = new["frame"]?.rect {
      let ways = [
        Self.move(after.minX - before.minX, "right", "left"),
        Self.move(after.minY - before.minY, "down", "up"),
      ].compactMap { $0 }
      if !ways.isEmpty { news.append((name, "moved " + ways.joined(separator: " and "))) }
      for (kind, change) in [
        ("wider", after.width - before.width), ("taller", after.height - before.height),
      ] where abs(Double(change)) > Self.tolerance {
        let points = abs(change).roundedText
        let narrower = kind == "wider" ? "narrower" : "shorter"
        words.append("\(name) is \(points) pt \(change > 0 ? kind : narrower)")
      }
    }
    if let before = old["visible"], let after = new["visible"], before != after {
      news.append((name, after == .bool(true) ? "can be seen now" : "cannot be seen any more"))
    }
    compare(old, new, name, skipping: ["frame", "visible", "id"])
  }

  private static func move(_ change: CGFloat, _ forwards: String, _ backwards: String) -> String? {
    let change = Double(change)
    guard abs(change) > tolerance else { return nil }
    return "\(abs(change).roundedText) pt \(change > 0 ? forwards : backwards)"
  }

  // MARK: Everything else

  private mutating func compare(
    _ old: JSONValue, _ new: JSONValue, _ path: String, skipping: Set<String> = []
  ) {
    switch (old.content, new.content) {
    case (.object(let before), .object(let after)):
      for key in Set((before + after).map(\.name)).subtracting(skipping).sorted() {
        let inner = path.isEmpty ? key : "\(path).\(key)"
        compare(old[key] ?? .null, new[key] ?? .null, inner)
      }
    case (.array(let before), .array(let after)):
      if before.count != after.count {
        words.append("\(path) are \(after.count), were \(before.count)")
      }
      for (index, pair) in zip(before, after).enumerated() {
        compare(pair.0, pair.1, "\(path)[\(index)]")
      }
    case (.number(let before), .number(let after)):
      // What is not a number differs from all.
      if abs(before - after) <= Self.tolerance { return }
      words.append("\(path) is \(after.roundedText), was \(before.roundedText)")
    default:
      if old != new { words.append("\(path) is \(new.words), was \(old.words)") }
    }
  }
}

extension JSONValue {
  /// The value as a sentence has it.
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
