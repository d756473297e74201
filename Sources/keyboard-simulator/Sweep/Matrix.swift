import Assets
import DeviceProfiles
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import VisualQA

/// Every combination of what the lists of the command line name.
struct Matrix {
  let jobs: [AuditJob]

  /// - Throws: for a name that is unknown, with the nearest ones.
  init(_ arguments: Arguments, _ library: Library) throws {
    let lists = MatrixLists(arguments)
    let scenes = try lists.words("scene", all: library.names(.scenes)) ?? ["tab-form"]
    let strategies =
      try lists.words("strategy", all: AvoidanceStrategies.all.map { $0.id }) ?? [ContentInset.id]
    let shown = try scenes.map(library.scene)
    try Self.checkIDs(shown, scenes)
    for strategy in strategies { _ = try library.strategy(strategy) }
    let types: [KeyboardType]? = try lists.choices("keyboard")
    let settings = try Self.phones(arguments, library)
      .varied(\.orientation, try lists.choices("orientation") ?? Orientation.allCases)
      .varied(\.contentSize, try lists.choices("content-size") ?? [.large])
      .varied(\.appearance, try lists.choices("appearance") ?? [.light])
      .varied(\.accessibility.contrast, try lists.choices("contrast") ?? [.normal])
      .varied(\.keyboardType, types.map { $0.map(Optional.some) } ?? [nil])
      .varied(\.hasPredictiveBar, try lists.predictive())
      .varied(\.hasHardwareKeyboard, try lists.switches("hardware-keyboard") ?? [false])
    let arrangements: [KeyboardArrangement] = try lists.choices("arrangement") ?? [.docked]
    jobs = settings.flatMap { settings in
      shown.flatMap { scene in
        strategies.flatMap { strategy in
          arrangements.filter { settings.device.kind == .pad || $0 == .docked }.map {
            AuditJob(settings: settings, scene: scene, strategy: strategy, arrangement: $0)
          }
        }
      }
    }
    if jobs.isEmpty {
      throw UsageError.other(
        "only an iPad's keyboard can be \(arguments["arrangement"] ?? "moved"); choose an iPad")
    }
  }

  /// Two scenes with one id would be one in every report, and share their goldens.
  private static func checkIDs(_ scenes: [Scene], _ names: [String]) throws(UsageError) {
    var known: [String: String] = [:]
    for (scene, name) in zip(scenes, names) {
      if let other = known[scene.id] {
        throw .other("\(other) and \(name) have the same id, \(scene.id); give one another id")
      }
      known[scene.id] = name
    }
  }

  /// Each device as it is chosen, with everything else that is the same for all.
  private static func phones(
    _ arguments: Arguments, _ library: Library
  ) throws -> [PhoneSettings] {
    let lists = MatrixLists(arguments)
    let rest = MatrixLists.names.reduce(arguments) { $0.replacing($1, by: nil) }
    if arguments.has("device-file"), arguments.has("device") {
      throw UsageError.other("--device and --device-file exclude each other; give one of them")
    }
    let files = try lists.words("device-file", all: [])
    let classes = DeviceCatalog(folder: Assets.url(.devices)).devices.map(\.id)
    let devices = try files ?? lists.words("device", all: classes) ?? classes
    let option = files == nil ? "device" : "device-file"
    let versions: [SystemVersion]? = try lists.choices("ios")
    let layouts = try lists.words("layout", all: library.names(.layouts)) ?? ["en-US"]
    var settings: [PhoneSettings] = []
    for device in devices {
      let one = rest.replacing(option, by: device)
      let profile = try Selection(one, library).settings
      let there = profile.device.systemVersions(for: profile.deviceID)
      // Among several devices those are left out that do not run a system; a single one must.
      let wanted = devices.count > 1 ? versions?.filter(there.contains) : versions
      for version in wanted.map({ $0.map(Optional.some) }) ?? [nil] {
        for layout in layouts {
          let call = one.replacing("layout", by: layout)
            .replacing("ios", by: version.map { "\($0.rawValue)" })
          settings.append(try Selection(call, library).settings)
        }
      }
    }
    if settings.isEmpty {
      throw UsageError.other(
        "none of these devices runs iOS \(arguments["ios"] ?? ""); "
          + "\(HelpText.program) list devices shows what there is")
    }
    return settings
  }
}

/// The options that take lists with commas, or `all`.
struct MatrixLists {
  static let names = [
    "device", "device-file", "ios", "orientation", "scene", "strategy", "keyboard", "layout",
    "appearance", "content-size", "contrast", "no-predictive", "predictive", "hardware-keyboard",
    "arrangement",
  ]

  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// The words of a list, `all` for all of them; nil where the option is not given.
  func words(_ option: String, all: [String]) throws(UsageError) -> [String]? {
    guard let text = arguments[option] else { return nil }
    if text == "all", !all.isEmpty { return all }
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !words.contains("") else {
      throw .other(
        "--\(option) has an empty name in \"\(text)\"; write names with single commas, or all")
    }
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  /// The values of an enumeration, by their words.
  func choices<Word: RawRepresentable & CaseIterable>(
    _ option: String
  ) throws(UsageError) -> [Word]? {
    let all = Word.allCases.map { "\($0.rawValue)" }
    return try words(option, all: all)?.map { (text) throws(UsageError) -> Word in
      if let word = Word.allCases.first(where: { "\($0.rawValue)" == text }) { return word }
      let nearest = NearestNames.find(text, in: all)
      throw .badChoice(
        option: "--" + option, value: text, choices: nearest.isEmpty ? all : nearest)
    }
  }

  /// What is switched on, off or both; an option that stands alone is on.
  func switches(_ option: String) throws(UsageError) -> [Bool]? {
    if arguments[option] == "" { return [true] }
    let words: [OnOff]? = try choices(option)
    return words.map { $0.map { $0 == .on } }
  }

  /// `--no-predictive` is short for `--predictive off`.
  func predictive() throws(UsageError) -> [Bool] {
    guard arguments.has("no-predictive") else { return try switches("predictive") ?? [true] }
    if arguments.has("predictive") {
      throw .other("--predictive and --no-predictive exclude each other; give one of them")
    }
    return [false]
  }

  private enum OnOff: String, CaseIterable { case on, off }
}

extension [PhoneSettings] {
  /// Each of the settings with each of the values.
  fileprivate func varied<Value>(
    _ path: WritableKeyPath<PhoneSettings, Value>, _ values: [Value]
  ) -> [PhoneSettings] {
    flatMap { settings in
      values.map { value in
        var copy = settings
        copy[keyPath: path] = value
        return copy
      }
    }
  }
}
