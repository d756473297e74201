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

  /// Fills what a keyboard that has become lower leaves free below itself while it sinks.
  private func ground(under plan: KeyboardPlan, in frame: CGRect) -> [DrawCommand] {
    let gap = frame.height - plan.size.height
    guard gap > 0 else { return [] }
    let rect = CGRect(
      x: frame.minX, y: frame.minY + plan.size.height, width: frame.width, height: gap)
    return [.fill(rect, theme.keyboard.background)]
  }
}
