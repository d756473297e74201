import DisplayList

/// KeyboardKit: its layout configuration, as the device notes list it. By eye: beside photographs.
extension InterfaceStyle.Palette.Keyboard {
  static let flatLight = InterfaceStyle.Palette.Keyboard(
    letterKey: .white,  // KeyboardKit
    functionKey: Color(0xABB1BA),  // KeyboardKit
    pressedFunctionKey: .white,  // KeyboardKit
    keyShadow: Color(0x898A8D),  // by eye: KeyboardKit's black 30 % over the background
    label: .black,  // KeyboardKit
    disabledLabel: Color(0x3C3C43, opacity: 0.45),  // by eye
    dockIcon: Color(0x50555C),  // by eye
    predictionSeparator: Color(0x3C3C43, opacity: 0.22),  // by eye: as between rows
    calloutEdge: Color(0, opacity: 0.12))  // by eye

  static let flatDark = InterfaceStyle.Palette.Keyboard(
    letterKey: Color(0x6B6B6B),  // KeyboardKit, opaque
    functionKey: Color(0x474747),  // KeyboardKit, opaque
    pressedFunctionKey: Color(0x6B6B6B),  // by eye: as a letter key
    keyShadow: Color(0, opacity: 0.5),  // Cantoboard
    label: .white,  // KeyboardKit
    disabledLabel: Color(0xFFFFFF, opacity: 0.35),  // by eye
    dockIcon: .white,  // by eye
    predictionSeparator: Color(0xFFFFFF, opacity: 0.16),  // by eye
    calloutEdge: Color(0, opacity: 0.12))  // by eye
}
