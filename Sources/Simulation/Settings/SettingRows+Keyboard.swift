import DeviceProfiles
import KeyboardAvoidance
import KeyboardLayouts

/// The language in use among those that the globe key goes through.
struct LanguageChoice: Hashable, Sendable {
  var layout: KeyboardLayout
  var layouts: [KeyboardLayout]
}

extension DeviceSettings {
  /// The language in use and the enabled ones, which only change together.
  var language: LanguageChoice {
    get { LanguageChoice(layout: layout, layouts: layouts) }
    set {
      layouts = newValue.layouts
      layout = newValue.layout
    }
  }
}

/// Which keyboard there is, in which language, and where it stands.
enum KeyboardRows {
  static let all: [any AnySettingRow] = [
    keyboard, layout, softwareKeyboard, predictiveBar, hardwareKeyboard, arrangement,
    keyboardHeight,
  ]

  private static var keyboard: SettingRow<KeyboardType?> {
    let facts = SettingFacts(
      "keyboard", "Type", "one keyboard type for all fields",
      in: .keyboard, sets: ["keyboardType"])
    let absent = ListedValue(word: "automatic", title: "Each field's own")
    return SettingRow(
      facts.with {
        $0.standardInHelp = ""
        $0.standardInLists = "each field's own"
        $0.naming = .none
        $0.placeholder = "TYPE"
      }, \.keyboardType, .optional(absent: absent, title: { $0.title }))
  }

  static var layout: SettingRow<LanguageChoice> {
    let facts = SettingFacts(
      "layout", "Language", "keyboard languages; the globe key switches between them",
      in: .keyboard, sets: ["layout", "layouts"], standard: "en-US")
    var row = SettingRow(facts.with { $0.placeholder = "TAG,…" }, \.language, languages)
    row.all = { $0.layouts().map(\.id) }
    row.startWord = { settings in
      let ids = settings.layouts.map(\.id)
      let index = ids.firstIndex(of: settings.layout.id) ?? 0
      return (ids[index...] + ids[..<index]).joined(separator: ",")
    }
    return row
  }

  private static var languages: SettingFormat<LanguageChoice> {
    SettingFormat(
      control: .list,
      listed: { _, assets in
        assets.layouts().map { ListedValue(word: $0.id, title: $0.name, detail: $0.id) }
      }, check: { _ throws(SettingError) in }, find: { _ = try $1.layout($0) },
      read: { word, settings, assets in
        let named = try word.split(separator: ",", omittingEmptySubsequences: false)
          .map { try assets.layout(String($0)) }
        guard named.count == 1 else { return LanguageChoice(layout: named[0], layouts: named) }
        let isEnabled = settings.layouts.contains { $0.id == named[0].id }
        return LanguageChoice(
          layout: named[0], layouts: isEnabled ? settings.layouts : settings.layouts + named)
      }, write: { $0.layout.id }, title: { $0.layout.name })
  }

  private static var softwareKeyboard: SettingRow<Bool> {
    let facts = SettingFacts(
      "softwareKeyboard", "Software keyboard", "the on-screen keyboard",
      in: .keyboard, sets: ["showsSoftwareKeyboard"], standard: SettingFormat<Bool>.on)
    return SettingRow(
      facts.with { $0.naming = .fixed("no-software-keyboard") }, \.showsSoftwareKeyboard, .toggle)
  }

  private static var predictiveBar: SettingRow<Bool> {
    let facts = SettingFacts(
      "predictiveBar", "Predictive bar", "the predictive bar", in: .keyboard,
      sets: ["hasPredictiveBar"], standard: SettingFormat<Bool>.on)
    return SettingRow(
      facts.with {
        $0.option = "predictive"
        $0.reportKey = "predictive"
        $0.naming = .fixed("no-predictive")
      }, \.hasPredictiveBar, .toggle)
  }

  private static var keyboardHeight: SettingRow<Int?> {
    let facts = SettingFacts(
      "keyboardHeight", "Keyboard height", "height of a third-party keyboard or an input view",
      in: .keyboard, sets: ["keyboardHeight"], standard: SettingFormat<Int?>.automatic)
    return SettingRow(
      facts.with {
        $0.standardInHelp = "the system keyboard's"
        $0.placeholder = "POINTS"
        $0.naming = .prefixed("keyboard-height-")
      }, \.keyboardHeight, .number(1...1400))
  }

  private static var hardwareKeyboard: SettingRow<Bool> {
    let facts = SettingFacts(
      "hardwareKeyboard", "Hardware keyboard", "a hardware keyboard is attached",
      in: .keyboard, sets: ["hasHardwareKeyboard"], standard: SettingFormat<Bool>.off)
    return SettingRow(
      facts.with { $0.naming = .fixed("hardware-keyboard") }, \.hasHardwareKeyboard, .toggle)
  }

  private static var arrangement: SettingRow<KeyboardArrangement> {
    let facts = SettingFacts(
      "arrangement", "Arrangement", "arrangement of an iPad's keyboard",
      in: .keyboard, sets: ["arrangement"], standard: KeyboardArrangement.docked.rawValue)
    var row = SettingRow(facts, \.arrangement, .choice(.segments))
    row.suits = { $0 == .docked || $1.device.kind == .pad }
    row.unsuited = { "only an iPad's keyboard can be \($0); choose an iPad" }
    return row
  }
}
