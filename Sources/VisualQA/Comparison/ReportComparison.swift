import Foundation
import JSON
package import Simulation

/// The changes from one state report to another, in words.
package struct ReportComparison: Sendable {
  /// A sentence for each change; empty for equal reports.
  package private(set) var words: [String] = []
  /// Whether an expected report lacks keys of the schema: an earlier version wrote it.
  package private(set) var lacksKeys = false

  /// Numbers are written with three decimals; smaller differences are ignored.
  static let tolerance = 0.0006

  /// Compares reports of the same devices in the same order, one or several.
  ///
  /// A key that an expected report lacks is not a difference: a later version added it.
  ///
  /// - Parameter labels: views with these labels, and the focus on them, are ignored.
  package init(
    _ expected: [StateReport], _ actual: [StateReport], ignoring labels: Set<String> = []
  ) {
    guard expected.count > 1 || actual.count > 1 else {
      if let old = expected.first, let new = actual.first { compare(old.json, new.json, labels) }
      return
    }
    if expected.count != actual.count {
      words.append("\(actual.count) reports instead of \(expected.count)")
    }
    for (number, (old, new)) in zip(expected, actual).enumerated() {
      let one = ReportComparison([old], [new], ignoring: labels)
      words += one.words.map { "\(number + 1): \($0)" }
      lacksKeys = lacksKeys || one.lacksKeys
    }
  }

  private mutating func compare(_ old: JSONValue, _ new: JSONValue, _ labels: Set<String>) {
    let keys = StateReport.schema.keys
    let views = ViewComparison(old["views"], new["views"], ignoring: labels)
    let rest = ValueComparison(old, new, keys, skipping: ["views", "focus"])
    words = views.words + rest.words
    lacksKeys = views.lacksKeys || rest.lacksKeys || old["focus"] == nil
    if let old = old["focus"], let new = new["focus"] { compareFocus(old, new, labels) }
  }

  /// Changes of the focus; changes of its frame are among those of the views.
  private mutating func compareFocus(
    _ old: JSONValue, _ new: JSONValue, _ labels: Set<String>
  ) {
    let (before, after) = (old["field"]?.string, new["field"]?.string)
    if let field = after ?? before, labels.contains(field) { return }
    switch (before, after) {
    case (let before?, let after?) where before != after:
      words.append("the focus is on \(after), was on \(before)")
    case (nil, let after?) where old == .null:
      words.append("the focus is on \(after), was on no field")
    case (let before?, nil) where new == .null:
      words.append("no field is focused, was \(before)")
    default:
      let values = ValueComparison(
        old, new, StateReport.keys(in: "focus"), at: "focus", skipping: ["field", "frame", "caret"])
      words += values.words
      lacksKeys = lacksKeys || values.lacksKeys
    }
  }
}
