import DeviceProfiles
import DisplayList

extension FlatDesign {
  package var palette: InterfaceStyle.Palette {
    var palette = isDark ? InterfaceStyle.Palette.flatDark : .flatLight
    if traits.contrast == .increased { palette.use(isDark ? .dark : .light) }
    // A tablet's status bar lies over the dimmed app, not over the black behind a phone's card.
    palette.labelBehindCard = isTablet ? palette.label : .white
    return palette
  }

  var isDark: Bool { traits.appearance == .dark }
}

/// HIG: the system colours of Apple's Human Interface Guidelines. By eye: beside photographs.
extension InterfaceStyle.Palette {
  fileprivate static let flatLight = InterfaceStyle.Palette(
    background: Color(0xF2F2F7),  // HIG, grouped background
    chatBackground: .white,  // HIG, background
    backdrop: .black,  // the screen where nothing is
    dimming: Color(0, opacity: 0.2),  // by eye
    label: .black,  // HIG
    secondaryLabel: Color(0x3C3C43, opacity: 0.6),  // HIG
    placeholder: Color(0x3C3C43, opacity: 0.3),  // HIG
    labelOnTint: .white,  // HIG
    labelBehindCard: .white,  // by eye
    tint: Color(0x007AFF),  // HIG, blue
    selection: Color(0x007AFF, opacity: 0.2),  // the tint, by eye
    mint: Color(0x00C7BE),  // HIG
    inactiveTab: Color(0x8E8E93),  // HIG, grey
    separator: Color(0x3C3C43, opacity: 0.22),  // HIG's grey, opacity by eye
    barEdge: Color(0, opacity: 0.16),  // by eye
    bubble: Color(0xE9E9EB),  // by eye
    composer: .white,  // by eye
    control: Color(0x767680, opacity: 0.12),  // HIG, tertiary fill
    clearButton: Color(0x3C3C43, opacity: 0.36),  // by eye
    positive: Color(0x34C759),  // HIG, green
    critical: Color(0xFF3B30),  // HIG, red
    switchOff: Color(0xE9E9EA),  // by eye
    switchKnob: .white,  // by eye
    scrollIndicator: Color(0, opacity: 0.35),  // by eye
    keyboard: .flatLight)

  fileprivate static let flatDark = InterfaceStyle.Palette(
    background: .black,  // HIG, grouped background
    chatBackground: .black,  // HIG, background
    backdrop: .black,  // the screen where nothing is
    dimming: Color(0, opacity: 0.2),  // by eye
    label: .white,  // HIG
    secondaryLabel: Color(0xEBEBF5, opacity: 0.6),  // HIG
    placeholder: Color(0xEBEBF5, opacity: 0.3),  // HIG
    labelOnTint: .white,  // HIG
    labelBehindCard: .white,  // by eye
    tint: Color(0x0A84FF),  // HIG, blue
    selection: Color(0x0A84FF, opacity: 0.3),  // the tint, by eye
    mint: Color(0x00B4AC),  // by eye
    inactiveTab: Color(0x8E8E93),  // HIG, grey
    separator: Color(0x545458, opacity: 0.65),  // HIG
    barEdge: Color(0xFFFFFF, opacity: 0.15),  // by eye
    bubble: Color(0x26252A),  // by eye
    composer: Color(0x0B0B0C),  // by eye
    control: Color(0x767680, opacity: 0.24),  // HIG, tertiary fill
    clearButton: Color(0xEBEBF5, opacity: 0.36),  // by eye
    positive: Color(0x30D158),  // HIG, green
    critical: Color(0xFF453A),  // HIG, red
    switchOff: Color(0x39393D),  // by eye
    switchKnob: .white,  // by eye
    scrollIndicator: Color(0xFFFFFF, opacity: 0.35),  // by eye
    keyboard: .flatDark)
}
