import DeviceProfiles
import KeyboardAvoidance
import KeyboardLayouts
import Simulation

/// The phone that the selection's options ask for.
struct Selection {
  var settings: PhoneSettings
  var scene: Scene
  var strategy: any AvoidanceStrategy.Type
  var arrangement: KeyboardArrangement

  init(_ arguments: Arguments, _ library: Library) throws {
    let (device, id) = try Self.device(arguments, library)
    let version = try Self.version(arguments, device, id)
    settings = PhoneSettings(
      device: device, deviceID: id, version: version,
      layout: try library.layout(arguments["layout"] ?? "en-US"))
    settings.orientation =
      arguments["orientation"].flatMap(Orientation.init) ?? settings.orientation
    settings.appearance =
      arguments["appearance"].flatMap(PhoneSettings.Appearance.init) ?? settings.appearance
    settings.contentSize = try Self.word(arguments, "content-size") ?? settings.contentSize
    settings.keyboardType = try Self.word(arguments, "keyboard")
    settings.accessibility = Accessibility(
      contrast: arguments["contrast"].flatMap(Accessibility.Contrast.init) ?? .normal,
      usesBoldText: arguments.has("bold-text"))
    settings.statusBar = try StatusBar(arguments)
    settings.hasPredictiveBar = !arguments.has("no-predictive")
    settings.hasHardwareKeyboard = arguments.has("hardware-keyboard")
    arrangement =
      arguments["arrangement"].flatMap(KeyboardArrangement.init) ?? .docked
    scene = try library.scene(arguments["scene"] ?? "tab-form")
    strategy = try library.strategy(arguments["strategy"] ?? ContentInset.id)
  }

  private static func device(
    _ arguments: Arguments, _ library: Library
  ) throws -> (DeviceProfile, String) {
    guard let file = arguments["device-file"] else {
      return try library.device(arguments["device"] ?? "iphone-15-pro")
    }
    if arguments.has("device") {
      throw UsageError.other("--device and --device-file exclude each other; give one of them")
    }
    let device = try library.device(file: file)
    return (device, device.id)
  }

  private static func version(
    _ arguments: Arguments, _ device: DeviceProfile, _ id: String
  ) throws -> SystemVersion {
    let wanted = arguments["ios"].flatMap(Int.init).flatMap(SystemVersion.init)
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

  func phone(_ ruler: any TextMeasuring) -> Phone {
    var phone = Phone(settings: settings, scene: scene, strategy: strategy, ruler: ruler)
    phone.send(.keyboardArrangement(arrangement))
    return phone
  }
}
