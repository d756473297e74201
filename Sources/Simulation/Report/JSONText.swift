package import Foundation

/// A JSON value that keeps its keys in the order they were written.
package indirect enum JSONText: Hashable, Sendable {
  /// What is not there; also what a number that is not finite is written as.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// Written with at most three decimals; see `digits`.
  case number(Double)
  /// Any text; quotation marks, backslashes and control characters are escaped.
  case string(String)
  /// Values in their order.
  case array([JSONText])
  /// Keys in the order they are written in; a repeated key is not found out.
  case object([(key: String, value: JSONText)])

  /// Whether both are written alike: numbers that differ by less than is written are equal.
  package static func == (a: JSONText, b: JSONText) -> Bool { a.text() == b.text() }
  /// Hashes what is written, as `==` compares it.
  package func hash(into hasher: inout Hasher) { hasher.combine(text()) }

  /// Writes the value with two spaces of indentation; values that fit stay on one line.
  package func text(indent: Int = 0) -> String {
    let line = compact
    if line.utf8.count + indent <= 110 { return line }
    let pad = String(repeating: " ", count: indent + 2)
    let end = String(repeating: " ", count: indent)
    switch self {
    case .array(let items):
      return "[\n" + items.map { pad + $0.text(indent: indent + 2) }.joined(separator: ",\n")
        + "\n\(end)]"
    case .object(let items):
      return "{\n"
        + items.map { pad + Self.quoted($0.key) + ": " + $0.value.text(indent: indent + 2) }
        .joined(separator: ",\n") + "\n\(end)}"
    default: return line
    }
  }

  /// The value on one line, however long.
  package var line: String { compact }

  private var compact: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.digits(value)
    case .string(let value): Self.quoted(value)
    case .array(let items): "[" + items.map(\.compact).joined(separator: ", ") + "]"
    case .object(let items):
      "{" + items.map { Self.quoted($0.key) + ": " + $0.value.compact }.joined(separator: ", ")
        + "}"
    }
  }

  /// Writes a number with at most three decimals and no trailing zeros; not finite is null.
  package static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 9e15 else { return "\(value)" }
    let whole = Int(thousandths)
    let sign = whole < 0 ? "-" : ""
    let (integer, rest) = abs(whole).quotientAndRemainder(dividingBy: 1000)
    if rest == 0 { return "\(sign)\(integer)" }
    var digits = String(repeating: "0", count: 3 - String(rest).count) + String(rest)
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(integer).\(digits)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{0}"..<" ":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONText {
  /// An object of `x`, `y`, `width` and `height`; a null rectangle has nulls in it.
  package static func rect(_ rect: CGRect) -> JSONText {
    .object([
      ("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ])
  }

  /// An object of `width` and `height`.
  package static func size(_ size: CGSize) -> JSONText {
    .object([("width", .number(size.width)), ("height", .number(size.height))])
  }

  /// An object of `x` and `y`.
  package static func point(_ point: CGPoint) -> JSONText {
    .object([("x", .number(point.x)), ("y", .number(point.y))])
  }
}
