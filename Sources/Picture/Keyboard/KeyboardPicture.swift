import DeviceProfiles
import Foundation
import KeyboardLayouts
import Simulation

/// Draws keys and predictions; origin at the keyboard's top left corner.
struct KeyboardPicture {
  let phone: Phone
  let plan: KeyboardPlan
  let theme: Theme
  let text: TextPlacement

  /// Whether the keys are an iPad's; those that float are a phone's.
  var isPad: Bool {
    phone.settings.device.kind == .pad && phone.keyboard.arrangement != .floating
  }

  /// Whether this is a phone's pad of twelve large keys.
  var isDigitPad: Bool { !isPad && phone.keyboard.form?.type.isPad == true }

  var commands: [DrawCommand] {
    let background = CGRect(origin: .zero, size: plan.size)
    return [.fill(background, theme.keyboard.background)] + bar + plan.keys.flatMap(draw)
  }

  // MARK: Predictions

  private var bar: [DrawCommand] {
    guard let bar = plan.bar else { return [] }
    let cells = plan.predictionCells
    let words = phone.predictions
    let font = phone.settings.font(isPad ? 18 : 17)
    var commands: [DrawCommand] = isPad ? padTools(in: bar) : []
    for (index, cell) in cells.enumerated() where index < words.count {
      let box = CGRect(x: cell.minX + 8, y: 4, width: cell.width - 16, height: bar.height - 5)
      commands += [text.truncated(words[index], font, theme.label, in: box, align: .center)]
        .compactMap { $0 }
    }
    guard !words.isEmpty else { return commands }
    return commands
      + cells.dropFirst().map { cell in
        .hairline(
          Hairline(
            .vertical, from: CGPoint(x: cell.minX, y: bar.height * 0.27), length: bar.height * 0.53),
          theme.keyboard.barSeparator)
      }
  }

  private func padTools(in bar: CGRect) -> [DrawCommand] {
    let y = bar.midY
    return [Icon.undo, .redo, .paste].enumerated().flatMap { index, icon in
      icon.draw(at: CGPoint(x: 32 + CGFloat(index) * 42, y: y), theme.keyboard.label)
    }
  }

  // MARK: Keys

  private func draw(_ key: Key) -> [DrawCommand] {
    guard key.style != .bare else { return selection(of: key) + label(of: key) }
    let label = isTrackPad ? [] : label(of: key)
    let shape = RoundedRect(key.frame, radius: plan.metrics.cornerRadius)
    let shadow = RoundedRect(key.frame.offsetBy(dx: 0, dy: 1), radius: plan.metrics.cornerRadius)
    return [
      .roundedRect(shadow, theme.keyboard.keyShadow), .roundedRect(shape, color(of: key)),
    ] + label
  }

  /// A disc behind the category of emoji that is shown, and behind an emoji under a finger.
  private func selection(of key: Key) -> [DrawCommand] {
    guard let emoji = phone.keyboard.keys.emoji else { return [] }
    let isPressedEmoji = key.action.isCharacter && isPressed(key)
    guard key.action == .emojiCategory(emoji) || isPressedEmoji else { return [] }
    let side = min(key.frame.width, key.frame.height, key.action.isCharacter ? 44 : 32)
    let disc = CGRect(
      x: key.frame.midX - side / 2, y: key.frame.midY - side / 2, width: side, height: side)
    return [.roundedRect(RoundedRect(disc, radius: side / 2), theme.keyboard.functionKey)]
  }

  /// Whether the keys are blank, as while a finger moves the caret.
  private var isTrackPad: Bool { phone.keyboard.caretDrag != nil }

  func isPressed(_ key: Key) -> Bool {
    isLit(key) || phone.keyboard.pressed.values.contains { $0.id == key.id }
  }

  /// Whether a hardware keyboard has just typed what is on the key.
  private func isLit(_ key: Key) -> Bool { phone.keyboard.lit[key.id] != nil }

  private func color(of key: Key) -> Color {
    let colors = theme.keyboard
    if key.action == .shift, phone.keyboard.keys.isUppercase { return colors.letterKey }
    if key.action == .capsLock, phone.keyboard.keys.shift == .locked { return colors.letterKey }
    if key.action == .return, !phone.isReturnKeyEnabled { return colors.functionKey }
    if key.action == .return, phone.keyboard.form?.returnKey.isProminent ?? false {
      return isPressed(key) ? colors.pressedFunctionKey : theme.tint
    }
    switch key.style {
    case .letter:
      return isLit(key) || isPressed(key) && !showsCallout(key)
        ? colors.functionKey : colors.letterKey
    case .function: return isPressed(key) ? colors.pressedFunctionKey : colors.functionKey
    case .bare: return .clear
    }
  }
}
