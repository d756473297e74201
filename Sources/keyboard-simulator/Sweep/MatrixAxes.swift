import Simulation

/// The devices of a matrix, and the values of each of its axes.
struct MatrixAxes {
  /// A device's word and the file or id that it stands for.
  struct Device {
    var word: String
    var assets: SettingAssets
  }

  private(set) var devices: [Device] = []
  private let arguments: Arguments
  private var table: SettingTable { arguments.settings }
  /// The words of each axis by the id of its row; rows with their default are absent.
  private var words: [String: [String]] = [:]
  /// Settings that are the same in all combinations.
  private var common: [SettingChoice] = []
  /// The given words of each option of a strategy.
  private var options: [(row: any AnySettingRow, words: [String])] = []
  /// The id of the row of devices.
  private var deviceRow = ""

  /// - Throws: for an unknown name, with the most similar ones.
  init(_ arguments: Arguments, _ library: AssetFinder) throws {
    self.arguments = arguments
    let lists = MatrixLists(arguments)
    for row in arguments.settings.rows {
      let facts = row.facts
      if facts.strategy != nil {
        if let words = try lists.optionWords(row, library.settingAssets) {
          options.append((row, words))
        }
      } else if row.control == .free {
        if let word = arguments[facts.option] { common.append(SettingChoice(facts.id, word)) }
      } else if facts.takesFile {
        deviceRow = facts.id
        devices = try Self.devices(row, arguments, library)
      } else {
        words[facts.id] = try lists.words(row, library.settingAssets)
      }
    }
    try checkOptions()
  }

  /// The words of the chosen strategies.
  private var strategies: [String] {
    words[Self.strategyID] ?? [table[Self.strategyID]?.facts.standard ?? ""]
  }

  private static let strategyID = "strategy"

  /// Throws for options that belong to none of the chosen strategies.
  private func checkOptions() throws(UsageError) {
    for facts in options.map(\.row.facts) {
      guard let strategy = facts.strategy, !strategies.contains(strategy) else { continue }
      throw .other(
        "--\(facts.option) is an option of the strategy \(strategy); add --strategy \(strategy)")
    }
  }

  private static func devices(
    _ row: any AnySettingRow, _ arguments: Arguments, _ library: AssetFinder
  ) throws(UsageError) -> [Device] {
    let (lists, file) = (MatrixLists(arguments), OptionSpec.fileOption(row.facts))
    guard arguments.has(file) else {
      return (try lists.words(row, library.settingAssets) ?? []).map {
        Device(word: $0, assets: library.settingAssets)
      }
    }
    if arguments.has(row.facts.option) {
      throw .other("--device and --\(file) cannot be combined; give one of them")
    }
    return (try lists.words(file, all: []) ?? []).map {
      Device(word: $0, assets: library.assets(deviceFile: $0))
    }
  }

  /// Returns the settings of a device before anything is combined.
  func settings(_ device: Device) throws -> DeviceSettings {
    do throws(SettingFailure) {
      return try table.settings([SettingChoice(deviceRow, device.word)] + common, device.assets)
    } catch {
      throw UsageError.reason(error, table)
    }
  }

  /// Returns the axes that change slower than the scene, slowest first.
  func outer(_ settings: DeviceSettings) throws -> [[SettingChange]] {
    try table.rows(.matrix).filter { $0.facts.strategy == nil }
      .compactMap { try changes(of: $0, settings) }
  }

  /// Returns the axes that change faster than the scene, slowest first.
  func inner(_ settings: DeviceSettings) throws -> [[SettingChange]] {
    try table.fastestAxes.compactMap { row in
      row.facts.id == Self.strategyID
        ? try strategyChanges(row, settings) : try changes(of: row, settings)
    }
  }

  /// Returns the strategies, each with all combinations of its own options.
  private func strategyChanges(
    _ row: any AnySettingRow, _ settings: DeviceSettings
  ) throws -> [SettingChange]? {
    guard words[row.facts.id] != nil || !options.isEmpty, let assets = devices.first?.assets else {
      return nil
    }
    return try strategies.flatMap { strategy in
      let own = options.filter { $0.row.facts.strategy == strategy }
      let lists = try ([(row, [strategy])] + own).map { row, words in
        try words.map { try row.change(to: $0, in: settings, assets) }
      }
      return lists.reduce([{ _ in }], Self.combined)
    }
  }

  /// Returns every change of the first list followed by every change of the second.
  private static func combined(
    _ changes: [SettingChange], _ others: [SettingChange]
  ) -> [SettingChange] {
    changes.flatMap { first in
      others.map { next -> SettingChange in
        { settings in
          first(&settings)
          next(&settings)
        }
      }
    }
  }

  /// Returns the values of an axis that a device supports; nil for a row with its default.
  ///
  /// - Throws: for a value that a single device does not support; among several, it is left out.
  private func changes(
    of row: any AnySettingRow, _ settings: DeviceSettings
  ) throws -> [SettingChange]? {
    guard let words = words[row.facts.id], let assets = devices.first?.assets else { return nil }
    let tried = devices.count > 1 ? words.filter { row.suits($0, settings, assets) } : words
    let changes = try tried.map { word -> (String, SettingChange) in
      do { return (word, try row.change(to: word, in: settings, assets)) } catch {
        throw UsageError.reason(SettingFailure(id: row.facts.id, reason: error), table)
      }
    }
    return changes.filter { row.suits($0.0, settings, assets) }.map(\.1)
  }

  /// The error for a matrix without combinations.
  var emptiness: UsageError {
    let settings = devices.compactMap { try? self.settings($0) }
    for row in table.rows {
      guard let words = words[row.facts.id], let assets = devices.first?.assets else { continue }
      let isPossible = settings.contains { phone in
        words.contains { row.suits($0, phone, assets) }
      }
      let list = arguments[row.facts.option] ?? ""
      if !isPossible, let problem = row.problem(noPhoneSuits: list) { return .other(problem) }
    }
    return .other("no device supports this combination of settings; remove some of them")
  }
}
