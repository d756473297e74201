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
    if let digitPad, key.style == .letter {
      return digit(of: key, key.sublabel ?? "", color, digitPad)
    }
    let label = text.line(
      key.label, fittingFont(of: key), color, in: labelBox(of: key), align: alignment(of: key),
      dy: lift(of: key))
    return [label].compactMap { $0 }
  }

  private func labelColor(of key: Key) -> Color {
    if key.action == .return, !phone.isReturnKeyEnabled { return palette.keyboard.disabledLabel }
    let isTinted =
      key.action == .return && phone.keyboard.configuration?.returnKey.isProminent == true
      && !isPressed(key)
    return isTinted ? palette.labelOnTint : palette.keyboard.label
  }

  private func font(of key: Key) -> Font {
    let fonts = faces.fonts
    switch key.style {
    case .letter where key.action.isCharacter && isLowercase(key.label): return fonts.smallLetter
    case .letter where key.action.isCharacter && key.label.count == 1:
      return key.label == "Є" ? fonts.capitalYe : fonts.character
    case .bare where phone.keyboard.keys.emoji != nil:
      return key.action.isCharacter ? fonts.emoji : fonts.category
    case .bare: return key.label.count > 1 ? fonts.bareWord : fonts.bareCharacter
    default: return fonts.word
    }
  }

  /// The font, smaller where the label would stand over its key's edges, as on a split keyboard or
  /// a wide letter in a row of twelve.
  private func fittingFont(of key: Key) -> Font {
    let font = font(of: key)
    let margin = key.label.count > 1 ? faces.fit.wordMargin : faces.fit.characterMargin
    let space =
      key.alignment == .center ? max(1, key.frame.width - margin) : labelBox(of: key).width
    let width = phone.ruler.width(of: key.label, in: font)
    guard width > space else { return font }
    let size = (font.size * space / width).rounded(.down)
    return Font(size: max(faces.fit.smallestSize, size), weight: font.weight)
  }

  private func isLowercase(_ label: String) -> Bool {
    label.count == 1 && label.first?.isLowercase == true
  }

  /// Letters sit a little above the middle, small ones more, as their descenders need room.
  private func lift(of key: Key) -> CGFloat {
    let isSmall = key.alignment == .center && key.style == .letter && isLowercase(key.label)
    return isSmall ? -faces.fit.smallLetterLift : -faces.fit.lift
  }

  /// From a corner's label to the key's edge; the keys of a split keyboard are narrow.
  private func margin(in key: Key) -> CGFloat {
    let corner = faces.corner
    let isNarrow = key.frame.width < corner.narrowWidth
    return isNarrow ? key.frame.width * corner.narrowShare : corner.margin
  }

  private func labelBox(of key: Key) -> CGRect {
    guard key.alignment != .center else { return key.frame }
    let margin = margin(in: key)
    return CGRect(
      x: key.frame.minX + margin, y: key.frame.maxY - faces.corner.labelRise,
      width: key.frame.width - 2 * margin, height: faces.corner.labelHeight)
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
      ? palette.keyboard.dockIcon : palette.keyboard.label
    return icon.draw(at: iconCenter(of: key, icon, scale), color, scale: scale)
  }

  private func iconCenter(of key: Key, _ icon: Icon, _ scale: CGFloat) -> CGPoint {
    let half = icon.size.width * scale / 2
    let bottom = key.frame.maxY - faces.corner.iconRise
    let margin = margin(in: key)
    switch key.alignment {
    case .center: return CGPoint(x: key.frame.midX, y: key.frame.midY)
    case .bottomLeading: return CGPoint(x: key.frame.minX + margin + half, y: bottom)
    case .bottomTrailing: return CGPoint(x: key.frame.maxX - margin - half, y: bottom)
    }
  }

  private func iconAndScale(of action: KeyAction, isPressed: Bool) -> (Icon, CGFloat)? {
    switch action {
    case .shift:
      switch phone.keyboard.keys.shift {
      case .off: return (.shift, 1)
      case .on: return (.shiftFilled, 1)
      case .locked: return (.capsLock, 1)
      }
    case .delete: return (isPressed ? .deleteFilled : .delete, 1)
    case .globe: return (.globe, faces.globeScale)
    case .emoji: return (.emoji, 1)
    case .dictation: return (.microphone, faces.microphoneScale)
    case .dismiss: return (.hideKeyboard, 1)
    case .tab: return (.tab, 1)
    case .capsLock: return (phone.keyboard.keys.shift == .locked ? .capsLock : .capsLockOff, 1)
    default: return nil
    }
  }
}
