package import Foundation

/// Values that the program creates and writes.
extension JSONValue {
  /// A missing value.
  package static let null = JSONValue(.null)

  /// Makes `true` or `false`.
  package static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }

  /// Makes a number; one that is not finite is written as null.
  package static func number(_ value: Double) -> JSONValue { JSONValue(.number(value)) }

  /// Makes a number without a fraction.
  package static func number(_ value: Int) -> JSONValue { JSONValue(.number(Double(value))) }

  /// Makes a text.
  package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  /// Makes a list.
  package static func array(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }

  /// Makes an object whose keys are written in this order; a repeated key is not detected.
  package static func object(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { JSONMember(name: $0.key, value: $0.value) }))
  }

  /// Makes an object of `x`, `y`, `width` and `height`; a null rectangle has nulls in it.
  package static func rect(_ rect: CGRect) -> JSONValue {
    .object([
      ("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ])
  }

  /// Makes an object of `width` and `height`.
  package static func size(_ size: CGSize) -> JSONValue {
    .object([("width", .number(size.width)), ("height", .number(size.height))])
  }

  /// Makes an object of `x` and `y`.
  package static func point(_ point: CGPoint) -> JSONValue {
    .object([("x", .number(point.x)), ("y", .number(point.y))])
  }
}
