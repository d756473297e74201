package import Foundation
package import JSON

/// The state report: a device at one moment, for scripts and comparisons.
///
/// It has the keys of `schema`. A report that an earlier version wrote may lack some of them.
package struct StateReport: Hashable, Sendable {
  /// The report as an object.
  package let json: JSONValue

  /// Reports a device as it is now.
  package init(_ phone: SimulatedDevice) { json = Self.schema.value(of: phone) }

  private init(read json: JSONValue) { self.json = json }

  /// The keys of the object that stands at a key of the report; none where no object does.
  package static func keys(in name: String) -> [ReportKey] {
    if case .object(let keys)? = schema.keys.first(where: { $0.name == name })?.shape {
      return keys
    }
    return []
  }

  /// Returns the report without a key that is not in `schema`.
  package func removing(_ key: String) -> StateReport {
    StateReport(read: JSONValue(.object((json.members ?? []).filter { $0.name != key })))
  }

  /// The report as a file.
  package var file: [UInt8] { json.file }

  /// The frames of the views that have a label, in points.
  package func frames(labelled label: String) -> [CGRect] {
    (json["views"]?.items ?? []).filter { $0["label"]?.string == label }
      .compactMap { $0["frame"]?.rect }
  }
}

extension SimulatedDevice {
  /// The state report of the device as it is now.
  package var report: StateReport { StateReport(self) }
}

// MARK: Reading

extension StateReport {
  /// Keys that every state report has.
  private static let required = ["device", "views"]

  /// Reads one state report or a list of several, and reports all problems with their lines.
  ///
  /// Only `device` and `views` are required, and keys that `schema` lacks are accepted.
  package static func read(_ data: Data, file: String) -> Result<[StateReport], FileProblems> {
    StrictJSON.decode(data, file: file) { node in
      let isList = node.value?.items != nil
      let reports = isList ? node.elements(atLeast: 1) ?? [] : [node]
      for report in reports { check(report, schema.keys, required: required) }
      return reports.compactMap(\.value).map(StateReport.init(read:))
    }
  }

  private static func check(_ node: JSONNode, _ keys: [ReportKey], required: [String] = []) {
    guard let object = node.object() else { return }
    for key in keys {
      let node = object[key.name]
      if node.value == nil, !required.contains(key.name) { continue }
      if key.absence == .null, node.isNull { continue }
      check(node, key.shape)
    }
  }

  private static func check(_ node: JSONNode, _ shape: ReportShape) {
    switch shape {
    case .text: node.require("a text in quotes") { $0.string != nil }
    // A number that is not finite was written as null.
    case .number: node.require("a number") { $0.content == .null || $0.number?.isFinite == true }
    case .flag: node.require("true or false") { $0.bool != nil }
    case .object(let keys): check(node, keys)
    case .list(let keys): for element in node.elements() ?? [] { check(element, keys) }
    }
  }
}
