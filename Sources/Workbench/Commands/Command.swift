/// What a person can ask the window for.
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

  /// The words on the sheet of shortcuts.
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
    case .focusInspector: "Keys to the inspector and back"
    case .togglePause: "Pause, and show the timeline"
    case .stepBack: "While paused: a frame back"
    case .stepForward: "While paused: a frame on"
    case .duplicatePhone: "Another phone beside this one"
    case .removePhone: "Take this phone away"
    case .screenshot: "Save a screenshot"
    case .toggleRecording: "Record a tape, and save it"
    case .nextDevice: "Next device"
    case .previousDevice: "Previous device"
    case .nextScene: "Next scene"
    case .nextStrategy: "Next strategy"
    case .nextLayout: "Next language of the keys"
    case .undo: "Undo typing"
    case .redo: "Redo typing"
    case .copy: "Copy"
    case .cut: "Cut"
    case .paste: "Paste"
    case .selectAll: "Select all"
    case .help: "This sheet"
    case .quit: "Quit"
    }
  }

  /// What a person reads who waits over its switch.
  var explanation: String {
    switch self {
    case .toggleSlowAnimations: "Everything at a quarter of the speed, with the timeline"
    case .toggleOverlays: "Frames, insets and distances, drawn over the phone"
    default: title
    }
  }

  /// The id of the setting that it steps or turns on and off; nil for another purpose.
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

  /// Returns the command that steps a setting; nil without one.
  static func stepping(_ id: String) -> Command? { allCases.first { $0.setting == id } }

  /// Whether it is a command only while the phones' time stands; its key types else.
  var needsPause: Bool { self == .stepBack || self == .stepForward }
}

/// Keys held down together with another.
package struct ShortcutModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let control = ShortcutModifiers(rawValue: 1)
  package static let shift = ShortcutModifiers(rawValue: 2)
  package static let alt = ShortcutModifiers(rawValue: 4)
}

/// A command's keys; the one table that key presses and the sheet of shortcuts are read from.
package struct Shortcut: Hashable, Sendable {
  /// A lower-case letter, or the name of a key: `left`, `f1`.
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

  package static func command(
    for key: String, _ modifiers: ShortcutModifiers
  ) -> Command? {
    all.first { $0.key == key && $0.modifiers == modifiers }?.command
  }

  /// The keys of a command as one reads them.
  package static func keys(of command: Command) -> String? {
    all.first { $0.command == command }?.keys
  }

  /// The keys as one reads them: `Ctrl Shift K`.
  package var keys: String {
    let held = [(.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift")]
      .filter { (modifier: ShortcutModifiers, _) in modifiers.contains(modifier) }.map(\.1)
    let names = ["left": "←", "right": "→", " ": "Space", ",": "Comma", ".": "Period"]
    return (held + [names[key] ?? key.uppercased()]).joined(separator: " ")
  }
}
