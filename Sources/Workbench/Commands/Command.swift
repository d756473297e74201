/// A command of the window.
package enum Command: String, CaseIterable, Hashable, Sendable {
  case toggleSoftwareKeyboard
  case toggleHardwareKeyboard
  case togglePredictiveBar
  case rotateLeft
  case rotateRight
  case toggleSlowAnimations
  case toggleAppearance
  case toggleOverlays
  case toggleInspector
  case focusInspector
  case togglePause
  case stepBack
  case stepForward
  case duplicatePhone
  case removePhone
  case screenshot
  case toggleRecording
  case nextDevice
  case previousDevice
  case nextScene
  case nextStrategy
  case nextLayout
  case undo
  case redo
  case copy
  case cut
  case paste
  case selectAll
  case help
  case quit

  /// The text on the sheet of shortcuts.
  package var title: String {
    switch self {
    case .toggleSoftwareKeyboard: "Software keyboard on or off"
    case .toggleHardwareKeyboard: "Hardware keyboard on or off"
    case .togglePredictiveBar: "Predictive bar on or off"
    case .rotateLeft: "Rotate left"
    case .rotateRight: "Rotate right"
    case .toggleSlowAnimations: "Slow animations"
    case .toggleAppearance: "Light or dark appearance"
    case .toggleOverlays: "Overlays"
    case .toggleInspector: "Inspector"
    case .focusInspector: "Move the focus to the inspector or back"
    case .togglePause: "Pause and show the timeline"
    case .stepBack: "Previous frame, while paused"
    case .stepForward: "Next frame, while paused"
    case .duplicatePhone: "Add a phone"
    case .removePhone: "Remove this phone"
    case .screenshot: "Save a screenshot"
    case .toggleRecording: "Start or stop recording a tape"
    case .nextDevice: "Next device"
    case .previousDevice: "Previous device"
    case .nextScene: "Next scene"
    case .nextStrategy: "Next strategy"
    case .nextLayout: "Next keyboard language"
    case .undo: "Undo typing"
    case .redo: "Redo typing"
    case .copy: "Copy"
    case .cut: "Cut"
    case .paste: "Paste"
    case .selectAll: "Select all"
    case .help: "Help"
    case .quit: "Quit"
    }
  }

  /// The text of the tip over the command's switch.
  var explanation: String {
    switch self {
    case .toggleSlowAnimations: "Runs at a quarter of the speed and shows the timeline"
    case .toggleOverlays: "Draws frames, insets and distances over the phone"
    default: title
    }
  }

  /// The id of the setting that the command changes; nil if it changes none.
  var setting: String? {
    switch self {
    case .toggleSoftwareKeyboard: "softwareKeyboard"
    case .toggleHardwareKeyboard: "hardwareKeyboard"
    case .togglePredictiveBar: "predictiveBar"
    case .toggleAppearance: "appearance"
    case .rotateRight: "orientation"
    case .nextDevice: "device"
    case .nextStrategy: "strategy"
    default: nil
    }
  }

  /// Returns the command that changes a setting; nil for none.
  static func stepping(_ id: String) -> Command? { allCases.first { $0.setting == id } }

  /// Whether the command needs a pause; without one, its key types.
  var needsPause: Bool { self == .stepBack || self == .stepForward }
}

/// The modifier keys of a shortcut.
package struct ShortcutModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let control = ShortcutModifiers(rawValue: 1)
  package static let shift = ShortcutModifiers(rawValue: 2)
  package static let alt = ShortcutModifiers(rawValue: 4)
}

/// The keys of a command, for key handling and the sheet of shortcuts.
package struct Shortcut: Hashable, Sendable {
  /// A lowercase letter, or the name of a key: `left`, `f1`.
  package var key: String
  package var modifiers: ShortcutModifiers
  package var command: Command

  package static let all: [Shortcut] = [
    Shortcut("k", .control, .toggleSoftwareKeyboard),
    Shortcut("k", [.control, .shift], .toggleHardwareKeyboard),
    Shortcut("p", [.control, .shift], .togglePredictiveBar),
    Shortcut("left", .alt, .rotateLeft),
    Shortcut("right", .alt, .rotateRight),
    Shortcut("t", .control, .toggleSlowAnimations),
    Shortcut("a", [.control, .shift], .toggleAppearance),
    Shortcut("o", .control, .toggleOverlays),
    Shortcut("i", .control, .toggleInspector),
    Shortcut("f6", [], .focusInspector),
    Shortcut("p", .control, .togglePause),
    Shortcut(",", [], .stepBack),
    Shortcut(".", [], .stepForward),
    Shortcut("2", .control, .duplicatePhone),
    Shortcut("w", .control, .removePhone),
    Shortcut("d", .control, .nextDevice),
    Shortcut("d", [.control, .shift], .previousDevice),
    Shortcut("e", .control, .nextScene),
    Shortcut("g", .control, .nextStrategy),
    Shortcut("s", .control, .screenshot),
    Shortcut("r", .control, .toggleRecording),
    Shortcut(" ", .control, .nextLayout),
    Shortcut("z", .control, .undo),
    Shortcut("z", [.control, .shift], .redo),
    Shortcut("a", .control, .selectAll),
    Shortcut("c", .control, .copy),
    Shortcut("x", .control, .cut),
    Shortcut("v", .control, .paste),
    Shortcut("f1", [], .help),
    Shortcut("q", .control, .quit),
  ]

  private init(_ key: String, _ modifiers: ShortcutModifiers, _ command: Command) {
    self.key = key
    self.modifiers = modifiers
    self.command = command
  }

  /// Returns the command of a key with exactly these modifiers; nil for none.
  package static func command(
    for key: String, _ modifiers: ShortcutModifiers
  ) -> Command? {
    all.first { $0.key == key && $0.modifiers == modifiers }?.command
  }

  /// Returns the text of a command's keys; nil for none.
  package static func keys(of command: Command) -> String? {
    all.first { $0.command == command }?.keys
  }

  /// The text of the keys: `Ctrl Shift K`.
  package var keys: String {
    let held = [(.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift")]
      .filter { (modifier: ShortcutModifiers, _) in modifiers.contains(modifier) }.map(\.1)
    let names = ["left": "←", "right": "→", " ": "Space", ",": "Comma", ".": "Period"]
    return (held + [names[key] ?? key.uppercased()]).joined(separator: " ")
  }
}
