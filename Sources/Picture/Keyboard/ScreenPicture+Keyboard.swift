import DeviceProfiles
import DisplayList
import Foundation
import InterfaceStyles
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
    let commands = ScreenPicture(seen, options: options, style: style).keyboardInPlace
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
    guard let plan = phone.keyboardGeometry else {
      return [.surface(frame, style.materials.keyboard)] + accessory
    }
    let picture = KeyboardPicture(phone, plan, style, text)
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
    case .split: halves(of: plan).flatMap { panel(keys, $0, style.shapes.splitKeyboard) }
    case .floating: floating(keys, in: frame)
    }
  }

  /// Fills what a keyboard that has become lower leaves free below itself while it sinks.
  private func ground(under plan: KeyboardGeometry, in frame: CGRect) -> [DrawCommand] {
    let top = phone.keysOrigin.y + plan.size.height
    guard frame.maxY > top else { return [] }
    let rect = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
    return [.surface(rect, style.materials.keyboard)]
  }

  // MARK: Away from the bottom edge

  private func edge(atY y: CGFloat, in frame: CGRect) -> DrawCommand {
    .hairline(
      Hairline(.horizontal, from: CGPoint(x: frame.minX, y: y), length: frame.width),
      palette.barEdge)
  }

  /// The halves on the screen; outwards they go on, so that only their inner corners are round.
  private func halves(of plan: KeyboardGeometry) -> [CGRect] {
    let origin = phone.keysOrigin
    return plan.halves.enumerated().map { index, half in
      var rect = half.offsetBy(dx: origin.x, dy: origin.y)
      rect.size.width += style.keyboardPanels.splitOverhang
      if index == 0 { rect.origin.x -= style.keyboardPanels.splitOverhang }
      return rect
    }
  }

  /// Draws a rounded part of the keys with its shadow.
  private func panel(_ keys: DrawCommand, _ rect: CGRect, _ shape: CornerShape) -> [DrawCommand] {
    let surface = DrawCommand.surface(rect, style.materials.keyboard)
    return [
      .shadow(RoundedRect(rect, shape), style.shadows.keyboard),
      .group(Group(clip: rect, clipRadius: shape.radius, [surface, keys])),
    ]
  }

  /// A card with the keys and, under them, the bar by which it is dragged.
  private func floating(_ keys: DrawCommand, in frame: CGRect) -> [DrawCommand] {
    var card = frame
    card.size.height += style.floatingKeyboard.handleHeight
    let size = style.keyboardPanels.grip
    let grip = CGRect(
      x: card.midX - size.width / 2, y: card.maxY - style.keyboardPanels.gripRise,
      width: size.width, height: size.height)
    return panel(keys, card, style.shapes.floatingKeyboard) + [
      .roundedRect(RoundedRect(grip, radius: size.height / 2), palette.keyboard.dockIcon)
    ]
  }

  // MARK: Accessory toolbar

  private var accessory: [DrawCommand] {
    guard let toolbar = phone.accessoryBar else { return [] }
    let bar = toolbar.frame
    let row = phone.focusedRow?.row
    let margin = style.accessoryDrawing.titleMargin
    let middle = CGRect(
      x: bar.minX + margin, y: bar.minY, width: max(0, bar.width - 2 * margin),
      height: bar.height)
    let title = text.truncated(
      row?.placeholder ?? "", style.accessoryDrawing.titleFont, palette.secondaryLabel,
      in: middle, align: .center)
    return self.bar(in: bar) + [title].compactMap { $0 }
      + AccessoryBar.Button.allCases.flatMap { draw($0, in: toolbar) }
  }

  private func draw(_ button: AccessoryBar.Button, in bar: AccessoryBar) -> [DrawCommand] {
    let box = bar.frame(of: button).offsetBy(dx: bar.frame.minX, dy: bar.frame.minY)
    let color = phone.isEnabled(button) ? palette.tint : palette.placeholder
    let middle = CGPoint(x: box.midX, y: box.midY)
    switch button {
    case .previous: return Icon.chevronUp.draw(at: middle, color)
    case .next: return Icon.chevronDown.draw(at: middle, color)
    case .done:
      return [
        text.line("Done", style.accessoryDrawing.buttonFont, color, in: box, align: .center)
      ].compactMap { $0 }
    }
  }
}
