import DeviceProfiles
import DisplayList
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import Typography

extension ScreenPicture {
  /// Everything of the keyboard; where motion is reduced it fades as a piece in its place.
  var keyboard: [DrawCommand] {
    guard let fade = phone.keyboardFade else { return keyboardInPlace }
    let seen = phone.withFadingKeyboardInPlace
    let frame = seen.keyboardFrame
    let commands = ScreenPicture(seen, options: options).keyboardInPlace
    let opacity = Double(fade.opacity.value(at: phone.time))
    let piece = Group(offset: CGPoint(x: -frame.minX, y: -frame.minY), commands)
    return [
      .layer(
        Layer(origin: frame.origin, size: frame.size, opacity: opacity, [.group(piece)]))
    ]
  }

  /// Toolbar, keys as one opaque layer that moves as a piece, callouts.
  private var keyboardInPlace: [DrawCommand] {
    guard phone.isKeyboardOnScreen else { return [] }
    let frame = phone.keyboardFrame
    let origin = phone.keysOrigin
    guard let plan = phone.keyboardPlan else {
      return [.fill(frame, theme.keyboard.background)] + accessory
    }
    let picture = KeyboardPicture(phone: phone, plan: plan, theme: theme, text: text)
    let keys = DrawCommand.layer(Layer(origin: origin, size: plan.size, picture.commands))
    let callout = picture.callout
    return shape(keys, plan, in: frame) + accessory
      + (callout.isEmpty ? [] : [.group(Group(offset: origin, callout))])
  }

  /// Cuts the keys to the shape that the keyboard has in its arrangement.
  private func shape(
    _ keys: DrawCommand, _ plan: KeyboardGeometry, in frame: CGRect
  ) -> [DrawCommand] {
    switch phone.settings.arrangement {
    case .docked: ground(under: plan, in: frame) + [keys]
    case .undocked:
      [edge(atY: frame.minY - 0.5, in: frame), keys, edge(atY: frame.maxY, in: frame)]
    case .split: halves(of: plan).flatMap { piece(keys, $0, roundness: 12) }
    case .floating: floating(keys, in: frame)
    }
  }

  /// Fills what a keyboard that has become lower leaves free below itself while it sinks.
  private func ground(under plan: KeyboardGeometry, in frame: CGRect) -> [DrawCommand] {
    let top = phone.keysOrigin.y + plan.size.height
    guard frame.maxY > top else { return [] }
    let rect = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
    return [.fill(rect, theme.keyboard.background)]
  }

  // MARK: Away from the bottom edge

  private func edge(atY y: CGFloat, in frame: CGRect) -> DrawCommand {
    .hairline(
      Hairline(.horizontal, from: CGPoint(x: frame.minX, y: y), length: frame.width),
      theme.barEdge)
  }

  /// The halves on the screen; outwards they go on, so that only their inner corners are round.
  private func halves(of plan: KeyboardGeometry) -> [CGRect] {
    let origin = phone.keysOrigin
    return plan.halves.enumerated().map { index, half in
      var rect = half.offsetBy(dx: origin.x, dy: origin.y)
      rect.size.width += 20
      if index == 0 { rect.origin.x -= 20 }
      return rect
    }
  }

  /// Draws a rounded part of the keys with its shadow.
  private func piece(
    _ keys: DrawCommand, _ rect: CGRect, roundness: CGFloat
  ) -> [DrawCommand] {
    let shade = Shadow(Color(0, opacity: 0.22), blur: 16, offset: CGPoint(x: 0, y: 4))
    return [
      .shadow(RoundedRect(rect, radius: roundness), shade),
      .group(
        Group(
          clip: rect, clipRadius: roundness, [.fill(rect, theme.keyboard.background), keys])),
    ]
  }

  /// A card with the keys and, under them, the bar by which it is dragged.
  private func floating(_ keys: DrawCommand, in frame: CGRect) -> [DrawCommand] {
    var card = frame
    card.size.height += FloatingKeyboard.handleHeight
    let grip = CGRect(x: card.midX - 20, y: card.maxY - 12, width: 40, height: 5)
    return piece(keys, card, roundness: 14)
      + [.roundedRect(RoundedRect(grip, radius: 2.5), theme.keyboard.dockIcon)]
  }

  // MARK: Accessory toolbar

  private var accessory: [DrawCommand] {
    guard let bar = phone.accessoryBar else { return [] }
    let row = phone.focusedRow?.row
    let middle = CGRect(
      x: bar.minX + 112, y: bar.minY, width: max(0, bar.width - 224), height: bar.height)
    let title = text.truncated(
      row?.placeholder ?? "", Font(size: 13), theme.secondaryLabel, in: middle, align: .center)
    return [
      .fill(bar, theme.bar),
      .hairline(Hairline(.horizontal, from: bar.origin, length: bar.width), theme.barEdge),
    ] + [title].compactMap { $0 } + AccessoryBar.Button.allCases.flatMap { draw($0, in: bar) }
  }

  private func draw(_ button: AccessoryBar.Button, in bar: CGRect) -> [DrawCommand] {
    let box = phone.accessoryFrame(of: button).offsetBy(dx: bar.minX, dy: bar.minY)
    let color = phone.isEnabled(button) ? theme.tint : theme.placeholder
    let middle = CGPoint(x: box.midX, y: box.midY)
    switch button {
    case .previous: return Icon.chevronUp.draw(at: middle, color)
    case .next: return Icon.chevronDown.draw(at: middle, color)
    case .done:
      return [
        text.line("Done", Font(size: 17, weight: .semibold), color, in: box, align: .center)
      ].compactMap { $0 }
    }
  }
}
