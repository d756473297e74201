import DeviceProfiles
import Foundation
import KeyboardLayouts
import Simulation

/// Reads the words after the first word of an action.
struct CommandReader {
  private var line: ArgumentReader
  private let table: SettingTable

  /// The default duration of a drag, in seconds.
  static let dragDuration: TimeInterval = 0.3

  private init(_ line: ArgumentReader, _ table: SettingTable) {
    self.line = line
    self.table = table
  }

  static func action(
    _ word: CommandWord, _ line: ArgumentReader, _ table: SettingTable
  ) throws(TapeProblem) -> Action {
    var reader = CommandReader(line, table)
    let action = try reader.action(word)
    try reader.line.end()
    return action
  }

  private mutating func action(_ word: CommandWord) throws(TapeProblem) -> Action {
    switch word {
    case .tap: return .tap(try target())
    case .longPress: return try longPress()
    case .drag: return try drag()
    case .touch:
      return .touch(
        try line.choice("phase of the touch"), try line.point("coordinate"),
        finger: line.isAtEnd ? 0 : Int(try line.number("the finger", in: 0...9)))
    case .wheel:
      return .wheel(
        try line.point("coordinate"), down: CGFloat(try line.number("the distance")),
        aside: line.isAtEnd ? 0 : CGFloat(try line.number("horizontal distance")))
    case .paste: return .paste(try line.next("a text").text)
    case .compose: return .compose(try line.next("a text").text)
    case .type: return .type(try line.next("a text").text)
    case .press: return .press(try stroke())
    case .keyboard: return .keyboard(try line.choice("word for the keyboard"))
    case .rotate: return .rotate(try line.choice("a direction"))
    case .sleep: return .sleep(try line.duration())
    case .screenshot: return .screenshot(try picture())
    case .expect: return .expect(try ExpectationReader.read(&line))
    case .hide: return .hide
    case .show: return .show
    case .wait:
      let word = try line.next("word for Wait")
      guard word.text == "settled" else {
        throw word.problem(.badValue(word.text, wanted: "settled"))
      }
      return .waitSettled
    case .output, .set, .source, .device, .appearance, .hardwareKeyboard, .predictiveBar:
      return .set(try setting(word))
    }
  }

  /// Reads the rest of a command with the name of a setting.
  private mutating func setting(_ word: CommandWord) throws(TapeProblem) -> Setting {
    guard let row = table.row(tapeWord: word.rawValue) else {
      throw line.first.problem(.unknownCommand(word.rawValue, nearest: nil))
    }
    return try SettingReader.choice(&line, of: row, word.value)
  }

  private mutating func target() throws(TapeProblem) -> Target {
    if line.skip("Key") { return .key(try line.next("a key").text) }
    if let word = line.peek, !word.isQuoted, Double(word.text) != nil {
      return .point(try line.point("coordinate"))
    }
    return .label(try line.next("label or point").text)
  }

  private mutating func longPress() throws(TapeProblem) -> Action {
    let target = try target()
    guard case .key = target, !line.isAtEnd else { return .longPress(target, choice: nil) }
    return .longPress(target, choice: try line.next("a character").text)
  }

  private mutating func drag() throws(TapeProblem) -> Action {
    let start = try line.point("the start's")
    let end = try line.point("the end's")
    return .drag(
      from: start, to: end, line.isAtEnd ? Self.dragDuration : try line.duration())
  }

  private mutating func picture() throws(TapeProblem) -> String {
    let word = try line.next("a file's name")
    guard TapeOutput(word.text)?.kind.isStill ?? false else {
      throw word.problem(.badValue(word.text, wanted: "a name that ends in .png or .svg"))
    }
    return word.text
  }

  /// Reads `Return`, `Shift+Tab`, `Ctrl+Left`, `Ctrl+Z` or a character.
  private mutating func stroke() throws(TapeProblem) -> HardwareStroke {
    let word = try line.next("a key")
    if word.text.count == 1 { return .text(word.text) }
    var parts = word.text.split(separator: "+").map(String.init)
    let name = parts.popLast() ?? ""
    let modifiers = KeyModifiers(
      try parts.map { part throws(TapeProblem) -> KeyModifiers in
        guard let modifier = Self.modifiers[part] else {
          let wanted = ArgumentReader.wanted(part, Self.modifiers.keys.sorted())
          throw word.problem(.badValue(part, wanted: wanted))
        }
        return modifier
      })
    if let stroke = Self.strokes[word.text] { return stroke }
    if let key = HardwareKey.allCases.first(where: { Self.name(of: $0) == name }) {
      return .key(key, modifiers)
    }
    let names = HardwareKey.allCases.map(Self.name) + Self.strokes.keys.sorted()
    throw word.problem(.badValue(name, wanted: ArgumentReader.wanted(name, names)))
  }

  private static let strokes: [String: HardwareStroke] = [
    "Space": .text(" "), "Copy": .copy, "Cut": .cut, "Ctrl+C": .copy, "Ctrl+X": .cut,
    "Ctrl+A": .key(.selectAll, []), "Ctrl+Z": .key(.undo, []), "Ctrl+Shift+Z": .key(.redo, []),
    "Shift+Ctrl+Z": .key(.redo, []),
  ]

  private static let modifiers: [String: KeyModifiers] = [
    "Shift": .shift, "Ctrl": .word, "Alt": .word,
  ]

  /// The name of the key in tapes: `Return`.
  static func name(of key: HardwareKey) -> String {
    key.rawValue.prefix(1).uppercased() + key.rawValue.dropFirst()
  }
}
