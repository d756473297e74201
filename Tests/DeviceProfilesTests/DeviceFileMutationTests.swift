import DeviceProfiles
import Foundation
import JSON
import TestSupport
import Testing

/// Takes good files and spoils one key at a time: the problem must name that key.
@Suite struct DeviceFileMutationTests {
  static let ids = ["iphone-14-pro", "iphone-13", "ipad-10.9"]
  /// What may be left out; so may any element of a list.
  private static let optional = [
    "aliases", "modelVersions", "paddingOverrides", "confidence.", "keyboard.18", "keyboard.26",
  ]

  @Test(arguments: ids) func unchangedIsGood(id: String) throws {
    #expect(messages(try document(id).text(changing: "", .remove)) == [])
  }

  @Test(arguments: ids) func removed(id: String) throws {
    let document = try document(id)
    for (path, _) in document.places() where !mayBeMissing(path) {
      #expect(hit(document, path, .remove), "\(path)")
    }
  }

  @Test(arguments: ids) func ofTheWrongType(id: String) throws {
    let document = try document(id)
    for (path, value) in document.places() {
      #expect(hit(document, path, .replace(wrongType(for: value))), "\(path)")
    }
  }

  @Test(arguments: ids, ["-5", "1e6", "1e999", "-1e999", "NaN", "-Infinity", "\"NaN\"", "true"])
  func numbersThatAreNone(id: String, text: String) throws {
    let document = try document(id)
    for (path, value) in document.places() {
      guard case .number = value.content else { continue }
      #expect(hit(document, path, .replace(text)), "\(path)")
    }
  }

  @Test(arguments: ids) func extended(id: String) throws {
    let document = try document(id)
    for (path, value) in document.places() + [("", document)] {
      guard case .object = value.content else { continue }
      let key = path.isEmpty ? "zzz" : "\(path).zzz"
      #expect(hit(document, path, .extend, expecting: key), "\(path)")
    }
  }

  @Test func everyProblemIsToldAtOnce() throws {
    let text = try ShippedDevices.text("iphone-14-pro")
      .replacingOccurrences(of: "\"phone\"", with: "\"fone\"")
      .replacingOccurrences(of: "\"width\": 393", with: "\"width\": -393")
      .replacingOccurrences(of: "\"cornerRadius\": 55", with: "\"cornerRadius\": null")
      .replacingOccurrences(of: "\"total\": 208", with: "\"total\": \"208\"")
    let paths = problems(text).map(\.keyPath)
    #expect(
      paths == ["kind", "portraitSize.width", "cornerRadius", "keyboard.26.landscape.total"])
  }

  private func document(_ id: String) throws -> JSONValue {
    try JSONValue(parsing: ShippedDevices.data(id))
  }

  private func hit(
    _ document: JSONValue, _ path: String, _ edit: JSONEdit, expecting key: String? = nil
  ) -> Bool {
    problems(document.text(changing: path, edit)).contains { $0.keyPath == key ?? path }
  }

  private func mayBeMissing(_ path: String) -> Bool {
    if path.hasSuffix("]") { return true }
    let isEdge = ["top", "left", "bottom", "right"].contains { path.hasSuffix(".\($0)") }
    let isHeight = path.hasPrefix("keyboard.") && path.split(separator: ".").count > 2
    return !isEdge && !isHeight && Self.optional.contains { path.hasPrefix($0) }
  }

  private func wrongType(for value: JSONValue) -> String {
    switch value.content {
    case .null, .number: "\"12\""
    case .bool: "1"
    case .string: "7"
    case .array: "{}"
    case .object: "[]"
    }
  }
}
