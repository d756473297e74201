import Foundation
import Testing

/// A value in a case file.
enum JSON: Decodable, Sendable {
  case number(Double)
  case text(String)
  case flag(Bool)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .flag(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// A number; "inf" stands for infinity, which JSON cannot write.
  var number: CGFloat? {
    switch self {
    case .number(let value): value
    case .text("inf"): .infinity
    default: nil
    }
  }
}

/// The fields of one case; a field that is asked for and missing is an error.
struct Fields: Decodable, Sendable {
  var values: [String: JSON]

  init(from decoder: any Decoder) throws {
    values = try [String: JSON](from: decoder)
  }

  func has(_ key: String) -> Bool { values[key] != nil }

  func number(_ key: String) throws -> CGFloat {
    guard let value = values[key]?.number else { throw MissingField(key: key) }
    return value
  }

  func text(_ key: String) throws -> String {
    guard case .text(let value) = values[key] else { throw MissingField(key: key) }
    return value
  }

  func flag(_ key: String) throws -> Bool {
    guard case .flag(let value) = values[key] else { throw MissingField(key: key) }
    return value
  }

  func numbers(_ key: String) throws -> [CGFloat] {
    guard case .list(let value) = values[key] else { throw MissingField(key: key) }
    return value.compactMap(\.number)
  }

  func texts(_ key: String) throws -> [String] {
    guard case .list(let value) = values[key] else { throw MissingField(key: key) }
    return value.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  func rect(_ key: String) throws -> CGRect {
    let n = try numbers(key)
    try #require(n.count == 4, "four numbers in \(key)")
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// A screen given by its width and height.
  func screen(_ key: String = "screen") throws -> CGRect {
    let n = try numbers(key)
    try #require(n.count == 2, "two numbers in \(key)")
    return CGRect(x: 0, y: 0, width: n[0], height: n[1])
  }
}

struct MissingField: Error { var key: String }

/// Reads a file of the folder `Cases`.
func readCases<File: Decodable>(_ name: String, as type: File.Type) throws -> File {
  let url = Bundle.module.bundleURL.appendingPathComponent("Cases/\(name).json")
  return try JSONDecoder().decode(type, from: Data(contentsOf: url))
}
