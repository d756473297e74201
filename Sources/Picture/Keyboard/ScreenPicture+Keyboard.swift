import DeviceProfiles
import Foundation
import KeyboardLayouts
import Simulation

extension ScreenPicture {
  /// The keyboard as one opaque layer that moves as a piece, and the callout over it.
  var keyboard: [DrawCommand] {
    guard phone.isKeyboardOnScreen, let plan = phone.keyboardPlan else { return [] }
    let frame = phone.keyboardFrame
    let picture = KeyboardPicture(phone: phone, plan: plan, theme: theme, text: text)
    let callout = picture.callout
    return ground(under: plan, in: frame)
      + [.layer(Layer(origin: frame.origin, size: plan.size, picture.commands))]
      + (callout.isEmpty ? [] : [.group(Group(offset: frame.origin, callout))])
  }
}

extension ScreenPicture {
  /// Fills what a keyboard that has become lower leaves free below itself while it sinks.
  private func ground(under plan: KeyboardPlan, in frame: CGRect) -> [DrawCommand] {
    let gap = frame.height - plan.size.height
    guard gap > 0 else { return [] }
    let rect = CGRect(
      x: frame.minX, y: frame.minY + plan.size.height, width: frame.width, height: gap)
    return [.fill(rect, theme.keyboard.background)]
  }
}

/// Draws keys and predictions; origin at the keyboard's top left corner.
struct KeyboardPicture {
  let phone: Phone
  let plan: KeyboardPlan
  let theme: Theme
  let text: TextPlacement

  var isPad: Bool { phone.settings.device.kind == .pad }

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
    let font = Font(size: isPad ? 18 : 17)
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
    guard key.style != .bare else { return label(of: key) }
    let shape = RoundedRect(key.frame, radius: plan.metrics.cornerRadius)
    let shadow = RoundedRect(key.frame.offsetBy(dx: 0, dy: 1), radius: plan.metrics.cornerRadius)
    return [
      .roundedRect(shadow, theme.keyboard.keyShadow), .roundedRect(shape, color(of: key)),
    ] + label(of: key)
  }

  private func isPressed(_ key: Key) -> Bool {
    phone.keyboard.pressed.values.contains { $0.id == key.id }
  }

  private func color(of key: Key) -> Color {
    let colors = theme.keyboard
    if key.action == .shift, phone.keyboard.keys.isUppercase { return colors.letterKey }
    if key.action == .return, phone.keyboard.form?.returnKey.isProminent ?? false {
      return isPressed(key) ? colors.pressedFunctionKey : theme.tint
    }
    switch key.style {
    case .letter:
      return isPressed(key) && !showsCallout(key) ? colors.functionKey : colors.letterKey
    case .function: return isPressed(key) ? colors.pressedFunctionKey : colors.functionKey
    case .bare: return .clear
    }
  }

  private func label(of key: Key) -> [DrawCommand] {
    if let icon = icon(of: key) { return icon }
    let color = labelColor(of: key)
    if isDigitPad, key.style == .letter { return digit(of: key, key.sublabel ?? "", color) }
    let label = text.line(
      key.label, font(of: key), color, in: labelBox(of: key), align: alignment(of: key),
      dy: lift(of: key))
    return [label].compactMap { $0 }
  }

  /// A pad's digit with its letters under it, or beside it where the key is low.
  ///
  /// Low keys have all digits in line, also those without letters.
  private func digit(of key: Key, _ sublabel: String, _ color: Color) -> [DrawCommand] {
    let frame = key.frame
    let isLow = frame.height < 40
    let letters = sublabel.map { String($0) }.joined(separator: "\u{200A}")
    let small = Font(size: 10, weight: .semibold)
    var digit = frame
    var box = CGRect(x: frame.minX, y: frame.minY + 28, width: frame.width, height: 12)
    if isLow {
      digit = CGRect(x: frame.midX - 36, y: frame.minY, width: 24, height: frame.height)
      box = CGRect(x: frame.midX - 4, y: frame.minY, width: 60, height: frame.height)
    } else if !sublabel.isEmpty {
      digit = CGRect(x: frame.minX, y: frame.minY + 2, width: frame.width, height: 28)
    }
    return [
      text.line(key.label, Font(size: isLow ? 22 : 25), color, in: digit, align: .center),
      text.line(letters, small, color, in: box, align: isLow ? .left : .center),
    ].compactMap { $0 }
  }

  private func labelColor(of key: Key) -> Color {
    let isTinted =
      key.action == .return && phone.keyboard.form?.returnKey.isProminent == true
      && !isPressed(key)
    return isTinted ? .white : theme.keyboard.label
  }

  private func font(of key: Key) -> Font {
    switch key.style {
    case .letter where key.action.isCharacter && isLowercase(key.label):
      return Font(size: isPad ? 26 : 25, weight: .light)
    case .letter where key.action.isCharacter && key.label.count == 1:
      return Font(size: isPad ? 26 : 23, weight: isPad ? .light : .regular)
    case .bare: return Font(size: key.label.count > 1 ? 18 : 25)
    default: return Font(size: isPad ? 17 : 16)
    }
  }

  private func isLowercase(_ label: String) -> Bool {
    label.count == 1 && label.first?.isLowercase == true
  }

  /// Letters sit a little above the middle, small ones more, as their descenders need room.
  private func lift(of key: Key) -> CGFloat {
    guard key.alignment == .center, key.style == .letter else { return -1 }
    return isLowercase(key.label) ? -2.5 : -1
  }

  private func labelBox(of key: Key) -> CGRect {
    guard key.alignment != .center else { return key.frame }
    return CGRect(
      x: key.frame.minX + 12, y: key.frame.maxY - 32, width: key.frame.width - 24, height: 26)
  }

  private func alignment(of key: Key) -> TextPlacement.Alignment {
    switch key.alignment {
    case .center: .center
    case .bottomLeading: .left
    case .bottomTrailing: .right
    }
  }

  private func icon(of key: Key) -> [DrawCommand]? {
    guard let (icon, scale) = iconAndScale(of: key.action, isPressed: isPressed(key)) else {
      return nil
    }
    let color =
      key.style == .bare && key.action != .delete
      ? theme.keyboard.dockIcon : theme.keyboard.label
    return icon.draw(at: iconCenter(of: key, icon, scale), color, scale: scale)
  }

  private func iconCenter(of key: Key, _ icon: Icon, _ scale: CGFloat) -> CGPoint {
    let half = icon.size.width * scale / 2
    switch key.alignment {
    case .center: return CGPoint(x: key.frame.midX, y: key.frame.midY)
    case .bottomLeading: return CGPoint(x: key.frame.minX + 12 + half, y: key.frame.maxY - 20)
    case .bottomTrailing: return CGPoint(x: key.frame.maxX - 12 - half, y: key.frame.maxY - 20)
    }
  }

  private func iconAndScale(of action: KeyAction, isPressed: Bool) -> (Icon, CGFloat)? {
    let isSmall = !phone.settings.device.hasHomeIndicator
    switch action {
    case .shift:
      switch phone.keyboard.keys.shift {
      case .off: return (.shift, 1)
      case .on: return (.shiftFilled, 1)
      case .locked: return (.capsLock, 1)
      }
    case .delete: return (isPressed ? .deleteFilled : .delete, 1)
    case .globe: return (.globe, isPad ? 0.92 : isSmall ? 0.77 : 1)
    case .emoji: return (.emoji, 1)
    case .dictation: return (.microphone, isPad ? 0.92 : isSmall ? 0.8 : 1)
    case .dismiss: return (.hideKeyboard, 1)
    default: return nil
    }
  }
}
