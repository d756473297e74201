import DeviceProfiles
package import Foundation
import KeyboardAvoidance
package import KeyboardLayouts

extension SimulatedDevice {
  /// Where the keyboard is seen now; it reaches below the screen while it rises or leaves.
  package var keyboardFrame: CGRect {
    keyboard.frame(at: time, screen: chrome.screen, settings.arrangement)
  }

  /// Whether any part of the keyboard is on the screen now.
  package var isKeyboardOnScreen: Bool {
    keyboard.form != nil && keyboardFrame.minY < chrome.screen.maxY
  }

  /// The keys in their places, from the keyboard's top left corner; nil before the first keyboard.
  package var keyboardPlan: KeyboardGeometry? {
    guard let form = keyboard.form, form.extent != .accessory else { return nil }
    let request = KeyboardRequest(
      type: form.type, returnKey: form.returnKey, page: keyboard.keys.page,
      isUppercase: keyboard.keys.isUppercase, emoji: keyboard.keys.emoji)
    var plan = plans.plan(shownLayout, request, keyboardRoom(form))
    if form.extent == .shortcutBar { plan.keys = [] }
    return settings.arrangement == .split ? plan.split : plan
  }

  /// Where the plan's origin is seen now: below the accessory toolbar, at the keyboard's left edge.
  package var keysOrigin: CGPoint {
    let frame = keyboardFrame
    return CGPoint(x: frame.minX, y: frame.minY + (keyboard.form?.accessory ?? 0))
  }

  /// Divides the height; where only the whole is known the keys take what bar and dock leave.
  private func keyboardRoom(_ form: OnScreenKeyboard.Form) -> KeyboardSpace {
    guard settings.arrangement != .floating else { return .floating }
    let heights = settings.device.keyboard(settings.orientation, settings.version)
    let dock = heights?.bottomDock ?? chrome.screenSafeArea.bottom
    // Emoji have the bar's room too.
    let hasBar = form.hasBar && keyboard.keys.emoji == nil
    let bar = hasBar ? heights?.predictiveBar ?? 38 : 0
    return KeyboardSpace(
      kind: settings.device.kind, screen: chrome.screen.size, barHeight: bar,
      keysHeight: form.height - form.accessory - bar - dock, dockHeight: dock,
      hasHomeIndicator: settings.device.hasHomeIndicator)
  }
}

extension KeyboardSpace {
  /// An iPad's floating keyboard is a small phone's.
  fileprivate static let floating = KeyboardSpace(
    kind: .phone, screen: CGSize(width: FloatingKeyboard.size.width, height: 568),
    barHeight: FloatingKeyboard.barHeight, keysHeight: FloatingKeyboard.keysHeight, dockHeight: 0,
    hasHomeIndicator: false)
}
