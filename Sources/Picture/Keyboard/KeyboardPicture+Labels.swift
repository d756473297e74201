import DeviceProfiles
import DisplayList
import Foundation
import InterfaceStyles
import KeyboardLayouts
import Simulation
import Typography

/// What stands on the keys: letters, words and icons.
extension KeyboardPicture {
  func label(of key: Key) -> [DrawCommand] {
    if let icon = icon(of: key) { return icon }
    let color = labelColor(of: key)
    if isDigitPad, key.style == .letter { return digit(of: key, key.sublabel ?? "", color) }
    let label = text.line(
      key.label, fittingFont(of: key), color, in: labelBox(of: key), align: alignment(of: key),
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
    let small = phone.style.typography.font(10, .semibold)
    var digit = frame
    var box = CGRect(x: frame.minX, y: frame.minY + 28, width: frame.width, height: 12)
    if isLow {
      digit = CGRect(x: frame.midX - 36, y: frame.minY, width: 24, height: frame.height)
      box = CGRect(x: frame.midX - 4, y: frame.minY, width: 60, height: frame.height)
    } else if !sublabel.isEmpty {
      digit = CGRect(x: frame.minX, y: frame.minY + 2, width: frame.width, height: 28)
    }
    let size: CGFloat = key.label.count > 1 ? 18 : isLow ? 22 : 25
    return [
      text.line(key.label, phone.style.typography.font(size), color, in: digit, align: .center),
      text.line(letters, small, color, in: box, align: isLow ? .left : .center),
    ].compactMap { $0 }
  }

  private func labelColor(of key: Key) -> Color {
    if key.action == .return, !phone.isReturnKeyEnabled { return theme.keyboard.disabledLabel }
    let isTinted =
      key.action == .return && phone.keyboard.configuration?.returnKey.isProminent == true
      && !isPressed(key)
    return isTinted ? .white : theme.keyboard.label
  }

  private func font(of key: Key) -> Font {
    switch key.style {
    case .letter where key.action.isCharacter && isLowercase(key.label):
      return phone.style.typography.font(isPad ? 26 : 25, .light)
    case .letter where key.action.isCharacter && key.label.count == 1:
      // Inter Display's light Ukrainian Є is damaged.
      let isLight = isPad && key.label != "Є"
      return phone.style.typography.font(isPad ? 26 : 23, isLight ? .light : .regular)
    case .bare where phone.keyboard.keys.emoji != nil:
      return phone.style.typography.font(key.action.isCharacter ? 30 : 18)
    case .bare: return phone.style.typography.font(key.label.count > 1 ? 18 : 25)
    default: return phone.style.typography.font(isPad ? 17 : 16)
    }
  }

  /// The font, smaller where the label would stand over its key's edges, as on a split keyboard or
  /// a wide letter in a row of twelve.
  private func fittingFont(of key: Key) -> Font {
    let font = font(of: key)
    let room =
      key.alignment == .center
      ? max(1, key.frame.width - (key.label.count > 1 ? 6 : 3)) : labelBox(of: key).width
    let width = phone.ruler.width(of: key.label, in: font)
    guard width > room else { return font }
    return Font(
      size: max(9, (font.size * room / width).rounded(.down)), weight: font.weight)
  }

  private func isLowercase(_ label: String) -> Bool {
    label.count == 1 && label.first?.isLowercase == true
  }

  /// Letters sit a little above the middle, small ones more, as their descenders need room.
  private func lift(of key: Key) -> CGFloat {
    guard key.alignment == .center, key.style == .letter else { return -1 }
    return isLowercase(key.label) ? -2.5 : -1
  }

  /// From a corner's label to the key's edge; the keys of a split keyboard are narrow.
  private static func margin(in key: Key) -> CGFloat {
    key.frame.width < 48 ? key.frame.width * 0.12 : 12
  }

  private func labelBox(of key: Key) -> CGRect {
    guard key.alignment != .center else { return key.frame }
    let margin = Self.margin(in: key)
    return CGRect(
      x: key.frame.minX + margin, y: key.frame.maxY - 32, width: key.frame.width - 2 * margin,
      height: 26)
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
    let margin = Self.margin(in: key)
    switch key.alignment {
    case .center: return CGPoint(x: key.frame.midX, y: key.frame.midY)
    case .bottomLeading: return CGPoint(x: key.frame.minX + margin + half, y: key.frame.maxY - 20)
    case .bottomTrailing: return CGPoint(x: key.frame.maxX - margin - half, y: key.frame.maxY - 20)
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
    case .tab: return (.tab, 1)
    case .capsLock: return (phone.keyboard.keys.shift == .locked ? .capsLock : .capsLockOff, 1)
    default: return nil
    }
  }
}
