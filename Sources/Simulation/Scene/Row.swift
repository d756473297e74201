import Foundation
package import KeyboardLayouts

/// One row of a form.
package struct Row: Hashable, Sendable, Identifiable {
  /// What a row is; the words are those of scene files and of the state report.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// One line that is edited; a text that is longer moves inside it.
    case textField
    /// Several lines that are edited; the row grows with them where the body lets it.
    case textView
    /// A title that is tapped; it takes no focus.
    case button
    /// Text that is only read, over as many lines as it needs.
    case label
    /// Fields beside each other that scroll sideways.
    case carousel = "strip"
    /// A control that is on or off.
    case toggle = "switch"
    /// A number with a minus and a plus.
    case stepper
    /// One of some texts.
    case picker

    /// Whether the row can have the focus and brings up the keyboard.
    package var isEditable: Bool { self == .textField || self == .textView }
    /// Whether a tap changes the row's own value.
    package var isControl: Bool { self == .toggle || self == .stepper || self == .picker }
  }

  /// What a button does when it is tapped.
  package enum Action: String, CaseIterable, Hashable, Sendable {
    /// Nothing: it can be tapped, and the focus stays.
    case none
    /// Takes the focus away, so that the keyboard leaves.
    case dismissKeyboard
    /// Adds what is in the composer to the messages of a chat.
    case send
  }

  /// Unique in its scene.
  package var id: String
  /// Decides which of the other members mean something.
  package var kind: Kind
  /// Text at the left of the row; empty where the placeholder alone says what is wanted.
  package var label: String
  /// Shown dimmed while a field is empty; it may be empty itself.
  package var placeholder: String
  /// What a field holds at first; of other kinds, what stands there.
  package var text: String
  /// What a field asks of the keyboard; other kinds keep the default and ignore it.
  package var input: InputTraits
  /// Least height of a text view, in lines.
  package var minimumLines: Int
  /// What a tap on a button does; other kinds ignore it.
  package var action: Action
  /// The fields of a row that scrolls sideways.
  package var items: [Row]
  /// What a switch, stepper or picker is set to at first; nil for other kinds.
  package var control: Control?
  /// Whether a text field shows a button that empties it while it is edited.
  package var hasClearButton = false

  /// Makes a row; whether its members fit its kind is what `SceneFile` checks.
  package init(
    id: String, kind: Kind, label: String = "", placeholder: String = "", text: String = "",
    input: InputTraits = InputTraits(), minimumLines: Int = 1, action: Action = .none,
    items: [Row] = [], control: Control? = nil
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.placeholder = placeholder
    self.text = text
    self.input = input
    self.minimumLines = minimumLines
    self.action = action
    self.items = items
    self.control = control
  }

  /// What a person would call the row: its label, else its placeholder, else its text.
  package var name: String {
    [label, placeholder, text].first { !$0.isEmpty } ?? id
  }
}

/// What a field asks of the keyboard; the words are UIKit's.
package struct InputTraits: Hashable, Sendable {
  /// When shift raises itself; the names of `UITextAutocapitalizationType`.
  package enum Autocapitalization: String, CaseIterable, Hashable, Sendable {
    /// Never.
    case none
    /// Before each word.
    case words
    /// At the beginning of the text and of a line, and after an end mark and a space.
    case sentences
    /// Before every character.
    case allCharacters
  }

  /// The names of `UITextContentType`.
  package enum ContentType: String, CaseIterable, Hashable, Sendable {
    /// Secrets are not predicted; user names and passwords bring a bar for the saved ones.
    case name, givenName, familyName, username, password, newPassword, oneTimeCode, emailAddress
    /// They change nothing but what `suggestion` stands for.
    case telephoneNumber, streetAddressLine1, addressCity, postalCode, countryName
    /// They change nothing but what `suggestion` stands for.
    case organizationName, url = "URL", creditCardNumber
  }

  /// Which keys are shown, unless the settings say another type.
  package var keyboardType: KeyboardType
  /// Which word stands on the return key; `next` also leads to the next field.
  package var returnKey: ReturnKey
  /// Whether dots are shown instead of characters, and copying gives nothing away.
  package var isSecure: Bool
  /// When shift raises itself.
  package var autocapitalization: Autocapitalization
  /// Whether words are predicted; nil: as the keyboard type does.
  package var predicts: Bool?
  /// What the field is for, by which the system fills it in.
  package var contentType: ContentType?
  /// Whether a toolbar with previous, next and done stands above the keyboard.
  package var hasAccessory: Bool
  /// Whether the return key waits for a text.
  package var enablesReturnKeyAutomatically: Bool
  /// How many characters the field takes; nil for as many as one likes.
  package var characterLimit: Int?
  /// What the system offers to fill in, by what the field is for.
  package var suggestion: String?

  /// Makes traits; the defaults are UIKit's, as of a field that was told nothing.
  package init(
    keyboardType: KeyboardType = .default, returnKey: ReturnKey = .default, isSecure: Bool = false,
    autocapitalization: Autocapitalization = .sentences, predicts: Bool? = nil,
    contentType: ContentType? = nil, hasAccessory: Bool = false,
    enablesReturnKeyAutomatically: Bool = false, characterLimit: Int? = nil,
    suggestion: String? = nil
  ) {
    self.keyboardType = keyboardType
    self.returnKey = returnKey
    self.isSecure = isSecure
    self.autocapitalization = autocapitalization
    self.predicts = predicts
    self.contentType = contentType
    self.hasAccessory = hasAccessory
    self.enablesReturnKeyAutomatically = enablesReturnKeyAutomatically
    self.characterLimit = characterLimit
    self.suggestion = suggestion
  }

  /// Whether the bar of predictions stands above the keys while this field is edited.
  ///
  /// A field for passwords has it for the way to the saved ones, a pad for a code that has come.
  package var showsPredictiveBar: Bool {
    if contentType == .oneTimeCode, suggestion != nil { return true }
    return keyboardType.hasPredictiveBar && (isForPasswords || predicts ?? !isSecret)
  }

  /// Whether saved passwords fill the field in.
  package var isForPasswords: Bool {
    contentType == .username || contentType == .password || contentType == .newPassword
  }

  /// Whether nobody else may learn what is typed: it is not predicted either.
  package var isSecret: Bool {
    isSecure || contentType == .password || contentType == .newPassword
      || contentType == .oneTimeCode
  }
}
