import DeviceProfiles
package import Foundation
import KeyboardAvoidance
package import KeyboardLayouts

extension Phone {
  /// Where the keyboard is seen now; it reaches below the screen while it rises or leaves.
  package var keyboardFrame: CGRect { keyboard.frame(at: time, screen: chrome.screen) }

  /// Whether any part of the keyboard is on the screen now.
  package var isKeyboardOnScreen: Bool {
    keyboard.form != nil && keyboardFrame.minY < chrome.screen.maxY
  }

  /// The keys in their places, from the keyboard's top left corner; nil before the first keyboard.
  package var keyboardPlan: KeyboardPlan? {
    guard let form = keyboard.form else { return nil }
    let request = KeyboardRequest(
      type: form.type, returnKey: form.returnKey, page: keyboard.keys.page,
      isUppercase: keyboard.keys.isUppercase)
    return KeyboardPlan(layout: settings.layout, request: request, room: keyboardRoom(form))
  }

  /// Divides the height; where only the whole is known the keys take what bar and dock leave.
  private func keyboardRoom(_ form: KeyboardPresence.Form) -> KeyboardRoom {
    let heights = settings.device.keyboard(settings.orientation, settings.version)
    let dock = heights?.bottomDock ?? chrome.deviceSafeArea.bottom
    let bar = form.hasBar ? heights?.predictiveBar ?? 38 : 0
    return KeyboardRoom(
      kind: settings.device.kind, screen: chrome.screen.size, barHeight: bar,
      keysHeight: form.height - bar - dock, dockHeight: dock,
      hasHomeIndicator: settings.device.hasHomeIndicator)
  }
}
