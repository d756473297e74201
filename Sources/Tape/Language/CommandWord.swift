/// The first word of a line.
package enum CommandWord: String, CaseIterable, Hashable, Sendable {
  case output = "Output"
  case set = "Set"
  case source = "Source"
  case tap = "Tap"
  case longPress = "LongPress"
  case drag = "Drag"
  /// One movement of a finger; recordings use it for touches that are no simple taps.
  case touch = "Touch"
  case wheel = "Wheel"
  case type = "Type"
  /// A text that is inserted at once.
  case paste = "Paste"
  /// A text that an input method is composing.
  case compose = "Compose"
  case press = "Press"
  case keyboard = "Keyboard"
  case hardwareKeyboard = "HardwareKeyboard"
  case predictiveBar = "PredictiveBar"
  case rotate = "Rotate"
  case device = "Device"
  case appearance = "Appearance"
  case sleep = "Sleep"
  case wait = "Wait"
  case hide = "Hide"
  case show = "Show"
  case screenshot = "Screenshot"
  case expect = "Expect"

  package static let names = allCases.map(\.rawValue)

  /// The commands with the name of the setting that they change.
  package static let ofSettings: [CommandWord] = [
    .device, .appearance, .hardwareKeyboard, .predictiveBar,
  ]

  /// The argument of a command with the name of a setting, for messages.
  var value: String {
    self == .device ? "a device" : String(usage.dropFirst(rawValue.count + 1))
  }

  /// The syntax of the line, for messages.
  package var usage: String {
    switch self {
    case .output: "Output demo.gif"
    case .set: "Set NAME VALUE"
    case .source: "Source other.tape"
    case .tap: "Tap \"label\", Tap X Y or Tap Key \"a\""
    case .longPress: "LongPress \"label\", LongPress X Y or LongPress Key \"e\" \"é\""
    case .drag: "Drag X Y X Y 300ms"
    case .touch: "Touch down X Y, then move, up or cancel; a second finger's line ends in 1"
    case .wheel: "Wheel X Y DISTANCE [SIDEWAYS]"
    case .paste: "Paste \"text\""
    case .compose: "Compose \"text\""
    case .type: "Type \"text\""
    case .press: "Press Return"
    case .keyboard: "Keyboard hide, show, dock, undock, split or float"
    case .hardwareKeyboard: "HardwareKeyboard on or off"
    case .predictiveBar: "PredictiveBar on or off"
    case .rotate: "Rotate left or right"
    case .device: "Device ID"
    case .appearance: "Appearance light or dark"
    case .sleep: "Sleep 500ms"
    case .wait: "Wait settled"
    case .hide: "Hide"
    case .show: "Show"
    case .screenshot: "Screenshot form.png"
    case .expect: "Expect clearance >= 8, Expect visible \"label\" or Expect always …"
    }
  }
}
