package import DisplayList
package import InterfaceStyles
package import Simulation

/// The colours of one appearance.
package struct Theme: Hashable, Sendable {
  package var background: Color
  package var group: Color
  /// Behind messages.
  package var chat: Color
  package var bubble: Color
  /// Inside a message's text view.
  package var pill: Color
  package var mint: Color
  package var label: Color
  package var secondaryLabel: Color
  package var placeholder: Color
  package var separator: Color
  package var bar: Color
  package var barEdge: Color
  package var tint: Color
  package var selection: Color
  package var inactiveTab: Color
  /// A switch that is on, a battery that is charged.
  package var green: Color
  package var red: Color
  /// A switch that is off.
  package var track: Color
  /// A search field or a stepper.
  package var control: Color
  package var clearButton: Color
  /// The knob of a switch.
  package var knob: Color
  package var scrollIndicator: Color
  package var keyboard: KeyboardTheme

  package static func of(
    _ appearance: Appearance, _ contrast: Contrast = .normal
  ) -> Theme {
    let theme = appearance == .dark ? dark : light
    guard contrast == .increased else { return theme }
    return theme.with(appearance == .dark ? .dark : .light)
  }

  /// What lies behind everything in a scene.
  package func background(of body: Scene.Body) -> Color { body == .chat ? chat : background }

  static let light = Theme(
    background: Color(0xF2F2F7), group: .white, chat: .white, bubble: Color(0xE9E9EB),
    pill: .white, mint: Color(0x00C7BE), label: .black,
    secondaryLabel: Color(0x3C3C43, opacity: 0.6), placeholder: Color(0x3C3C43, opacity: 0.3),
    separator: Color(0x3C3C43, opacity: 0.22), bar: Color(0xF9F9FA),
    barEdge: Color(0, opacity: 0.16), tint: Color(0x007AFF),
    selection: Color(0x007AFF, opacity: 0.2), inactiveTab: Color(0x8E8E93),
    green: Color(0x34C759), red: Color(0xFF3B30), track: Color(0xE9E9EA),
    control: Color(0x767680, opacity: 0.12), clearButton: Color(0x3C3C43, opacity: 0.36),
    knob: .white, scrollIndicator: Color(0, opacity: 0.35), keyboard: .light)

  static let dark = Theme(
    background: .black, group: Color(0x1C1C1E), chat: .black, bubble: Color(0x26252A),
    pill: Color(0x0B0B0C), mint: Color(0x00B4AC), label: .white,
    secondaryLabel: Color(0xEBEBF5, opacity: 0.6), placeholder: Color(0xEBEBF5, opacity: 0.3),
    separator: Color(0x545458, opacity: 0.65), bar: Color(0x161617),
    barEdge: Color(0xFFFFFF, opacity: 0.15), tint: Color(0x0A84FF),
    selection: Color(0x0A84FF, opacity: 0.3), inactiveTab: Color(0x8E8E93),
    green: Color(0x30D158), red: Color(0xFF453A), track: Color(0x39393D),
    control: Color(0x767680, opacity: 0.24), clearButton: Color(0xEBEBF5, opacity: 0.36),
    knob: .white, scrollIndicator: Color(0xFFFFFF, opacity: 0.35), keyboard: .dark)
}

/// The colours of a keyboard; values as KeyboardKit and Cantoboard print them, see the device notes.
package struct KeyboardTheme: Hashable, Sendable {
  package var background: Color
  package var letterKey: Color
  package var functionKey: Color
  package var pressedFunctionKey: Color
  package var label: Color
  /// On a return key that waits for a text.
  package var disabledLabel: Color
  package var keyShadow: Color
  package var barSeparator: Color
  package var dockIcon: Color
  package var callout: Color
  package var calloutEdge: Color

  static let light = KeyboardTheme(
    background: Color(0xD3D5DB), letterKey: .white, functionKey: Color(0xABB1BA),
    pressedFunctionKey: .white, label: .black,
    disabledLabel: Color(0x3C3C43, opacity: 0.45), keyShadow: Color(0x898A8D),
    barSeparator: Color(0x3C3C43, opacity: 0.22), dockIcon: Color(0x50555C), callout: .white,
    calloutEdge: Color(0, opacity: 0.12))

  static let dark = KeyboardTheme(
    background: Color(0x2B2B2C), letterKey: Color(0x6B6B6B), functionKey: Color(0x474747),
    pressedFunctionKey: Color(0x6B6B6B), label: .white,
    disabledLabel: Color(0xFFFFFF, opacity: 0.35), keyShadow: Color(0, opacity: 0.5),
    barSeparator: Color(0xFFFFFF, opacity: 0.16), dockIcon: .white, callout: Color(0x969696),
    calloutEdge: Color(0, opacity: 0.12))
}
