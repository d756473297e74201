package import JSON

/// The keys of a report in the order in which they are written: the only description of its shape.
///
/// Writing, reading, comparison, documentation and the values of expectations are derived from it.
package struct ReportSchema<Subject>: Sendable {
  private let fields: [ReportField<Subject>]

  /// Creates a schema; no two fields have the same name.
  init(_ fields: [ReportField<Subject>]) { self.fields = fields }

  /// Names, meanings and shapes, in order.
  package var keys: [ReportKey] { fields.map(\.key) }

  /// Reports all keys.
  package func value(of subject: Subject) -> JSONValue {
    .object(
      fields.compactMap { field in field.value(subject).map { (field.key.name, $0) } })
  }

  /// Reports the value at a path, and reads nothing else; null if there is no value now.
  ///
  /// The path has the keys from the root; an empty path leads to all keys.
  package func value(at path: ArraySlice<String>, of subject: Subject) -> JSONValue {
    guard let name = path.first else { return value(of: subject) }
    return fields.first { $0.key.name == name }?.part(subject, path.dropFirst()) ?? .null
  }

  /// Reports the value at a path into a list: `count`, or an index from 0 and a path below it.
  func value<Subjects: RandomAccessCollection<Subject>>(
    at path: ArraySlice<String>, in subjects: Subjects
  ) -> JSONValue where Subjects.Index == Int {
    guard let name = path.first else { return .array(subjects.map(value(of:))) }
    if name == "count" { return .number(subjects.count) }
    guard let index = Int(name), index >= subjects.startIndex, index < subjects.endIndex else {
      return .null
    }
    return value(at: path.dropFirst(), of: subjects[index])
  }
}
