/// A setting and the word that was chosen for it, as options, tapes, lists and kept states have it.
package struct SettingChoice: Hashable, Sendable {
  /// The row's id.
  package var id: String
  /// The chosen value, as `SettingRow.change` reads it.
  package var word: String
  /// Whether it is left out where the device does not allow it, as a system of another day.
  package var isPreference: Bool

  /// Makes a choice; nothing is checked.
  package init(_ id: String, _ word: String, isPreference: Bool = false) {
    self.id = id
    self.word = word
    self.isPreference = isPreference
  }
}

/// A value that can be picked from a list.
package struct ListedValue: Hashable, Sendable {
  /// The value as options and tapes write it.
  package var word: String
  /// The words for people.
  package var title: String
  /// What stands beside it, dim; empty for nothing.
  package var detail = ""
}

/// What is wrong with a setting's word; whoever read it says where it stands.
package enum SettingError: Error, Hashable, Sendable {
  /// A word that is none of the listed ones.
  case unlisted(String, words: [String])
  /// A text that is no such value, and what would be one.
  case malformed(String, wanted: String)
}

/// A choice that cannot be made, and why.
package struct SettingFailure: Error {
  /// The id of the setting's row.
  package var id: String
  /// Why: an error of the row, or of the assets.
  package var reason: any Error

  /// Makes a failure.
  package init(id: String, reason: any Error) {
    self.id = id
    self.reason = reason
  }
}
