import DeviceProfiles
import JSON

/// The options that take lists with commas, or `all`.
struct MatrixLists {
  static let names = [
    "device", "device-file", "ios", "orientation", "scene", "strategy", "keyboard", "layout",
    "appearance", "content-size", "contrast", "no-predictive", "predictive", "hardware-keyboard",
    "arrangement",
  ]

  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// The words of a list, `all` for all of them; nil where the option is not given.
  func words(_ option: String, all: [String]) throws(UsageError) -> [String]? {
    guard let text = arguments[option] else { return nil }
    if text == "all", !all.isEmpty { return all }
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !words.contains("") else {
      throw .other(
        "--\(option) has an empty name in \"\(text)\"; write names with single commas, or all")
    }
    return words.uniqued
  }

  /// The values of an enumeration, by their words.
  func choices<Word: RawRepresentable & CaseIterable>(
    _ option: String
  ) throws(UsageError) -> [Word]? {
    let all = Word.allCases.map { "\($0.rawValue)" }
    return try words(option, all: all)?.map { (text) throws(UsageError) -> Word in
      if let word = Word.allCases.first(where: { "\($0.rawValue)" == text }) { return word }
      let nearest = NearestNames.find(text, in: all)
      throw .badChoice(
        option: "--" + option, value: text, choices: nearest.isEmpty ? all : nearest)
    }
  }

  /// What is switched on, off or both; an option that stands alone is on.
  func switches(_ option: String) throws(UsageError) -> [Bool]? {
    if arguments[option] == "" { return [true] }
    let words: [OnOff]? = try choices(option)
    return words.map { $0.map { $0 == .on } }
  }

  /// `--no-predictive` is short for `--predictive off`.
  func predictive() throws(UsageError) -> [Bool] {
    guard arguments.has("no-predictive") else { return try switches("predictive") ?? [true] }
    if arguments.has("predictive") {
      throw .other("--predictive and --no-predictive exclude each other; give one of them")
    }
    return [false]
  }

  private enum OnOff: String, CaseIterable { case on, off }
}
