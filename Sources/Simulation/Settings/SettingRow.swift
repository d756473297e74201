package import JSON

/// Changes settings to a value that was read before.
package typealias SettingChange = @Sendable (inout DeviceSettings) -> Void

/// One setting of the device, whatever the type of its values.
package protocol AnySettingRow: Sendable {
  /// Its names, words and place.
  var facts: SettingFacts { get }
  /// How it is chosen in the inspector.
  var control: SettingControl { get }
  /// The word for no value; nil where there always is one.
  var absentWord: String? { get }

  /// Lists the values that can be picked: for a phone, or for any where there is none.
  func listed(in settings: DeviceSettings?, _ assets: SettingAssets) -> [ListedValue]
  /// Returns the words that `all` stands for.
  func all(_ assets: SettingAssets) -> [String]
  /// Checks a word as far as that is possible without assets.
  func check(_ word: String) throws(SettingError)
  /// Reads a word for a phone that has these settings so far.
  func change(
    to word: String, in settings: DeviceSettings, _ assets: SettingAssets
  ) throws -> SettingChange
  /// Takes the value over from other settings.
  func copy(from other: DeviceSettings, to settings: inout DeviceSettings)
  /// Returns the word of the present value; nil for no value.
  func word(in settings: DeviceSettings) -> String?
  /// Returns the word that brings a new phone to the present value; nil for no value.
  func startWord(in settings: DeviceSettings) -> String?
  /// Returns the word by which the present value stands in the list.
  func listedWord(in settings: DeviceSettings) -> String?
  /// Returns the present value for people.
  func title(in settings: DeviceSettings) -> String
  /// Whether the present value is the default.
  func isStandard(in settings: DeviceSettings) -> Bool
  /// Whether a phone with these settings can have the value; an unreadable word suits none.
  func suits(_ word: String, _ settings: DeviceSettings, _ assets: SettingAssets) -> Bool
  /// Says that no phone can have the values of a list; nil where each phone can have all.
  func problem(noPhoneSuits words: String) -> String?
  /// Makes sure that what a word names is there.
  func find(_ word: String, _ assets: SettingAssets) throws
  /// Returns a word as kept state has it.
  func json(of word: String) -> JSONValue
  /// Reads the word of a kept state; reports what is wrong with it.
  func word(_ node: JSONNode) -> String?
}

/// A row of the table of settings.
package struct SettingRow<Value: Hashable & Sendable>: AnySettingRow {
  /// Its names, words and place.
  package let facts: SettingFacts
  let path: any WritableKeyPath<DeviceSettings, Value> & Sendable
  let format: SettingFormat<Value>
  /// What `all` stands for; nil for the listed words.
  var all: (@Sendable (SettingAssets) -> [String])?
  /// Whether the present value is the default; nil to compare the words.
  var standard: (@Sendable (DeviceSettings) -> Bool)?
  var startWord: (@Sendable (DeviceSettings) -> String?)?
  var listedWord: (@Sendable (DeviceSettings) -> String?)?
  /// Which phones can have a value; nil for all.
  var suits: (@Sendable (Value, DeviceSettings) -> Bool)?
  /// Says that no phone can have the values of a list.
  var unsuited: (@Sendable (String) -> String)?

  /// Makes a row of a property and the format of its values.
  package init(
    _ facts: SettingFacts, _ path: any WritableKeyPath<DeviceSettings, Value> & Sendable,
    _ format: SettingFormat<Value>
  ) {
    self.facts = facts
    self.path = path
    self.format = format
  }

  /// How it is chosen in the inspector.
  package var control: SettingControl { format.control }
  /// The word for no value; nil where there always is one.
  package var absentWord: String? { format.absent }

  /// Lists the values that can be picked: for a device, or for any where there is none.
  package func listed(in settings: DeviceSettings?, _ assets: SettingAssets) -> [ListedValue] {
    format.listed(settings, assets)
  }

  /// Returns the words that `all` stands for.
  package func all(_ assets: SettingAssets) -> [String] {
    all?(assets) ?? listed(in: nil, assets).map(\.word).filter { $0 != absentWord }
  }

  /// Checks a word as far as that is possible without assets.
  package func check(_ word: String) throws(SettingError) { try format.check(word) }

  /// Makes sure that what a word names is there.
  package func find(_ word: String, _ assets: SettingAssets) throws {
    try format.check(word)
    try format.find(word, assets)
  }

  /// Reads a word for a device that has these settings so far.
  package func change(
    to word: String, in settings: DeviceSettings, _ assets: SettingAssets
  ) throws -> SettingChange {
    let value = try format.read(word, settings, assets)
    let path = path
    return { $0[keyPath: path] = value }
  }

  /// Copies the value from other settings.
  package func copy(from other: DeviceSettings, to settings: inout DeviceSettings) {
    settings[keyPath: path] = other[keyPath: path]
  }

  /// Returns the word of the present value; nil for no value.
  package func word(in settings: DeviceSettings) -> String? {
    format.write(settings[keyPath: path])
  }

  /// Returns the word that brings a new device to the present value; nil for no value.
  package func startWord(in settings: DeviceSettings) -> String? {
    startWord.map { $0(settings) } ?? word(in: settings)
  }

  /// Returns the word by which the present value stands in the list.
  package func listedWord(in settings: DeviceSettings) -> String? {
    listedWord.map { $0(settings) } ?? word(in: settings) ?? absentWord
  }

  /// Returns the present value for the user.
  package func title(in settings: DeviceSettings) -> String {
    format.title(settings[keyPath: path])
  }

  /// Whether the present value is the default.
  package func isStandard(in settings: DeviceSettings) -> Bool {
    standard?(settings) ?? ((word(in: settings) ?? "") == facts.standard)
  }

  /// Whether a device with these settings can have the value; an unreadable word suits none.
  package func suits(
    _ word: String, _ settings: DeviceSettings, _ assets: SettingAssets
  ) -> Bool {
    guard let suits else { return true }
    guard let value = try? format.read(word, settings, assets) else { return false }
    return suits(value, settings)
  }

  /// Says that no device can have the values of a list; nil where each can have all.
  package func problem(noPhoneSuits words: String) -> String? { unsuited?(words) }
}
