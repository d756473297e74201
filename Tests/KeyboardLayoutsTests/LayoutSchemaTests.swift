import DeviceProfiles
import Foundation
import JSON
import KeyboardLayouts
import Testing

/// The schema that editors read says what the reader of layouts says.
@Suite struct LayoutSchemaTests {
  private func definition(_ keys: LayoutKeys) throws -> [String: Any] {
    let data = try Data(contentsOf: Shipped.schema)
    let root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    guard keys != .layout else { return root }
    let definitions = try #require(root["$defs"] as? [String: Any])
    return try #require(definitions[keys.rawValue] as? [String: Any])
  }

  @Test(arguments: LayoutKeys.allCases) func theKeysAreTheReaders(keys: LayoutKeys) throws {
    let definition = try definition(keys)
    let properties = try #require(definition["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(keys.names))
    #expect(definition["additionalProperties"] as? Bool == false)
    #expect(Set(keys.names).count == keys.names.count)
  }

  /// What is required is missed by the reader, and the rest is not.
  @Test(arguments: [
    (LayoutKeys.layout, "{}"), (.words, "{\"words\": {}}"), (.pages, "{\"phone\": {}}"),
  ]) func requiredKeys(keys: LayoutKeys, text: String) throws {
    let place = keys == .layout ? "" : keys == .words ? "words." : "phone."
    let missing = messages(text).filter { $0.contains("is missing") && $0.contains(" \(place)") }
      .compactMap { message in
        message.split(separator: ":").dropFirst(2).first?.split(separator: ".").last
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
    let required = try #require(definition(keys)["required"] as? [String])
    #expect(Set(missing) == Set(required), "\(messages(text))")
  }

  @Test(arguments: Shipped.layoutIDs) func shippedLayoutsNameIt(id: String) throws {
    #expect(
      try Shipped.layoutText(id).hasPrefix("{\n  \"$schema\": \"./layout.schema.json\",\n"))
  }

  private func messages(_ text: String) -> [String] {
    let result = LayoutFile.decode(Data(text.utf8), file: "l.json")
    if case .failure(let bad) = result { return bad.problems.map(\.description) }
    return []
  }
}
