import DeviceProfiles
import Foundation
import KeyboardLayouts
import Picture
package import Simulation

/// Reads the words after `Set`.
package struct SettingReader {
  static let scales = 1.0...4.0
  static let rates = 1.0...120.0
  static let slownesses = 1.0...100.0
  static let paddings = 0.0...1000.0
  /// `Slow on` equals the slow animations of the window.
  static let slowness = 4.0

  private var line: ArgumentReader
  private let word: SettingWord

  private init(_ line: ArgumentReader, _ word: SettingWord) {
    self.line = line
    self.word = word
  }

  /// The setting of a line, and its name.
  struct Reading {
    var name: String
    var setting: Setting
    /// Whether it can change after the first action.
    var isChangeable: Bool
  }

  static func read(
    _ line: inout ArgumentReader, _ table: SettingTable
  ) throws(TapeProblem) -> Reading {
    let name = try line.next("a setting's name")
    if let row = table.row(tapeWord: name.text) {
      let setting = try choice(&line, of: row, "value for \(name.text)")
      try line.end()
      return Reading(
        name: name.text, setting: setting, isChangeable: row.facts.changesInTape)
    }
    guard let word = SettingWord(rawValue: name.text) else {
      let names = table.rows.map(\.facts.tapeWord) + SettingWord.allCases.map(\.rawValue)
      throw name.problem(.badValue(name.text, wanted: ArgumentReader.wanted(name.text, names)))
    }
    var reader = SettingReader(line, word)
    let setting = try reader.setting("value for \(name.text)")
    try reader.line.end()
    line = reader.line
    return Reading(name: name.text, setting: setting, isChangeable: word.isChangeable)
  }

  /// Reads the value of a setting of the phone; file names are looked up later.
  static func choice(
    _ line: inout ArgumentReader, of row: any AnySettingRow, _ what: String
  ) throws(TapeProblem) -> Setting {
    let word = try line.next(what)
    do throws(SettingError) {
      try row.check(word.text)
    } catch {
      throw word.problem(TapeIssue(error))
    }
    return .choice(SettingChoice(row.facts.id, word.text))
  }

  /// Reads an option of the command line as a setting.
  package static func option(
    _ option: String, _ name: String, _ value: String, _ table: SettingTable = .standard
  ) throws(TapeProblem) -> PlacedSetting {
    let place = SourceLocation(file: option, line: 0)
    let words = ["Set", name, value].map { Token($0, isQuoted: true, at: place) }
    var line = ArgumentReader(words, usage: "\(option) VALUE")
    return PlacedSetting(try read(&line, table).setting, at: place)
  }

  private mutating func setting(_ what: String) throws(TapeProblem) -> Setting {
    switch word {
    case .scene: return .scene(try line.next(what).text)
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
    case .slow: return .slow(try slowness(what))
    }
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

extension TapeIssue {
  /// Describes the error in the value of a setting.
  init(_ error: SettingError) {
    switch error {
    case .unlisted(let word, let words):
      // Similar numbers are no suggestions.
      let areNumbers = words.allSatisfy { Int($0) != nil }
      self = .badValue(
        word,
        wanted: areNumbers ? TapeIssue.list(words) : ArgumentReader.wanted(word, words))
    case .malformed(let text, let wanted): self = .badValue(text, wanted: wanted)
    }
  }

  /// Describes why a setting cannot be chosen.
  init(_ failure: SettingFailure) {
    self = (failure.reason as? SettingError).map { TapeIssue($0) } ?? .lookup("\(failure.reason)")
  }
}
