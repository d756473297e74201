/// What is known of a setting whatever the type of its values: its names, its words and its place.
package struct SettingFacts: Sendable {
  /// The name that the other names are derived from, such as `contentSize`; also the kept state's key.
  package let id: String
  /// The command line's option without dashes: `content-size`.
  package var option: String
  /// The word after `Set` in a tape: `ContentSize`.
  package var tapeWord: String
  /// The key in the reports of audits: `contentSize`.
  package var reportKey: String
  /// The words at its line of the inspector.
  package var title: String
  /// What it is for, in lower case and without a full stop, for help and tips.
  package var explanation: String
  /// The word of the default; empty where the default has no word.
  package var standard = ""
  /// The default as help shows it; nil for the word itself, empty where help shows none.
  package var standardInHelp: String?
  /// The same where the option takes a list.
  package var standardInLists: String?
  /// Whether a matrix has all values where none is named.
  package var isAllInLists = false
  /// The stored properties of `DeviceSettings` that it sets, by their paths.
  package var properties: [String]
  /// The id of the strategy to which this option belongs; nil for other settings.
  package var strategy: String?
  /// Where it stands in the inspector.
  package var group: SettingGroup
  /// How a golden's name tells a value that is not the default.
  package var naming = SettingNaming.word
  /// What stands for the value in help, such as `ID`; nil where help lists the words.
  package var placeholder: String?
  /// The same where several values may stand side by side; nil where only one may.
  package var placeholderForSeveral: String?
  /// What `list` shows its words by; nil where messages name the words themselves.
  package var listed: String?
  /// Whether a tape can set it after its first action.
  package var changesInTape = true
  /// Whether a tape may name a file in place of a word.
  package var takesFile = false

  /// Derives the names from the id; exceptions are set afterwards.
  package init(
    _ id: String, _ title: String, _ explanation: String, in group: SettingGroup,
    sets properties: [String], standard: String = ""
  ) {
    self.id = id
    self.title = title
    self.explanation = explanation
    self.group = group
    self.properties = properties
    self.standard = standard
    option = Self.option(of: id)
    tapeWord = id.prefix(1).uppercased() + id.dropFirst()
    reportKey = id
  }

  /// Returns a copy with some facts changed.
  package func with(_ change: (inout SettingFacts) -> Void) -> SettingFacts {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns `content-size` for `contentSize`.
  private static func option(of id: String) -> String {
    id.reduce(into: "") { option, character in
      option += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }
}

/// A part of the inspector.
package enum SettingGroup: String, CaseIterable, Hashable, Sendable {
  /// The device and how it is set up.
  case device = "DEVICE"
  /// The app: its strategy; the window shows the scene there too.
  case avoidance = "APP"
  /// The keyboard.
  case keyboard = "KEYBOARD"
  /// Shown as one line until it is opened.
  case statusBar = "STATUS BAR"

  /// Whether the group's lines are hidden until its heading is clicked.
  package var isCollapsed: Bool { self == .statusBar }
}

/// How a golden's name tells a value; a default has no word.
package enum SettingNaming: Hashable, Sendable {
  /// It stands in the first part of each name, or changes no picture of a phone at rest.
  case none
  /// By the value's word.
  case word
  /// By the value's word after another one: `ios26`.
  case prefixed(String)
  /// By one word, as of a switch.
  case fixed(String)
  /// By the value's word at the name's end.
  case trailing
  /// By a hash that the value shares with the other free values.
  case hashed
}

/// How a setting is chosen.
package enum SettingControl: Hashable, Sendable {
  /// From a list.
  case list
  /// From a few values side by side.
  case segments
  /// By a switch.
  case toggle
  /// Any text or number; it has no listed values.
  case free
}
