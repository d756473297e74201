import DeviceProfiles
import Foundation
import JSON
import KeyboardLayouts
import Simulation
import Testing

/// The schema that editors read says what the reader says.
@Suite struct SceneSchemaTests {
  private func schema() throws -> [String: Any] {
    let data = try Data(contentsOf: Shipped.schema)
    return try (JSONSerialization.jsonObject(with: data) as? [String: Any]).found("schema")
  }

  private func definition(_ keys: SceneKeys) throws -> [String: Any] {
    let root = try schema()
    guard keys != .scene else { return root }
    let definitions = try (root["$defs"] as? [String: Any]).found("$defs")
    return try (definitions[keys.rawValue] as? [String: Any]).found(keys.rawValue)
  }

  private func properties(_ keys: SceneKeys) throws -> [String: Any] {
    try (definition(keys)["properties"] as? [String: Any]).found("properties")
  }

  @Test(arguments: SceneKeys.allCases) func theKeysAreTheReaders(keys: SceneKeys) throws {
    #expect(try Set(properties(keys).keys) == Set(keys.names))
    #expect(try definition(keys)["additionalProperties"] as? Bool == false)
    #expect(Set(keys.names).count == keys.names.count)
  }

  @Test func nothingElseIsDefined() throws {
    let definitions = try (schema()["$defs"] as? [String: Any]).found("$defs")
    #expect(Set(definitions.keys) == Set(SceneKeys.allCases.map(\.rawValue) + ["text"]) - "scene")
  }

  @Test(arguments: [
    (SceneKeys.scene, "body", Scene.Body.allCases.map(\.rawValue)),
    (.tab, "icon", Scene.TabItem.Icon.allCases.map(\.rawValue)),
    (.scene, "direction", Scene.Direction.allCases.map(\.rawValue)),
    (.row, "kind", Row.Kind.allCases.map(\.rawValue)),
    (.row, "action", Row.Action.allCases.map(\.rawValue)),
    (.row, "keyboard", KeyboardType.allCases.map(\.rawValue)),
    (.row, "returnKey", ReturnKey.allCases.map(\.rawValue)),
    (.row, "autocapitalization", InputTraits.Autocapitalization.allCases.map(\.rawValue)),
  ]) func theWordsAreTheReaders(keys: SceneKeys, key: String, words: [String]) throws {
    let property = try properties(keys)[key] as? [String: Any]
    #expect(property?["enum"] as? [String] == words)
  }

  /// What is required is missed by the reader, and the rest is not.
  @Test func requiredKeys() throws {
    let texts: [SceneKeys: String] = [
      .scene: "{KEYS}", .section: "{\"id\": \"s\", \"name\": \"S\", \"sections\": [{KEYS}]}",
      .navigationBar:
        "{\"id\": \"s\", \"name\": \"S\", \"sections\": [], \"navigationBar\": {KEYS}}",
      .tab: "{\"id\": \"s\", \"name\": \"S\", \"sections\": [], \"tabBar\": [{KEYS}]}",
      .toolbarItem: "{\"id\": \"s\", \"name\": \"S\", \"sections\": [], \"toolbar\": [{KEYS}]}",
      .keyboard: "{\"id\": \"s\", \"name\": \"S\", \"sections\": [], \"keyboard\": {KEYS}}",
      .message:
        "{\"id\": \"s\", \"name\": \"S\", \"body\": \"chat\", \"sections\": [], "
        + "\"messages\": [{KEYS}]}",
    ]
    for (keys, text) in texts {
      let missing = problems(text.replacingOccurrences(of: "KEYS", with: ""))
        .filter { "\($0)".contains("is missing") }.compactMap {
          $0.keyPath.split(separator: ".").last
        }
      let required = try definition(keys)["required"] as? [String] ?? []
      #expect(Set(missing.map { String($0) }) == Set(required), "\(keys)")
    }
  }

  @Test(arguments: Shipped.sceneFiles) func shippedScenesNameIt(file: URL) throws {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"$schema\": \"./scene.schema.json\",\n"))
  }
}

/// Leaves one element out.
private func - (set: Set<String>, element: String) -> Set<String> { set.subtracting([element]) }
