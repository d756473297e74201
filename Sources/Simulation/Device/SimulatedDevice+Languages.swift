import DeviceProfiles
import InterfaceStyles
package import KeyboardLayouts
import Typography

/// Which language's keys are shown.
extension SimulatedDevice {
  /// Lets the globe key go through these languages; the one in use is always among them.
  package mutating func enable(_ layouts: [KeyboardLayout]) {
    settings.enable(layouts)
  }

  /// The language after the one in use, and after the last the first.
  package var nextLayout: KeyboardLayout? {
    let layouts = settings.layouts
    let index = layouts.firstIndex { $0.id == settings.layout.id }
    return index.map { layouts[($0 + 1) % layouts.count] }
  }

  /// Whether emoji have a key of their own; else they come after the last language.
  private var hasEmojiKey: Bool {
    style.keys.dock != .none
  }

  /// Goes to the next language, as the globe key does; where emoji have no key they are one more.
  mutating func pressGlobe() {
    let isLast = nextLayout?.id == settings.layouts.first?.id
    if isLast, !hasEmojiKey, ruler.hasEmoji, keyboard.keys.emoji == nil {
      showEmoji(.smileys)
    } else {
      switchLanguage()
    }
  }

  /// Leaves the emoji for the letters, which are the first language's where emoji came as the last.
  mutating func leaveEmoji() {
    if !hasEmojiKey, let first = settings.layouts.first { change { $0.layout = first } }
    updateKeyboard()
  }

  mutating func switchLanguage() {
    guard let nextLayout else { return }
    change { $0.layout = nextLayout }
  }
}
