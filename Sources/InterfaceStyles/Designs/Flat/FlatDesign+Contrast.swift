import DisplayList

/// The colours that increased contrast replaces, as Apple's Human Interface Guidelines list them.
struct ContrastColors {
  var tint: Color
  var positive: Color
  var critical: Color
  var secondaryLabel: Color
  var placeholder: Color
  var separator: Color
  var inactiveTab: Color

  static let light = ContrastColors(
    tint: Color(0x0040DD), positive: Color(0x248A3D), critical: Color(0xD70015),
    secondaryLabel: Color(0x3C3C43, opacity: 0.8), placeholder: Color(0x3C3C43, opacity: 0.6),
    separator: Color(0x3C3C43, opacity: 0.5), inactiveTab: Color(0x6C6C70))

  static let dark = ContrastColors(
    tint: Color(0x409CFF), positive: Color(0x30DB5B), critical: Color(0xFF6961),
    secondaryLabel: Color(0xEBEBF5, opacity: 0.75), placeholder: Color(0xEBEBF5, opacity: 0.55),
    separator: Color(0x8E8E93, opacity: 0.9), inactiveTab: Color(0xAEAEB2))

  /// The opacity of the tint behind selected text; by eye.
  fileprivate static let selectionOpacity = 0.3
}

extension InterfaceStyle.Palette {
  /// Makes what is faint stronger.
  mutating func use(_ colors: ContrastColors) {
    tint = colors.tint
    selection = colors.tint.faded(ContrastColors.selectionOpacity)
    positive = colors.positive
    critical = colors.critical
    secondaryLabel = colors.secondaryLabel
    placeholder = colors.placeholder
    separator = colors.separator
    barEdge = colors.separator
    inactiveTab = colors.inactiveTab
    keyboard.predictionSeparator = colors.separator
    keyboard.calloutEdge = colors.separator
  }
}
