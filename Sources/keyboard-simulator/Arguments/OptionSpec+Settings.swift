import Foundation
import Simulation

/// The options that choose a setting.
extension OptionSpec {
  /// Returns the options that choose one value, or, if possible, one for each of several phones.
  static func options(_ row: any AnySettingRow, isForSeveral: Bool = false) -> [OptionSpec] {
    let facts = row.facts
    if row.control == .toggle { return [toggle(row)] }
    let several = isForSeveral ? facts.placeholderForSeveral : nil
    let value = several ?? facts.placeholder
    let note = several == nil ? "" : "; several stand side by side"
    let option = OptionSpec(
      facts.option, value: value, choices: value == nil ? words(row) : nil,
      facts.explanation + note, standard: facts.standardInHelp ?? facts.standard)
    return [option] + (facts.takesFile ? [file(row)] : [])
  }

  /// Returns the options that choose values for a matrix.
  static func lists(_ row: any AnySettingRow) -> [OptionSpec] {
    guard row.control != .free else { return options(row) }
    guard row.control == .toggle else { return options(row).map { Self.list(of: $0, row.facts) } }
    let isOn = row.facts.standard == SettingFormat<Bool>.on
    var both = OptionSpec(
      row.facts.option, value: "LIST", isValueOptional: !isOn,
      "\(row.facts.explanation): on, off, or all", standard: row.facts.standard)
    both.listed = words(row)
    return isOn ? [toggle(row), both] : [both]
  }

  /// Returns an option that takes a list instead of a single value.
  static func list(of option: OptionSpec, _ facts: SettingFacts? = nil) -> OptionSpec {
    var list = option
    let isFile = option.name == facts.map(fileOption)
    list.listed = option.choices ?? []
    list.choices = nil
    list.value = "LIST"
    let usual = facts.map { $0.standardInLists ?? $0.standardInHelp ?? $0.standard } ?? "tab-form"
    list.explanation += "; a list" + (isFile ? "" : ", or all")
    list.standard = isFile ? "none" : usual
    return list
  }

  /// The option that names a file instead of an id.
  static func fileOption(_ facts: SettingFacts) -> String { facts.option + "-file" }

  /// The option that turns a setting on, or off if it is on by default.
  static func toggleOption(_ facts: SettingFacts) -> String {
    facts.standard == SettingFormat<Bool>.on ? "no-" + facts.option : facts.option
  }

  private static func toggle(_ row: any AnySettingRow) -> OptionSpec {
    let isOn = row.facts.standard == SettingFormat<Bool>.on
    return OptionSpec(
      toggleOption(row.facts), (isOn ? "without " : "") + row.facts.explanation)
  }

  private static func file(_ row: any AnySettingRow) -> OptionSpec {
    OptionSpec(
      fileOption(row.facts), value: "FILE", "your own \(row.facts.title.lowercased()) file")
  }

  private static func words(_ row: any AnySettingRow) -> [String] {
    row.listed(in: nil, .none).map(\.word)
  }
}
