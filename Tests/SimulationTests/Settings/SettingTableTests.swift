import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// Each row of the table sets what it says, and the table has a row for everything.
@Suite struct SettingTableTests {
  private let table = SettingTable.standard

  private static let assets = SettingAssets(
    device: { name in
      let settings = try Shipped.settings(name)
      return (settings.device, settings.deviceID)
    }, layout: { try Shipped.layout($0) })

  /// Words that need assets or are free.
  private static let words = [
    "device": ["ipad-10.9", "iphone-16", "iphone-17"], "layout": ["de-DE", "fr-FR,de-DE"],
    "time": ["10:00"], "date": ["Mon Feb 5"], "carrier": ["Net \"1\""], "batteryLevel": ["7", "0"],
    "keyboardHeight": ["260"], "guideDismissPadding": ["40"], "viewShiftDistance": ["0"],
    "avoidingVerticalOffset": ["64"],
  ]

  private func words(_ row: any AnySettingRow) -> [String] {
    Self.words[row.facts.id] ?? row.listed(in: nil, .none).map(\.word)
  }

  /// The stored properties by their paths; those of a structure are told one by one.
  private func properties(of value: Any, _ path: String = "") -> [String: String] {
    var found: [String: String] = [:]
    for child in Mirror(reflecting: value).children {
      let name = path + (child.label ?? "")
      if ["statusBar", "accessibility", "strategyOptions"].contains(name) {
        found.merge(properties(of: child.value, name + ".")) { $1 }
      } else {
        found[name] = "\(child.value)"
      }
    }
    return found
  }

  @Test func eachRowSetsThePropertiesThatItDeclares() throws {
    let start = properties(of: try Shipped.settings())
    var declared: Set<String> = []
    for row in table.rows {
      var changed: Set<String> = []
      for word in words(row) {
        var settings = try Shipped.settings()
        try? table.apply(SettingChoice(row.facts.id, word), to: &settings, Self.assets)
        let now = properties(of: settings)
        changed.formUnion(now.keys.filter { now[$0] != start[$0] })
      }
      // The phone at hand runs both systems only where the device's file has measures of both.
      #expect(changed.isSubset(of: row.facts.properties), "\(row.facts.id): \(changed)")
      if row.facts.id != "ios" {
        #expect(changed == Set(row.facts.properties), "\(row.facts.id): \(changed)")
      }
      declared.formUnion(row.facts.properties)
    }
    #expect(declared == Set(start.keys))
  }

  @Test func namesAreDerivedAndUnique() {
    let facts = table.rows.map(\.facts)
    for names in [
      facts.map(\.id), facts.map(\.option), facts.map(\.tapeWord), facts.map(\.reportKey),
    ] {
      #expect(Set(names).count == names.count)
    }
    #expect(table["contentSize"]?.facts.option == "content-size")
    #expect(table["contentSize"]?.facts.tapeWord == "ContentSize")
    let exceptions = facts.filter { $0.option.replacing("-", with: "") != $0.id.lowercased() }
    #expect(exceptions.map(\.id) == ["predictiveBar"])
  }

  @Test func everyWordIsReadAsItIsPrinted() throws {
    for row in table.rows {
      for word in words(row) where !word.contains(",") {
        var settings = try Shipped.settings("ipad-10.9")
        let choice = SettingChoice(row.facts.id, word)
        guard (try? table.apply(choice, to: &settings, Self.assets)) != nil else {
          #expect(row.facts.id == "ios", "\(choice)")
          continue
        }
        #expect((row.word(in: settings) ?? row.absentWord) == word)
        var copy = try Shipped.settings("ipad-10.9")
        row.copy(from: settings, to: &copy)
        #expect(copy == settings, "\(choice)")
      }
    }
  }

  @Test(arguments: 0..<40) func startWordsMakeTheSamePhone(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var choices = [SettingChoice("device", "ipad-10.9")]
    for row in table.rows.dropFirst() where row.facts.id != "ios" {
      guard let word = words(row).randomElement(using: &random) else { continue }
      choices.append(SettingChoice(row.facts.id, word))
    }
    let settings = try table.settings(choices, Self.assets)
    let again = table.rows.compactMap { row in
      row.startWord(in: settings).map { SettingChoice(row.facts.id, $0) }
    }
    #expect(try table.settings(again, Self.assets) == settings)
  }

  @Test func wrongWordsSayWhatWouldBeRight() throws {
    for row in table.rows
    where !["device", "layout", "time", "date", "carrier"].contains(row.facts.id) {
      #expect(throws: SettingError.self, "\(row.facts.id)") { try row.check("nonsense") }
    }
  }

  // MARK: Names

  @Test func differentSettingsHaveDifferentNames() throws {
    let start = try Shipped.settings("ipad-10.9")
    #expect(table.nameWords(of: start).words == [])
    for row in table.rows where row.facts.naming != .none {
      var start = start
      if let id = row.facts.strategy { start.strategy = try StrategyValue(named: id).found(id) }
      var names: Set<SettingTable.NameWords> = []
      var values: Set<String> = []
      for word in words(row) + [row.facts.standard] where !word.isEmpty && !word.contains(",") {
        var settings = start
        try? table.apply(SettingChoice(row.facts.id, word), to: &settings, Self.assets)
        names.insert(table.nameWords(of: settings))
        values.insert(row.word(in: settings) ?? "")
      }
      #expect(names.count == values.count, "\(row.facts.id): \(names)")
    }
  }

  @Test func freeValuesShareAHashThatIsExplained() throws {
    var settings = try Shipped.settings()
    settings.statusBar.time = "10:00"
    let one = table.nameWords(of: settings)
    #expect(one.hashed == ["time \"10:00\""])
    #expect(one.words.count == 1 && one.words[0].hasPrefix("values."))
    settings.statusBar.batteryLevel = 5
    let two = table.nameWords(of: settings)
    #expect(two.hashed == ["time \"10:00\"", "battery-level \"5\""])
    #expect(two.words.count == 1 && two.words != one.words)
    #expect(table.nameWords(of: settings, isFormer: true).words == [])
  }
}
