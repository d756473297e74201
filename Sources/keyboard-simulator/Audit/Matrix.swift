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
    let scenes = try Self.words(arguments, "scene", all: library.names(.scenes)) ?? ["tab-form"]
    let strategies =
      try Self.words(arguments, "strategy", all: AvoidanceStrategies.all.map { $0.id })
      ?? [ContentInset.id]
    let types = try Self.keyboards(arguments)
    let sizes: [ContentSize] =
      try Self.choices(arguments, "content-size") ?? [.large]
    let orientations: [Orientation] =
      try Self.choices(arguments, "orientation") ?? Orientation.allCases
    let shown = try scenes.map(library.scene)
    for strategy in strategies { _ = try library.strategy(strategy) }
    jobs = try Self.phones(arguments, library)
      .varied(\.orientation, orientations).varied(\.contentSize, sizes)
      .varied(\.keyboardType, types).flatMap { settings in
        shown.flatMap { scene in
          strategies.map { AuditJob(settings: settings, scene: scene, strategy: $0) }
        }
      }
  }

  /// The options that take lists.
  private static let lists = [
    "device", "orientation", "scene", "strategy", "keyboard", "content-size",
  ]

  /// Each device as it is chosen, with everything else that is the same for all.
  private static func phones(
    _ arguments: Arguments, _ library: Library
  ) throws -> [PhoneSettings] {
    let rest = lists.reduce(arguments) { $0.replacing($1, by: nil) }
    if rest.has("device-file") {
      let given = rest.replacing("device", by: arguments["device"])
      return [try Selection(given, library).settings]
    }
    let classes = DeviceCatalog(folder: Assets.url(.devices)).devices.map(\.id)
    let ids = try words(arguments, "device", all: classes) ?? classes
    return try ids.map { try Selection(rest.replacing("device", by: $0), library).settings }
  }

  private static func keyboards(_ arguments: Arguments) throws(UsageError) -> [KeyboardType?] {
    let types: [KeyboardType]? = try choices(arguments, "keyboard")
    return types.map { $0.map(Optional.some) } ?? [nil]
  }

  /// The words of a list with commas, `all` for all of them; nil where the option is not given.
  private static func words(
    _ arguments: Arguments, _ option: String, all: [String]
  ) throws(UsageError) -> [String]? {
    guard let text = arguments[option] else { return nil }
    if text == "all" { return all }
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !words.contains("") else {
      throw .other(
        "--\(option) has an empty name in \"\(text)\"; write names with single commas, or all")
    }
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  private static func choices<Word: RawRepresentable<String> & CaseIterable>(
    _ arguments: Arguments, _ option: String
  ) throws(UsageError) -> [Word]? {
    let all = Word.allCases.map(\.rawValue)
    return try words(arguments, option, all: all)?.map { (text) throws(UsageError) -> Word in
      if let word = Word(rawValue: text) { return word }
      let nearest = NearestNames.find(text, in: all)
      throw .badChoice(
        option: "--" + option, value: text, choices: nearest.isEmpty ? all : nearest)
    }
  }
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
