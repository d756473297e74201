import DeviceProfiles
import InterfaceStyles
import JSON
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import Typography
import Workbench

/// The phone that the selection's options ask for.
struct DeviceOptions {
  var settings: DeviceSettings
  var scene: Scene
  var strategy: any AvoidanceStrategy.Type
  var arrangement: KeyboardArrangement
  /// The languages that the globe key goes through; nil unless they were named.
  var enabledLayouts: [KeyboardLayout]?

  /// What was asked for as the scene and as the device's file, to find them again.
  var sceneName: String
  var deviceFile: String?

  /// Every phone that the options name: each device with each strategy, four at most.
  ///
  /// Those of a state come back all, unless other devices or strategies are named; then the active one
  /// says the rest.
  static func all(
    _ arguments: Arguments, _ library: AssetFinder, _ state: SavedState? = nil
  ) throws -> [DeviceOptions] {
    let devices = try words(arguments["device"], "--device")
    let strategies = try words(arguments["strategy"], "--strategy")
    if let state, devices == [nil], strategies == [nil], !arguments.has("device-file") {
      return try state.phones.map { try DeviceOptions(arguments, library, nil, nil, $0) }
    }
    let count = devices.count * strategies.count
    guard count <= WorkbenchModel.mostPhones else {
      throw UsageError.other(
        "\(count) phones are too many to stand side by side; name four at most, "
          + "where each device comes with each strategy")
    }
    return try devices.flatMap { device in
      try strategies.map { try DeviceOptions(arguments, library, device, $0, state?.activePhone) }
    }
  }

  /// The words of a list with commas; a single nil where the option is not there.
  private static func words(_ text: String?, _ option: String) throws(UsageError) -> [String?] {
    guard let text else { return [nil] }
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if words.count > 1, words.contains("") {
      throw .other("\(option) has an empty name in \"\(text)\"; write names with single commas")
    }
    return words
  }

  init(_ arguments: Arguments, _ library: AssetFinder) throws {
    try self.init(arguments, library, arguments["device"], arguments["strategy"], nil)
  }

  private init(
    _ arguments: Arguments, _ library: AssetFinder, _ device: String?, _ strategy: String?,
    _ state: SavedPhone?
  ) throws {
    let found = try Self.device(arguments, device, library, state)
    let version = try Self.version(arguments, found.profile, found.id, state)
    let named = try Self.words(arguments["layout"], "--layout").compactMap { $0 }
    if named.count > 1 { enabledLayouts = try named.map(library.layout) }
    let layout =
      try enabledLayouts?.first ?? library.layout(named.first ?? state?.layout ?? "en-US")
    settings = DeviceSettings(
      device: found.profile, deviceID: found.id, version: version, layout: layout,
      layouts: try enabledLayouts
        ?? (layout.id == "en-US" ? [] : [layout, library.layout("en-US")]))
    deviceFile = found.file
    settings.orientation =
      arguments["orientation"].flatMap(Orientation.init) ?? state?.orientation
      ?? settings.orientation
    settings.appearance =
      arguments["appearance"].flatMap(Appearance.init) ?? state?.appearance
      ?? settings.appearance
    settings.contentSize =
      try Self.word(arguments, "content-size") ?? state?.contentSize ?? settings.contentSize
    settings.keyboardType = try Self.word(arguments, "keyboard") ?? state?.keyboardType
    settings.showsSoftwareKeyboard = state?.softwareKeyboard ?? true
    settings.hasPredictiveBar = !arguments.has("no-predictive") && state?.predictiveBar ?? true
    settings.hasHardwareKeyboard =
      arguments.has("hardware-keyboard") || state?.hardwareKeyboard ?? false
    settings.accessibility = Accessibility(
      contrast: arguments["contrast"].flatMap(Contrast.init)
        ?? state?.accessibility.contrast ?? .normal,
      usesBoldText: arguments.has("bold-text") || state?.accessibility.usesBoldText ?? false,
      reducesMotion: arguments.has("reduce-motion") || state?.accessibility.reducesMotion ?? false)
    settings.statusBar = try StatusBar(arguments)
    arrangement =
      arguments["arrangement"].flatMap(KeyboardArrangement.init) ?? state?.arrangement
      ?? .docked
    sceneName = arguments["scene"] ?? state?.scene ?? "tab-form"
    scene = try library.scene(sceneName)
    self.strategy = try library.strategy(strategy ?? state?.strategy ?? ContentInset.id)
  }

  private static func device(
    _ arguments: Arguments, _ name: String?, _ library: AssetFinder, _ state: SavedPhone?
  ) throws -> (profile: DeviceProfile, id: String, file: String?) {
    if arguments.has("device-file"), arguments.has("device") {
      throw UsageError.other("--device and --device-file exclude each other; give one of them")
    }
    if let file = arguments["device-file"] ?? (name == nil ? state?.deviceFile : nil) {
      let device = try library.device(file: file)
      return (device, device.id, file)
    }
    let found = try library.device(name ?? state?.device ?? "iphone-15-pro")
    return (found.profile, found.id, nil)
  }

  /// The system that was asked for, or the one kept where the device runs it.
  private static func version(
    _ arguments: Arguments, _ device: DeviceProfile, _ id: String, _ state: SavedPhone?
  ) throws -> SystemVersion {
    let wanted = arguments["ios"].flatMap(Int.init).flatMap(SystemVersion.init)
    if wanted == nil, let kept = state?.version,
      let version = try? device.resolvedVersion(kept, for: id)
    {
      return version
    }
    do {
      return try device.resolvedVersion(wanted, for: id)
    } catch {
      throw UsageError.other("\(error)")
    }
  }

  /// Reads one of an enumeration's words, suggesting the nearest for others.
  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ arguments: Arguments, _ option: String
  ) throws(UsageError) -> Word? {
    guard let text = arguments[option] else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    let nearest = NearestNames.find(text, in: words)
    throw .badChoice(option: "--" + option, value: text, choices: nearest.isEmpty ? words : nearest)
  }

  func phone(_ ruler: any TextMeasuring) -> SimulatedDevice {
    var phone = SimulatedDevice(settings: settings, scene: scene, strategy: strategy, ruler: ruler)
    phone.send(.keyboardArrangement(arrangement))
    return phone
  }
}
