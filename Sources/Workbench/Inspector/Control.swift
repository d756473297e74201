/// A part of the inspector that is operated by mouse or by keys.
package enum Control: Hashable, Sendable {
  /// Picks one of a list.
  case setting(Setting)
  /// Does a command; a switch.
  case toggle(Command)
  /// Makes a phone the active one.
  case phone(Int)

  /// What a person reads who waits over it: what it is for, and its keys.
  package var tip: String {
    let (words, command): (String, Command?)
    switch self {
    case .setting(let setting): (words, command) = (setting.explanation, setting.command)
    case .toggle(let toggle): (words, command) = (toggle.explanation, toggle)
    case .phone: (words, command) = ("Makes this phone the one that is changed here", nil)
    }
    guard let keys = command.flatMap(Shortcut.keys(of:)) else { return words }
    return "\(words) · \(keys)"
  }
}

/// What is picked from a list.
package enum Setting: String, CaseIterable, Hashable, Sendable {
  case device, version, scene, orientation, appearance, contentSize
  case strategy
  case keyboardType, layout, arrangement
  case overlays

  package var title: String {
    switch self {
    case .device: "Device"
    case .version: "System"
    case .scene: "Scene"
    case .orientation: "Orientation"
    case .appearance: "Appearance"
    case .contentSize: "Text size"
    case .strategy: "Strategy"
    case .keyboardType: "Type"
    case .layout: "Language"
    case .arrangement: "Place"
    case .overlays: "Shown"
    }
  }

  var explanation: String {
    switch self {
    case .device: "The model whose measures count"
    case .version: "The system whose keyboard heights count"
    case .scene: "The app's screen"
    case .orientation: "How the device is held"
    case .appearance: "Light or dark colours"
    case .contentSize: "The text size that the phone's owner has chosen"
    case .strategy: "How the app keeps its fields clear of the keyboard"
    case .keyboardType: "The keyboard for every field; by itself each asks for its own"
    case .layout: "The keyboard's language"
    case .arrangement: "How an iPad's keyboard stands; only a docked one insets"
    case .overlays: "What is drawn over the phone"
    }
  }

  /// The command that steps through the list.
  var command: Command? {
    switch self {
    case .device: .nextDevice
    case .scene: .nextScene
    case .orientation: .rotateRight
    case .appearance: .toggleAppearance
    case .strategy: .nextStrategy
    case .overlays: .toggleOverlays
    case .version, .contentSize, .keyboardType, .layout, .arrangement: nil
    }
  }

  /// Whether several entries can be chosen at once.
  var isMultiple: Bool { self == .overlays }
}
