package import Simulation

extension SettingTable {
  /// The standard table with one row more, which takes a property of another row: a property has one row.
  ///
  /// - Parameters:
  ///   - group: where the row stands in the inspector.
  ///   - naming: how a golden's name tells its value.
  package static func withMadeUpSetting(
    in group: SettingGroup = .device, naming: SettingNaming = .word
  ) -> SettingTable {
    var table = standard
    let facts = SettingFacts(
      "signalNoise", "Noise", "how bad the signal is", in: group, sets: ["statusBar.wifiBars"],
      standard: "3")
    table.rows.removeAll { $0.facts.id == "wifiBars" }
    table.rows.append(
      SettingRow(facts.with { $0.naming = naming }, \.statusBar.wifiBars, .step(0...3)))
    return table
  }
}
