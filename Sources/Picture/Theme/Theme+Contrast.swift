import DisplayList

/// The colours that increased contrast replaces, as Apple's Human Interface Guidelines list them.
struct ContrastColors: Hashable, Sendable {
  var tint: Color
  var green: Color
  var red: Color
  var secondary: Color
  var placeholder: Color
  var separator: Color
  var inactiveTab: Color

  static let light = ContrastColors(
    tint: Color(0x0040DD), green: Color(0x248A3D), red: Color(0xD70015),
    secondary: Color(0x3C3C43, opacity: 0.8), placeholder: Color(0x3C3C43, opacity: 0.6),
    separator: Color(0x3C3C43, opacity: 0.5), inactiveTab: Color(0x6C6C70))

  static let dark = ContrastColors(
    tint: Color(0x409CFF), green: Color(0x30DB5B), red: Color(0xFF6961),
    secondary: Color(0xEBEBF5, opacity: 0.75), placeholder: Color(0xEBEBF5, opacity: 0.55),
    separator: Color(0x8E8E93, opacity: 0.9), inactiveTab: Color(0xAEAEB2))
}

extension Theme {
  /// The same theme with what is faint in it made stronger.
  func with(_ colors: ContrastColors) -> Theme {
    var theme = self
    theme.tint = colors.tint
    theme.selection = colors.tint.faded(0.3)
    theme.green = colors.green
    theme.red = colors.red
    theme.secondaryLabel = colors.secondary
    theme.placeholder = colors.placeholder
    theme.separator = colors.separator
    theme.barEdge = colors.separator
    theme.inactiveTab = colors.inactiveTab
    theme.keyboard.barSeparator = colors.separator
    theme.keyboard.calloutEdge = colors.separator
    return theme
  }
}
