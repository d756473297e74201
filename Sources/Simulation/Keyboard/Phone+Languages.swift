package import KeyboardLayouts

/// Which language's keys are shown.
extension Phone {
  /// The layout whose keys are shown: the chosen one, or where only ASCII is wanted and it has none
  /// of those letters, the first enabled one that has.
  package var shownLayout: KeyboardLayout {
    guard keyboard.form?.type.wantsASCII == true, !settings.layout.isASCIICapable else {
      return settings.layout
    }
    return settings.layouts.first(where: \.isASCIICapable) ?? settings.layout
  }

  /// Lets the globe key go through these languages; the one in use is always among them.
  package mutating func enable(_ layouts: [KeyboardLayout]) {
    let isAmong = layouts.contains { $0.id == settings.layout.id }
    settings.layouts = isAmong ? layouts : [settings.layout] + layouts
  }

  /// The language after the one in use, and after the last the first.
  package var nextLayout: KeyboardLayout? {
    let layouts = settings.layouts
    let index = layouts.firstIndex { $0.id == settings.layout.id }
    return index.map { layouts[($0 + 1) % layouts.count] }
  }

  mutating func switchLanguage() {
    guard let nextLayout else { return }
    change { $0.layout = nextLayout }
  }
}
