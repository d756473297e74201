import Foundation
import JSON
import Simulation

/// The changes between the views of two state reports; views are matched by their ids.
struct ViewComparison {
  private var moves: [ViewChanges.Item] = []
  private var others: [String] = []
  /// Whether a known view lacks a key now in use, which is no change.
  private(set) var lacksKeys = false
  private let ignored: Set<String>

  /// Compares two lists of views; there is no change if one of the reports has no list.
  ///
  /// - Parameter labels: views with these labels are ignored.
  init(_ old: JSONValue?, _ new: JSONValue?, ignoring labels: Set<String>) {
    ignored = labels
    guard let old = old?.items, let new = new?.items else { return }
    let (before, after) = (Self.byID(old), Self.byID(new))
    for view in new where !isIgnored(view) {
      guard let known = before[view.id] else {
        if !view.isOnKeyboard { others.append("\(view.name) is new") }
        continue
      }
      if !isIgnored(known) { compare(known, view) }
    }
    for view in old where !isIgnored(view) && !view.isOnKeyboard && after[view.id] == nil {
      others.append("\(view.name) is gone")
    }
  }

  /// A sentence for each change; views that moved in the same way share one.
  var words: [String] { ViewChanges.words(moves) + others }

  private static func byID(_ views: [JSONValue]) -> [String: JSONValue] {
    Dictionary(views.map { ($0.id, $0) }) { first, _ in first }
  }

  private func isIgnored(_ view: JSONValue) -> Bool {
    view["label"]?.string.map(ignored.contains) ?? false
  }

  private mutating func compare(_ old: JSONValue, _ new: JSONValue) {
    if let before = old["frame"]?.rect, let after = new["frame"]?.rect {
      compareFrames(before, after, new.name)
    }
    if let before = old["visible"], let after = new["visible"], before != after {
      moves.append(
        (new.name, after == .bool(true) ? "became visible" : "became hidden"))
    }
    let values = ValueComparison(
      old, new, ViewReport.schema.keys, at: new.name, skipping: ["frame", "visible", "id"])
    others += values.words
    lacksKeys = lacksKeys || values.lacksKeys
  }

  private mutating func compareFrames(_ old: CGRect, _ new: CGRect, _ name: String) {
    let directions = [
      Self.distance(new.minX - old.minX, "right", "left"),
      Self.distance(new.minY - old.minY, "down", "up"),
    ].compactMap { $0 }
    if !directions.isEmpty {
      moves.append((name, "moved " + directions.joined(separator: " and ")))
    }
    for change in [
      Self.distance(new.width - old.width, "wider", "narrower"),
      Self.distance(new.height - old.height, "taller", "shorter"),
    ].compactMap({ $0 }) { others.append("\(name) is \(change)") }
  }

  private static func distance(_ change: CGFloat, _ more: String, _ less: String) -> String? {
    guard abs(change) > ReportComparison.tolerance else { return nil }
    return "\(abs(change).roundedText) pt \(change > 0 ? more : less)"
  }
}

extension JSONValue {
  fileprivate var id: String { self["id"]?.string ?? "" }

  /// Whether it is a view of the keyboard, whose own values report whether it is shown.
  fileprivate var isOnKeyboard: Bool { ViewReport.isOnKeyboard(id: id) }

  fileprivate var name: String {
    let label = self["label"]?.string ?? ""
    return label.isEmpty ? id : label
  }
}
