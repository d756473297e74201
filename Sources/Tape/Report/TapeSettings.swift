import Simulation

/// Writes settings as lines of a tape.
struct TapeSettings {
  private let table: SettingTable

  init(_ table: SettingTable) { self.table = table }

  /// Returns the first lines of a tape.
  ///
  /// Settings with a list are always written, so that a new default does not change the tape;
  /// switches and the status bar are written if they differ from the default.
  ///
  /// - Parameter device: the name of a device file in the tape; nil for the id.
  func lines(of settings: DeviceSettings, device: String?, scene: String) -> [String] {
    var lines = table.rows(.state).compactMap { row -> String? in
      let facts = row.facts
      let isTold = facts.group != .statusBar && row.control != .toggle
      guard isTold || !row.isStandard(in: settings) else { return nil }
      if facts.takesFile, let device { return line(row, device) }
      return row.startWord(in: settings).map { line(row, $0) }
    }
    lines.insert("Set \(SettingWord.scene.rawValue) \(TapeWriter.quoted(scene))", at: 1)
    return lines + [""]
  }

  /// Returns the lines that change some settings to others.
  func lines(from old: DeviceSettings, to new: DeviceSettings) -> [String] {
    var settings = old
    return table.rows.compactMap { row in
      guard row.word(in: settings) != row.word(in: new),
        let word = row.word(in: new) ?? row.absentWord
      else { return nil }
      // A device also sets the iOS version.
      row.copy(from: new, to: &settings)
      let name = row.facts.tapeWord
      let isCommand = CommandWord.ofSettings.contains { $0.rawValue == name }
      return isCommand ? "\(name) \(written(word, row))" : line(row, word)
    }
  }

  private func line(_ row: any AnySettingRow, _ word: String) -> String {
    "Set \(row.facts.tapeWord) \(written(word, row))"
  }

  private func written(_ word: String, _ row: any AnySettingRow) -> String {
    row.facts.placeholder == "TEXT" || row.facts.takesFile ? TapeWriter.quoted(word) : word
  }
}
