import DeviceProfiles
import JSON
import Simulation

/// The options that take lists with commas, or `all`.
struct MatrixLists {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Returns the words of a list, `all` for all of them; nil where the option is not given.
  func words(_ option: String, all: @autoclosure () -> [String]) throws(UsageError) -> [String]? {
    guard let text = arguments[option] else { return nil }
    if text == "all" {
      let all = all()
      if !all.isEmpty { return all }
    }
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !words.contains("") else {
      throw .other(
        "--\(option) has an empty name in \"\(text)\"; write names with single commas, or all")
    }
    return words.uniqued
  }

  /// Returns the words of a setting's list, checked; nil where the default counts.
  func words(_ row: any AnySettingRow, _ assets: SettingAssets) throws(UsageError) -> [String]? {
    let words =
      row.control == .toggle
      ? try switches(row, assets) : try words(row.facts.option, all: row.all(assets))
    for word in words ?? [] {
      do throws(SettingError) { try row.check(word) } catch { throw UsageError(error, row) }
    }
    return words ?? (row.facts.isAllInLists ? row.all(assets) : nil)
  }

  /// An option that stands alone is on; `--no-predictive` is short for `--predictive off`.
  private func switches(
    _ row: any AnySettingRow, _ assets: SettingAssets
  ) throws(UsageError) -> [String]? {
    let (option, short) = (row.facts.option, OptionSpec.toggleOption(row.facts))
    if option != short, arguments.has(short) {
      if arguments.has(option) {
        throw .other("--\(option) and --\(short) exclude each other; give one of them")
      }
      return [SettingFormat<Bool>.off]
    }
    if arguments[option] == "" { return [SettingFormat<Bool>.on] }
    return try words(option, all: row.all(assets))
  }
}
