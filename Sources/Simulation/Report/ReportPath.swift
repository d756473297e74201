import Foundation
package import JSON

/// A path into the state report: `keyboard.frame.height`, `notifications.0.name`.
package struct ReportPath: Hashable, Sendable {
  /// The keys from the root, with short forms written out.
  package let keys: [String]

  /// Parses a path; for an unknown one, throws the nearest known paths.
  package init(_ text: String) throws(UnknownPath) {
    let written = Self.shortForms[text] ?? text
    keys = written.replacingOccurrences(of: "[", with: ".").replacingOccurrences(of: "]", with: "")
      .split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard Self.shape.has(keys[...]) else {
      throw UnknownPath(nearest: NearestNames.find(text, in: Self.known))
    }
  }

  /// The error for a path that no report has.
  package struct UnknownPath: Error {
    /// The known paths that are most similar, nearest first; may be empty.
    package let nearest: [String]
  }

  /// Words that stand for a longer path.
  package static let shortForms = [
    "clearance": "focus.clearance", "covered": "focus.covered", "field": "focus.field",
    "caret": "focus.caret", "mode": "keyboard.mode", "overlap": "keyboard.overlap",
    "offset": "scroll.offset.y",
  ]

  private static let shape = ReportShape.object(StateReport.schema.keys)
  private static let known = shape.paths + shortForms.keys.sorted()

  /// Reports the value of a device now, and reads nothing else; null if an object above it is null.
  package func value(in phone: SimulatedDevice) -> JSONValue {
    StateReport.schema.value(at: keys[...], of: phone)
  }
}
