import DeviceProfiles
import Foundation
import Tape

/// What a call of `play` asks for beyond its tapes.
struct PlayOptions {
  var outputs: [TapeOutput] = []
  /// Where relative names lead, with a slash at its end; empty for the working directory.
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
    if let file = arguments["device-file"] {
      if arguments.has("device") {
        throw UsageError.other("--device and --device-file exclude each other; give one of them")
      }
      devices = [PlacedSetting(.device(file), at: SourceLocation(file: "--device-file", line: 0))]
    } else if let list = arguments["device"] {
      devices = list.split(separator: ",", omittingEmptySubsequences: false).map {
        PlacedSetting(.device(String($0)), at: SourceLocation(file: "--device", line: 0))
      }
    }
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
      throw UsageError.other("--strip has no picture to go into; give -o FILE.png")
    }
    sheet = arguments["sheet"]
    if let sheet, !(TapeOutput(sheet)?.kind.isStill ?? false) {
      throw UsageError.other(
        "--sheet cannot be \"\(sheet)\"; give a name that ends in .png or .svg")
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

  /// Options and the settings of a tape that they stand for.
  private static let words: [(String, SettingWord)] = [
    ("ios", .ios), ("orientation", .orientation), ("scene", .scene), ("strategy", .strategy),
    ("keyboard", .keyboard), ("layout", .layout), ("appearance", .appearance),
    ("content-size", .contentSize), ("scale", .scale), ("frame", .frame),
    ("background", .background), ("padding", .padding), ("caption", .caption), ("crop", .crop),
    ("fps", .fps), ("slow", .slow), ("arrangement", .arrangement), ("contrast", .contrast),
    ("time", .time), ("carrier", .carrier), ("wifi-bars", .wifiBars),
    ("cellular-bars", .cellularBars), ("battery-level", .batteryLevel),
    ("battery-state", .batteryState),
  ]

  /// Switches, and what they set.
  private static let switches: [(String, SettingWord, String)] = [
    ("no-predictive", .predictiveBar, "off"), ("hardware-keyboard", .hardwareKeyboard, "on"),
    ("overlays", .overlays, "on"), ("no-touches", .touches, "off"),
    ("no-keystrokes", .keystrokes, "off"), ("bold-text", .boldText, "on"),
    ("reduce-motion", .reduceMotion, "on"),
  ]

  private static func overrides(_ arguments: Arguments) throws(TapeProblem) -> [PlacedSetting] {
    var settings: [PlacedSetting] = []
    for (option, word) in words {
      guard let value = arguments[option] else { continue }
      settings.append(try SettingReader.option("--" + option, word, value))
    }
    for (option, word, value) in switches where arguments.has(option) {
      settings.append(try SettingReader.option("--" + option, word, value))
    }
    return settings
  }

  /// Returns where an output goes: under the folder, and with several devices by the device's name.
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
