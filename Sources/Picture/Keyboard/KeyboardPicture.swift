import DeviceProfiles
import DisplayList
import Foundation
import KeyboardLayouts
import Simulation
import Typography

/// Draws keys and predictions; origin at the keyboard's top left corner.
struct KeyboardPicture {
  let phone: SimulatedDevice
  let plan: KeyboardGeometry
  let theme: Theme
  let text: TextPlacement

  /// Whether the keys are an iPad's; those that float are a phone's.
  var isPad: Bool {
    phone.settings.device.kind == .pad && phone.settings.arrangement != .floating
  }

  /// Whether this is a phone's pad of twelve large keys.
  var isDigitPad: Bool { !isPad && phone.keyboard.form?.type.isPad == true }

  var commands: [DrawCommand] {
    let background = CGRect(origin: .zero, size: plan.size)
    return [.fill(background, theme.keyboard.background)] + bar + plan.keys.flatMap(draw)
  }

  // MARK: Suggestions

  private var bar: [DrawCommand] {
    guard let bar = plan.bar else { return [] }
    let suggestions = phone.suggestions
    let frames = phone.suggestionFrames
    let tools: [DrawCommand] = isPad ? padTools(in: bar) : []
    guard let first = suggestions.first, !frames.isEmpty else { return tools }
    if first.isAlone { return tools + alone(first, in: frames[0]) }
    let font = phone.settings.font(isPad ? 18 : 17)
    let words = zip(suggestions, frames).compactMap { suggestion, cell in
      let box = CGRect(x: cell.minX + 8, y: 4, width: cell.width - 16, height: bar.height - 5)
      return text.truncated(suggestion.title, font, theme.label, in: box, align: .center)
    }
    return tools + words + plan.predictionCells.dropFirst().map { separator(at: $0.minX, in: bar) }
  }

  private func separator(at x: CGFloat, in bar: CGRect) -> DrawCommand {
    .hairline(
      Hairline(
        .vertical, from: CGPoint(x: x, y: bar.height * 0.27), length: bar.height * 0.53),
      theme.keyboard.barSeparator)
  }

  /// A suggestion in the middle of the bar: with an icon before it, or small words above it.
  private func alone(_ suggestion: Suggestion, in cell: CGRect) -> [DrawCommand] {
    let font = phone.settings.font(isPad ? 18 : 17)
    if case .passwords = suggestion {
      let icon = Icon.key
      let width = icon.size.width + 8 + phone.ruler.width(of: suggestion.title, in: font)
      let start = cell.midX - width / 2
      let box = CGRect(
        x: start + icon.size.width + 8, y: cell.minY + 2, width: width, height: cell.height - 2)
      return icon.draw(
        at: CGPoint(x: start + icon.size.width / 2, y: cell.midY + 1), theme.keyboard.label)
        + [text.line(suggestion.title, font, theme.label, in: box)].compactMap { $0 }
    }
    var box = cell.insetBy(dx: 8, dy: 2)
    let source = suggestion.source.flatMap { source -> DrawCommand? in
      let small = CGRect(x: box.minX, y: box.minY + 1, width: box.width, height: 14)
      box.origin.y = small.maxY
      box.size.height = cell.maxY - 2 - small.maxY
      return text.truncated(
        source, phone.settings.font(12), theme.secondaryLabel, in: small, align: .center)
    }
    let title = text.truncated(suggestion.title, font, theme.label, in: box, align: .center)
    return [source, title].compactMap { $0 }
  }

  private func padTools(in bar: CGRect) -> [DrawCommand] {
    ShortcutTool.allCases.flatMap { tool in
      let frame = tool.frame(in: bar)
      return icon(of: tool).draw(at: CGPoint(x: frame.midX, y: frame.midY), theme.keyboard.label)
    }
  }

  private func icon(of tool: ShortcutTool) -> Icon {
    switch tool {
    case .undo: .undo
    case .redo: .redo
    case .paste: .paste
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
