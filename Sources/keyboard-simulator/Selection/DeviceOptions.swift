import KeyboardLayouts
import Simulation
import Typography
import Workbench

/// The phone that the options ask for.
struct DeviceOptions {
  var settings: DeviceSettings
  var scene: Scene
  /// The languages that the globe key goes through; nil unless they were named.
  var enabledLayouts: [KeyboardLayout]?

  /// What was asked for as the scene and as the device's file, to find them again.
  var sceneName: String
  var deviceFile: String?

  /// Makes every phone that the options name: each device with each strategy, four at most.
  ///
  /// Those of a state come back all, unless other devices or strategies are named; then the active one
  /// says the rest.
  static func all(
    _ arguments: Arguments, _ library: AssetFinder, _ state: SavedState? = nil
  ) throws -> [DeviceOptions] {
    let lists = try severalLists(arguments)
    if let state, lists.isEmpty, !arguments.has(fileOption(arguments)) {
      return try state.phones.map { try DeviceOptions(arguments, library, [], $0) }
    }
    let count = lists.reduce(1) { $0 * $1.count }
    guard count <= PhoneBoard.mostPhones else {
      throw UsageError.other(
        "\(count) phones are too many to stand side by side; name four at most, "
          + "where each device comes with each strategy")
    }
    let combinations = lists.reduce([[]]) { all, list in
      all.flatMap { some in list.map { some + [$0] } }
    }
    return try combinations.map { try DeviceOptions(arguments, library, $0, state?.activePhone) }
  }

  /// The choices of each option that may name several phones; without one that is not there.
  private static func severalLists(
    _ arguments: Arguments
  ) throws(UsageError) -> [[SettingChoice]] {
    var lists: [[SettingChoice]] = []
    for facts in arguments.settings.rows.map(\.facts) where facts.placeholderForSeveral != nil {
      guard let text = arguments[facts.option] else { continue }
      let words = try Arguments.list(text, "--" + facts.option)
      lists.append(words.map { SettingChoice(facts.id, $0) })
    }
    return lists
  }

  /// Makes the one phone that the options name.
  init(_ arguments: Arguments, _ library: AssetFinder) throws {
    try self.init(arguments, library, [], nil)
  }

  /// - Parameter chosen: choices that take the place of those of the options.
  private init(
    _ arguments: Arguments, _ library: AssetFinder, _ chosen: [SettingChoice], _ state: SavedPhone?
  ) throws {
    let table = arguments.settings
    let given = try arguments.choices().filter { !chosen.map(\.id).contains($0.id) } + chosen
    let file = try Self.deviceFile(arguments, given, state)
    let kept = (state?.choices ?? []).filter { !given.map(\.id).contains($0.id) }.map {
      SettingChoice($0.id, $0.word, isPreference: true)
    }
    do throws(SettingFailure) {
      settings = try table.settings(
        kept + given, file.map { library.assets(deviceFile: $0) } ?? library.settingAssets)
    } catch {
      throw UsageError.reason(error, table)
    }
    deviceFile = file
    let isLanguageList = given.contains { choice in
      table[choice.id]?.facts.properties.contains("layouts") == true && choice.word.contains(",")
    }
    if isLanguageList { enabledLayouts = settings.layouts }
    sceneName = arguments["scene"] ?? state?.scene ?? "tab-form"
    scene = try library.scene(sceneName)
  }

  /// The option that names a device's file.
  private static func fileOption(_ arguments: Arguments) -> String {
    arguments.settings.rows.first { $0.facts.takesFile }.map { OptionSpec.fileOption($0.facts) }
      ?? ""
  }

  /// Returns the file that takes the place of a device's name; nil without one.
  private static func deviceFile(
    _ arguments: Arguments, _ given: [SettingChoice], _ state: SavedPhone?
  ) throws(UsageError) -> String? {
    let isNamed = given.contains { arguments.settings[$0.id]?.facts.takesFile == true }
    let option = fileOption(arguments)
    guard let file = arguments[option] else { return isNamed ? nil : state?.deviceFile }
    if isNamed { throw .other("--device and --\(option) exclude each other; give one of them") }
    return file
  }

  /// Makes the phone with the ruler of its fonts.
  func phone(_ ruler: any TextMeasuring) -> SimulatedDevice {
    SimulatedDevice(settings: settings, scene: scene, ruler: ruler)
  }
}
