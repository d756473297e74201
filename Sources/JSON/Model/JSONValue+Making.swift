package import Foundation

/// Values that the program creates and writes.
extension JSONValue {
  /// A missing value.
  package static let null = JSONValue(.null)

  /// Creates `true` or `false`.
  package static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }

  /// Creates a number; one that is not finite is written as null.
  package static func number(_ value: Double) -> JSONValue { JSONValue(.number(value)) }

  /// Creates a number without a fraction.
  package static func number(_ value: Int) -> JSONValue { JSONValue(.number(Double(value))) }

  /// Creates a JSON string; it is escaped when it is written.
  package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  /// Creates a JSON array of values in their order.
  package static func array(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }

  /// Creates an object whose keys are written in this order; a repeated key is not detected.
  package static func object(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { JSONMember(name: $0.key, value: $0.value) }))
  }

  /// Creates an object of `x`, `y`, `width` and `height`; a null rectangle contains nulls.
  package static func rect(_ rect: CGRect) -> JSONValue {
    .object([
      ("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ])
  }

  /// Creates an object of `width` and `height`.
  package static func size(_ size: CGSize) -> JSONValue {
    .object([("width", .number(size.width)), ("height", .number(size.height))])
  }

  /// Creates an object of `x` and `y`.
  package static func point(_ point: CGPoint) -> JSONValue {
    .object([("x", .number(point.x)), ("y", .number(point.y))])
  }
}
