import Foundation
import JSON
import KeyboardAvoidance

/// One key of a report, and how its value is read from the subject.
package struct ReportField<Subject>: Sendable {
  /// Name, meaning and shape.
  package let key: ReportKey
  /// Reads the value; nil leaves the key out.
  let value: @Sendable (Subject) -> JSONValue?
  /// Reads the value at a path below the key, and nothing else.
  let part: @Sendable (Subject, ArraySlice<String>) -> JSONValue

  /// Creates a field that reads its whole value to find a part of it.
  private init(_ key: ReportKey, _ value: @escaping @Sendable (Subject) -> JSONValue?) {
    self.init(key, value) { subject, path in
      path.reduce(value(subject) ?? .null) { value, name in value[name] ?? .null }
    }
  }

  private init(
    _ key: ReportKey, _ value: @escaping @Sendable (Subject) -> JSONValue?,
    part: @escaping @Sendable (Subject, ArraySlice<String>) -> JSONValue
  ) {
    self.key = key
    self.value = value
    self.part = part
  }
}

/// Fields by their kind of value; nil is written as null unless the field leaves the key out.
extension ReportField {
  /// Declares a text.
  static func text(
    _ name: String, _ meaning: String, absence: ReportKey.Absence = .never,
    _ read: @escaping @Sendable (Subject) -> String?
  ) -> ReportField {
    make(name, meaning, .text, absence) { read($0).map(JSONValue.string) }
  }

  /// Declares a number.
  static func number(
    _ name: String, _ meaning: String, absence: ReportKey.Absence = .never,
    _ read: @escaping @Sendable (Subject) -> Double?
  ) -> ReportField {
    make(name, meaning, .number, absence) { read($0).map(JSONValue.number) }
  }

  /// Declares a value that is `true` or `false`.
  static func flag(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Subject) -> Bool
  ) -> ReportField {
    make(name, meaning, .flag, .never) { .bool(read($0)) }
  }

  /// Declares a rectangle.
  static func rect(
    _ name: String, _ meaning: String, absence: ReportKey.Absence = .never,
    _ read: @escaping @Sendable (Subject) -> CGRect?
  ) -> ReportField {
    make(name, meaning, .rect, absence) { read($0).map(JSONValue.rect) }
  }

  /// Declares a point.
  static func point(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Subject) -> CGPoint
  ) -> ReportField {
    make(name, meaning, .point, .never) { .point(read($0)) }
  }

  /// Declares a size.
  static func size(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Subject) -> CGSize
  ) -> ReportField {
    make(name, meaning, .size, .never) { .size(read($0)) }
  }

  /// Declares insets.
  static func edges(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Subject) -> EdgeInsets
  ) -> ReportField {
    make(name, meaning, .edges, .never) { subject in
      let insets = read(subject)
      return .object([
        ("top", .number(insets.top)), ("left", .number(insets.left)),
        ("bottom", .number(insets.bottom)), ("right", .number(insets.right)),
      ])
    }
  }

  private static func make(
    _ name: String, _ meaning: String, _ shape: ReportShape, _ absence: ReportKey.Absence,
    _ value: @escaping @Sendable (Subject) -> JSONValue?
  ) -> ReportField {
    let key = ReportKey(name: name, meaning: meaning, shape: shape, absence: absence)
    return ReportField(key) { value($0) ?? (absence == .leftOut ? nil : .null) }
  }
}

/// Fields that have fields of their own.
extension ReportField {
  /// Declares an object; null where there is nothing to report.
  static func object<Part>(
    _ name: String, _ meaning: String, _ schema: ReportSchema<Part>,
    absence: ReportKey.Absence = .never, _ read: @escaping @Sendable (Subject) -> Part?
  ) -> ReportField {
    let shape = ReportShape.object(schema.keys)
    return ReportField(
      ReportKey(name: name, meaning: meaning, shape: shape, absence: absence),
      { read($0).map(schema.value) ?? .null },
      part: { subject, path in
        read(subject).map { schema.value(at: path, of: $0) } ?? .null
      })
  }

  /// Declares a list of objects, in order.
  static func list<Part, Parts: RandomAccessCollection<Part> & SendableMetatype>(
    _ name: String, _ meaning: String, _ schema: ReportSchema<Part>,
    _ read: @escaping @Sendable (Subject) -> Parts
  ) -> ReportField where Parts.Index == Int {
    ReportField(
      ReportKey(name: name, meaning: meaning, shape: .list(schema.keys), absence: .never),
      { .array(read($0).map(schema.value)) },
      part: { subject, path in schema.value(at: path, in: read(subject)) })
  }
}
