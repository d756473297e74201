package import JSON
package import Simulation

/// The settings of an audited phone, with the words of the command line.
package struct AuditedPhone: Hashable, Sendable {
  /// One setting, or the scene, by its key in reports.
  package struct Value: Hashable, Sendable {
    package var key: String
    package var text: String
  }

  /// Every setting of 0.1.0 and the scene, then the other settings that are not the default.
  package let values: [Value]
  /// A word for each choice that is not the default, as names have them.
  package var unusual: [String]

  /// Prints the settings of a case.
  package init(_ job: TestCase, table: SettingTable = .standard) {
    let settings = job.settings
    values = Self.keys(table).compactMap { key in
      guard let row = key.row else { return Value(key: key.name, text: job.scene.id) }
      guard key.isAlwaysThere || !row.isStandard(in: settings) else { return nil }
      return Value(key: key.name, text: row.word(in: settings) ?? "")
    }
    // In names, the strategy has its own place.
    let words = table.nameWords(of: settings, without: [Self.strategyKey])
    unusual = words.words + words.trailing
  }

  /// Reads the values of a report's line; nil if a required one is missing.
  package init?(_ line: JSONValue, table: SettingTable = .standard) {
    guard let unusual = line["unusual"]?.strings else { return nil }
    let keys = Self.keys(table)
    values = keys.compactMap { key in
      line[key.name]?.string.map { Value(key: key.name, text: $0) }
    }
    self.unusual = unusual
    let there = Set(values.map(\.key))
    guard keys.allSatisfy({ !$0.isAlwaysThere || there.contains($0.name) }) else { return nil }
  }

  /// Returns the text of a key; empty if the report has no such key.
  package subscript(key: String) -> String { values.first { $0.key == key }?.text ?? "" }

  package var device: String { self["device"] }
  package var orientation: String { self["orientation"] }
  package var scene: String { self[Self.sceneKey] }
  package var strategy: String { self[Self.strategyKey] }
  /// The keyboard that all fields were given; empty where each has its own.
  package var keyboard: String { self["keyboard"] }

  /// The name of the phone, for people and for `--grep`.
  package var name: String {
    ([device, orientation, scene, strategy, keyboard].filter { !$0.isEmpty } + unusual)
      .joined(separator: " ")
  }

  private static let sceneKey = "scene"
  private static let strategyKey = "strategy"

  /// A key of reports; without a row it is the scene's.
  private struct Key {
    var name: String
    var row: (any AnySettingRow)?
    var isAlwaysThere: Bool
  }

  /// The names of all keys in the order of reports.
  static func keyNames(_ table: SettingTable) -> [String] { keys(table).map(\.name) }

  /// All keys in the order of reports; the scene follows the device and its orientation.
  private static func keys(_ table: SettingTable) -> [Key] {
    var keys = table.rows(.reports).map { row in
      Key(name: row.facts.reportKey, row: row, isAlwaysThere: table.isNamed(row, in: .reports))
    }
    keys.insert(Key(name: sceneKey, isAlwaysThere: true), at: min(2, keys.count))
    return keys
  }
}
