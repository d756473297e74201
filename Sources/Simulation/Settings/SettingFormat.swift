import Foundation

/// How the values of a setting are listed, read and printed.
package struct SettingFormat<Value: Hashable & Sendable>: Sendable {
  /// What a value is in JSON.
  package enum JSONKind: Hashable, Sendable {
    /// Its word, in quotes.
    case text
    /// A whole number.
    case number
    /// `true` or `false`.
    case flag
  }

  var control: SettingControl
  var json = JSONKind.text
  /// Lists the values that can be picked, for a phone or for any; empty for free values.
  var listed: @Sendable (DeviceSettings?, SettingAssets) -> [ListedValue] = { _, _ in [] }
  /// Checks a word as far as that is possible without assets.
  var check: @Sendable (String) throws(SettingError) -> Void
  /// Makes sure that the device or the layout that a word names is there.
  var find: @Sendable (String, SettingAssets) throws -> Void = { _, _ in }
  /// Reads a word for a phone that has these settings so far.
  var read: @Sendable (String, DeviceSettings, SettingAssets) throws -> Value
  /// Prints a value as its word; nil for none.
  var write: @Sendable (Value) -> String?
  /// Prints a value for people.
  var title: @Sendable (Value) -> String
  /// The word for no value, which is none of the listed ones.
  var absent: String?
}

extension SettingFormat {
  /// Reads one of some words that need no assets.
  private init(
    _ control: SettingControl, _ values: [Value], absent: ListedValue? = nil,
    word: @escaping @Sendable (Value) -> String?, title: @escaping @Sendable (Value) -> String,
    detail: @escaping @Sendable (Value) -> String = { _ in "" }, none: Value? = nil
  ) {
    let words = values.compactMap(word)
    @Sendable func value(_ text: String) throws(SettingError) -> Value {
      if let none, text == absent?.word { return none }
      if let value = values.first(where: { word($0) == text }) { return value }
      throw .unlisted(text, words: words)
    }
    self.control = control
    listed = { _, _ in
      [absent].compactMap { $0 }
        + values.map { ListedValue(word: word($0) ?? "", title: title($0), detail: detail($0)) }
    }
    check = { text throws(SettingError) in _ = try value(text) }
    read = { text, _, _ in try value(text) }
    write = word
    self.title = title
    self.absent = absent?.word
  }
}

extension SettingFormat
where Value: RawRepresentable<String> & CaseIterable, Value.AllCases: Sendable {
  /// Reads the raw value of a case.
  static func choice(
    _ control: SettingControl = .list,
    title: @escaping @Sendable (Value) -> String = { $0.rawValue.capitalized },
    detail: @escaping @Sendable (Value) -> String = { _ in "" }
  ) -> SettingFormat {
    SettingFormat(
      control, Array(Value.allCases), word: { $0.rawValue }, title: title, detail: detail)
  }
}

extension SettingFormat {
  /// Reads the raw value of a case, or a word for none.
  static func optional<Word: RawRepresentable<String> & CaseIterable & Hashable & Sendable>(
    absent: ListedValue, title: @escaping @Sendable (Word) -> String
  ) -> SettingFormat where Value == Word? {
    SettingFormat(
      .list, Word.allCases.map(Optional.some), absent: absent, word: { $0?.rawValue },
      title: { $0.map(title) ?? absent.title }, none: .some(nil))
  }
}

extension SettingFormat<Bool> {
  /// The word of true.
  package static var on: String { "on" }
  /// The word of false.
  package static var off: String { "off" }

  /// Reads `on` and `off`.
  package static var toggle: SettingFormat {
    var format = SettingFormat(
      .toggle, [true, false], word: { $0 ? on : off }, title: { ($0 ? on : off).capitalized })
    format.json = .flag
    return format
  }
}

extension SettingFormat<Int> {
  /// Reads whole numbers of a small range, which are listed.
  package static func step(_ range: ClosedRange<Int>) -> SettingFormat {
    var format = number(range)
    format.control = .list
    format.listed = { _, _ in range.map { ListedValue(word: "\($0)", title: "\($0)") } }
    return format
  }

  /// Reads whole numbers of a range.
  static func number(_ range: ClosedRange<Int>) -> SettingFormat {
    @Sendable func value(_ text: String) throws(SettingError) -> Int {
      if let number = Int(text), range.contains(number) { return number }
      throw .malformed(
        text, wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return SettingFormat(
      control: .free, json: .number,
      check: { text throws(SettingError) in _ = try value(text) },
      read: { text, _, _ in try value(text) }, write: { "\($0)" }, title: { "\($0)" })
  }
}

extension SettingFormat<Int?> {
  /// The word for no number.
  static let automatic = "automatic"

  /// Reads whole numbers of a range, or `automatic` for none.
  static func number(_ range: ClosedRange<Int>) -> SettingFormat {
    @Sendable func value(_ text: String) throws(SettingError) -> Int? {
      if text == automatic { return nil }
      if let number = Int(text), range.contains(number) { return number }
      throw .malformed(
        text,
        wanted: "a whole number from \(range.lowerBound) to \(range.upperBound), or \(automatic)")
    }
    return SettingFormat(
      control: .free, check: { text throws(SettingError) in _ = try value(text) },
      read: { text, _, _ in try value(text) }, write: { $0.map(String.init) ?? automatic },
      title: { $0.map(String.init) ?? automatic })
  }
}

extension SettingFormat<String> {
  /// Takes any text.
  static var text: SettingFormat {
    SettingFormat(
      control: .free, check: { _ throws(SettingError) in }, read: { text, _, _ in text },
      write: { $0 }, title: { $0 })
  }
}
