import KeyboardLayouts
import Simulation
import Typography
import Workbench

/// The phones that the options describe.
struct DeviceOptions {
  var settings: DeviceSettings
  var scene: Scene
  /// The languages that the globe key switches between; nil without the option.
  var enabledLayouts: [KeyboardLayout]?

  /// The names of the scene and of the device's file, as they were given.
  var sceneName: String
  var deviceFile: String?

  /// Creates the phones of all combinations of devices and strategies, at most four.
  ///
  /// Restores all phones of a state, unless devices or strategies are given; then the state's active
  /// phone provides the other settings.
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
        "too many phones: \(count); at most four are shown side by side, "
          + "one for each combination of device and strategy")
    }
    let combinations = lists.reduce([[]]) { all, list in
      all.flatMap { some in list.map { some + [$0] } }
    }
    return try combinations.map { try DeviceOptions(arguments, library, $0, state?.activePhone) }
  }

  /// The choices of each given option that may have a list.
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

  /// Creates the single phone that the options describe.
  init(_ arguments: Arguments, _ library: AssetFinder) throws {
    try self.init(arguments, library, [], nil)
  }

  /// - Parameter chosen: choices that replace those of the options.
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

  /// The option `--device-file`, by the table of settings.
  private static func fileOption(_ arguments: Arguments) -> String {
    arguments.settings.rows.first { $0.facts.takesFile }.map { OptionSpec.fileOption($0.facts) }
      ?? ""
  }

  /// Returns the device file that is given instead of a name; nil without one.
  private static func deviceFile(
    _ arguments: Arguments, _ given: [SettingChoice], _ state: SavedPhone?
  ) throws(UsageError) -> String? {
    let isNamed = given.contains { arguments.settings[$0.id]?.facts.takesFile == true }
    let option = fileOption(arguments)
    guard let file = arguments[option] else { return isNamed ? nil : state?.deviceFile }
    if isNamed { throw .other("--device and --\(option) cannot be combined; give one of them") }
    return file
  }

  /// Creates the phone with a text ruler.
  func phone(_ ruler: any TextMeasuring) -> SimulatedDevice {
    SimulatedDevice(settings: settings, scene: scene, ruler: ruler)
  }
}
