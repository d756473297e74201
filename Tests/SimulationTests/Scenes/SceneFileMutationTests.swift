import DeviceProfiles
import Foundation
import JSON
import Simulation
import TestSupport
import Testing

/// Takes the shipped scenes and spoils one key at a time: the problem must name that key.
@Suite struct SceneFileMutationTests {
  @Test(arguments: Shipped.sceneFiles) func unchangedIsGood(file: URL) throws {
    #expect(messages(try document(file).text(changing: "", .remove)) == [])
  }

  @Test(arguments: Shipped.sceneFiles) func ofTheWrongType(file: URL) throws {
    let document = try document(file)
    for (path, value) in document.places() {
      #expect(hit(document, path, .replace(wrongType(for: value))), "\(path)")
    }
  }

  @Test(arguments: Shipped.sceneFiles, ["-5", "1e999", "NaN", "true", "null"])
  func numbersThatAreNone(file: URL, text: String) throws {
    let document = try document(file)
    for (path, value) in document.places() {
      guard case .number = value.content else { continue }
      #expect(hit(document, path, .replace(text)), "\(path)")
    }
  }

  @Test(arguments: Shipped.sceneFiles) func extended(file: URL) throws {
    let document = try document(file)
    for (path, value) in document.places() + [("", document)] {
      guard case .object = value.content else { continue }
      let key = path.isEmpty ? "zzz" : "\(path).zzz"
      #expect(hit(document, path, .extend, expecting: key), "\(path)")
    }
  }

  @Test(arguments: Shipped.sceneFiles, ["id", "sections", "sections[0].rows"])
  func removed(file: URL, path: String) throws {
    #expect(hit(try document(file), path, .remove))
  }

  private func document(_ file: URL) throws -> JSONValue {
    try JSONValue(parsing: Data(contentsOf: file))
  }

  private func hit(
    _ document: JSONValue, _ path: String, _ edit: JSONEdit, expecting key: String? = nil
  ) -> Bool {
    problems(document.text(changing: path, edit)).contains { $0.keyPath == key ?? path }
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
