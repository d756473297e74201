import DeviceProfiles
import Foundation
import KeyboardLayouts
import Picture
import Simulation

/// Reads what follows `Set`.
package struct SettingReader {
  static let scales = 1.0...4.0
  static let rates = 1.0...120.0
  static let slownesses = 1.0...100.0
  static let paddings = 0.0...1000.0
  /// `Slow on` is as slow as the window's slow animations.
  static let slowness = 4.0

  private var line: ArgumentReader
  private let word: SettingWord

  init(_ line: ArgumentReader, _ word: SettingWord) {
    self.line = line
    self.word = word
  }

  static func read(_ line: inout ArgumentReader) throws(TapeProblem) -> (SettingWord, Setting) {
    let name = try line.next("a setting's name")
    guard let word = SettingWord(rawValue: name.text) else {
      let wanted = ArgumentReader.wanted(name.text, SettingWord.allCases.map(\.rawValue))
      throw name.problem(.badValue(name.text, wanted: wanted))
    }
    var reader = SettingReader(line, word)
    let setting = try reader.setting()
    try reader.line.end()
    line = reader.line
    return (word, setting)
  }

  /// Reads an option of the command line as the setting that it stands for.
  package static func option(
    _ option: String, _ word: SettingWord, _ value: String
  ) throws(TapeProblem) -> PlacedSetting {
    let place = SourceLocation(file: option, line: 0)
    let words = ["Set", word.rawValue, value].map { Token($0, isQuoted: true, at: place) }
    var line = ArgumentReader(words, usage: "\(option) VALUE")
    return PlacedSetting(try read(&line).1, at: place)
  }

  private mutating func setting() throws(TapeProblem) -> Setting {
    let what = "a value for \(word.rawValue)"
    switch word {
    case .device: return .device(try line.next(what).text)
    case .ios: return .ios(try version(what))
    case .orientation: return .orientation(try line.choice(what))
    case .scene: return .scene(try line.next(what).text)
    case .strategy: return .strategy(try line.next(what).text)
    case .keyboard: return .keyboard(try line.choice(what))
    case .layout: return .layout(try line.next(what).text)
    case .appearance: return .appearance(try line.choice(what))
    case .contentSize: return .contentSize(try line.choice(what))
    case .predictiveBar: return .predictiveBar(try line.isOn())
    case .hardwareKeyboard: return .hardwareKeyboard(try line.isOn())
    case .arrangement: return .arrangement(try line.choice(what))
    case .contrast: return .contrast(try line.choice(what))
    case .boldText: return .boldText(try line.isOn())
    case .reduceMotion: return .reduceMotion(try line.isOn())
    default:
      if let setting = try statusBarSetting(what) { return setting }
      return try pictureSetting(what)
    }
  }

  private mutating func statusBarSetting(_ what: String) throws(TapeProblem) -> Setting? {
    switch word {
    case .time: return .time(try line.next(what).text)
    case .carrier: return .carrier(try line.next(what).text)
    case .wifiBars: return .wifiBars(try line.integer(what, in: StatusBar.wifi))
    case .cellularBars: return .cellularBars(try line.integer(what, in: StatusBar.cellular))
    case .batteryLevel: return .batteryLevel(try line.integer(what, in: StatusBar.battery))
    case .batteryState: return .batteryState(try line.choice(what))
    default: return nil
    }
  }

  private mutating func pictureSetting(_ what: String) throws(TapeProblem) -> Setting {
    switch word {
    case .scale: return .scale(try line.number(what, in: Self.scales))
    case .frame: return .frame(try line.choice(what))
    case .workbench: return .workbench(try line.isOn())
    case .background: return .background(try background(what))
    case .padding: return .padding(try line.number(what, in: Self.paddings))
    case .crop: return .crop(try line.choice(what))
    case .caption: return .caption(try line.next(what).text)
    case .overlays: return .overlays(try line.isOn())
    case .touches: return .touches(try line.isOn())
    case .keystrokes: return .keystrokes(try line.isOn())
    case .fps: return .fps(try line.number(what, in: Self.rates))
    default: return .slow(try slowness(what))
    }
  }

  private mutating func version(_ what: String) throws(TapeProblem) -> SystemVersion {
    let word = try line.next(what)
    if let version = Int(word.text).flatMap(SystemVersion.init) { return version }
    let versions = SystemVersion.allCases.map { "\($0.rawValue)" }
    throw word.problem(.badValue(word.text, wanted: TapeIssue.list(versions)))
  }

  private mutating func background(_ what: String) throws(TapeProblem) -> Background {
    let word = try line.next(what)
    if let background = Background(word.text) { return background }
    throw word.problem(.badValue(word.text, wanted: Background.wanted))
  }

  private mutating func slowness(_ what: String) throws(TapeProblem) -> Double {
    switch line.peek?.text {
    case "on":
      _ = try line.next(what)
      return Self.slowness
    case "off":
      _ = try line.next(what)
      return 1
    default: break
    }
    return try line.number(what, in: Self.slownesses)
  }
}
