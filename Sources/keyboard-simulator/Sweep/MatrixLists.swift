import DeviceProfiles
import JSON
import Simulation

/// The options that take comma-separated lists, or `all`.
struct MatrixLists {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Returns the words of a list, with `all` replaced by all words; nil without the option.
  func words(_ option: String, all: @autoclosure () -> [String]) throws(UsageError) -> [String]? {
    guard let text = arguments[option] else { return nil }
    if text == "all" {
      let all = all()
      if !all.isEmpty { return all }
    }
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !words.contains("") else {
      throw .other(
        "empty name in the list \"\(text)\" of --\(option); separate names with single commas, or give all"
      )
    }
    return words.uniqued
  }

  /// Returns the checked words of a setting's list; nil for the default.
  func words(_ row: any AnySettingRow, _ assets: SettingAssets) throws(UsageError) -> [String]? {
    let words =
      row.control == .toggle
      ? try switches(row, assets) : try words(row.facts.option, all: row.all(assets))
    for word in words ?? [] {
      do throws(SettingError) { try row.check(word) } catch { throw UsageError(error, row) }
    }
    return words ?? (row.facts.isAllInLists ? row.all(assets) : nil)
  }

  /// Returns the checked words of an option of a strategy; nil without the option.
  func optionWords(
    _ row: any AnySettingRow, _ assets: SettingAssets
  ) throws(UsageError) -> [String]? {
    guard row.control == .free else { return try words(row, assets) }
    guard let word = arguments[row.facts.option] else { return nil }
    do throws(SettingError) { try row.check(word) } catch { throw UsageError(error, row) }
    return [word]
  }

  /// An option without a value means `on`; `--no-predictive` means `--predictive off`.
  private func switches(
    _ row: any AnySettingRow, _ assets: SettingAssets
  ) throws(UsageError) -> [String]? {
    let (option, short) = (row.facts.option, OptionSpec.toggleOption(row.facts))
    if option != short, arguments.has(short) {
      if arguments.has(option) {
        throw .other("--\(option) and --\(short) cannot be combined; give one of them")
      }
      return [SettingFormat<Bool>.off]
    }
    if arguments[option] == "" { return [SettingFormat<Bool>.on] }
    return try words(option, all: row.all(assets))
  }
}
