import DeviceProfiles
import Foundation
import Simulation
import Tape

/// The options of `play`.
struct PlayOptions {
  var outputs: [TapeOutput] = []
  /// The folder of relative paths, with a slash at its end; empty for the working directory.
  var folder = ""
  var variables: [String: String] = [:]
  var overrides: [PlacedSetting] = []
  /// The devices to play on; nil for the tape's own.
  var devices: [PlacedSetting?] = [nil]
  var sheet: String?
  var keepsFiles: Bool
  var events: String?
  var report: String?
  var isJUnit: Bool

  init(_ arguments: Arguments) throws {
    keepsFiles = arguments.has("no-clobber")
    events = arguments["events"]
    report = arguments["report"]
    isJUnit = arguments["reporter"] == "junit"
    if let folder = arguments["into"], !folder.isEmpty {
      self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    }
    try readOutputs(arguments)
    variables = try Self.variables(arguments)
    overrides = try Self.overrides(arguments)
    devices = try Self.devices(arguments) ?? devices
  }

  /// Returns the devices to play on; nil if the tape chooses.
  private static func devices(_ arguments: Arguments) throws(UsageError) -> [PlacedSetting]? {
    guard let facts = arguments.settings.rows.map(\.facts).first(where: \.takesFile) else {
      return nil
    }
    func device(_ word: String, _ option: String) -> PlacedSetting {
      PlacedSetting(
        .choice(SettingChoice(facts.id, word)), at: SourceLocation(file: "--" + option, line: 0))
    }
    let option = OptionSpec.fileOption(facts)
    if let file = arguments[option] {
      if arguments.has(facts.option) {
        throw .other("--device and --\(option) cannot be combined; give one of them")
      }
      return [device(file, option)]
    }
    return arguments[facts.option]?.split(separator: ",", omittingEmptySubsequences: false)
      .map { device(String($0), facts.option) }
  }

  private mutating func readOutputs(_ arguments: Arguments) throws {
    let strip = try arguments.number(
      "strip", in: TapeOutput.stripLengths, wanted: "a number of frames from 2 to 24")
    for path in arguments.all("output") {
      guard var output = TapeOutput(path) else {
        throw UsageError.other("\(TapeIssue.badOutput(path))")
      }
      if output.kind.isStill { output.stripFrames = strip.map { Int($0) } }
      outputs.append(output)
    }
    if strip != nil, !outputs.contains(where: \.kind.isStill) {
      throw UsageError.other("--strip needs a picture; give -o FILE.png")
    }
    sheet = arguments["sheet"]
    if let sheet, !(TapeOutput(sheet)?.kind.isStill ?? false) {
      throw UsageError.other(
        "invalid value \"\(sheet)\" for --sheet; give a file name that ends in .png or .svg")
    }
  }

  /// Reads every `--set NAME=VALUE`.
  static func variables(_ arguments: Arguments) throws(UsageError) -> [String: String] {
    var variables: [String: String] = [:]
    for text in arguments.all("set") {
      let (name, value) = try variable(text)
      variables[name] = value
    }
    return variables
  }

  private static func variable(_ text: String) throws(UsageError) -> (String, String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty,
      parts[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else {
      throw .badNumber(option: "--set", value: text, wanted: "NAME=VALUE, such as DEVICE=iphone-16")
    }
    return (String(parts[0]), String(parts[1]))
  }

  /// Options of the scene and the picture, and the settings of a tape that they override.
  private static let words: [(String, SettingWord)] = [
    ("scene", .scene), ("scale", .scale), ("frame", .frame), ("background", .background),
    ("padding", .padding), ("caption", .caption), ("crop", .crop), ("fps", .fps), ("slow", .slow),
  ]

  /// Switches, and the settings and values that they stand for.
  private static let switches: [(String, SettingWord, String)] = [
    ("overlays", .overlays, "on"), ("no-touches", .touches, "off"),
    ("no-keystrokes", .keystrokes, "off"),
  ]

  private static func overrides(_ arguments: Arguments) throws -> [PlacedSetting] {
    let table = arguments.settings
    var settings: [PlacedSetting] = []
    for choice in try arguments.choices() {
      guard let facts = table[choice.id]?.facts, !facts.takesFile else { continue }
      settings.append(
        try SettingReader.option("--" + facts.option, facts.tapeWord, choice.word, table))
    }
    for (option, word) in words {
      guard let value = arguments[option] else { continue }
      settings.append(try SettingReader.option("--" + option, word.rawValue, value))
    }
    for (option, word, value) in switches where arguments.has(option) {
      settings.append(try SettingReader.option("--" + option, word.rawValue, value))
    }
    return settings
  }

  /// Returns the path of an output: in the folder, and with several devices with the device's name.
  func path(_ name: String, on device: String) -> String {
    var name = name
    if devices.count > 1 {
      if name.hasSuffix("/") {
        name = "\(name.dropLast())-\(device)/"
      } else {
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        name = "\(name[..<dot])-\(device)\(name[dot...])"
      }
    }
    return name.hasPrefix("/") ? name : folder + name
  }
}
