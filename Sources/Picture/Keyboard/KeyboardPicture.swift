import DeviceProfiles
import DisplayList
import Foundation
import InterfaceStyles
import KeyboardLayouts
import Simulation
import Typography

/// Draws keys and suggestions; origin at the keyboard's top left corner.
struct KeyboardPicture {
  let phone: SimulatedDevice
  let plan: KeyboardGeometry
  let style: InterfaceStyle
  /// What stands on the keys of this arrangement.
  let faces: InterfaceStyle.KeyFaces
  let text: TextPlacement

  init(
    _ phone: SimulatedDevice, _ plan: KeyboardGeometry, _ style: InterfaceStyle,
    _ text: TextPlacement
  ) {
    self.phone = phone
    self.plan = plan
    self.style = style
    self.text = text
    let isFloating = phone.settings.arrangement == .floating
    faces = isFloating ? style.floatingKeyFaces : style.keyFaces
  }

  var palette: InterfaceStyle.Palette { style.palette }

  /// The drawing of a pad of large keys for digits; nil where the keys are the usual ones.
  var digitPad: InterfaceStyle.KeyFaces.DigitPad? {
    phone.keyboard.configuration?.type.isPad == true ? faces.digitPad : nil
  }

  var commands: [DrawCommand] {
    let background = CGRect(origin: .zero, size: plan.size)
    return [.surface(background, style.materials.keyboard)] + suggestionBar
      + plan.keys.flatMap(draw)
  }

  // MARK: Keys

  private func draw(_ key: Key) -> [DrawCommand] {
    guard key.style != .bare else { return selection(of: key) + label(of: key) }
    let label = isTrackPad ? [] : label(of: key)
    let shape = RoundedRect(key.frame, radius: plan.style.cornerRadius)
    let shadow = RoundedRect(
      key.frame.offsetBy(dx: 0, dy: faces.shadowDrop), radius: plan.style.cornerRadius)
    return [
      .roundedRect(shadow, palette.keyboard.keyShadow), .roundedRect(shape, color(of: key)),
    ] + label
  }

  /// A disc behind the category of emoji that is shown, and behind an emoji under a finger.
  private func selection(of key: Key) -> [DrawCommand] {
    guard let emoji = phone.keyboard.keys.emoji else { return [] }
    let isPressedEmoji = key.action.isCharacter && isPressed(key)
    guard key.action == .emojiCategory(emoji) || isPressedEmoji else { return [] }
    let most = key.action.isCharacter ? faces.emojiDisc : faces.categoryDisc
    let side = min(key.frame.width, key.frame.height, most)
    let disc = CGRect(
      x: key.frame.midX - side / 2, y: key.frame.midY - side / 2, width: side, height: side)
    return [.roundedRect(RoundedRect(disc, radius: side / 2), palette.keyboard.functionKey)]
  }

  /// Whether the keys are blank, as while a finger moves the caret.
  private var isTrackPad: Bool { phone.keyboard.presses.caretDrag != nil }

  func isPressed(_ key: Key) -> Bool {
    isLit(key) || phone.keyboard.presses.pressed.values.contains { $0.id == key.id }
  }

  /// Whether a hardware keyboard has just typed what is on the key.
  private func isLit(_ key: Key) -> Bool { phone.keyboard.highlights.contains(key.id) }

  private func color(of key: Key) -> Color {
    let colors = palette.keyboard
    if key.action == .shift, phone.keyboard.keys.isUppercase { return colors.letterKey }
    if key.action == .capsLock, phone.keyboard.keys.shift == .locked { return colors.letterKey }
    if key.action == .return, !phone.isReturnKeyEnabled { return colors.functionKey }
    if key.action == .return, phone.keyboard.configuration?.returnKey.isProminent ?? false {
      return isPressed(key) ? colors.pressedFunctionKey : palette.tint
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
