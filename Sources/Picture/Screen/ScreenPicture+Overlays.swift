import Foundation
import KeyboardAvoidance
import Simulation

/// Colours of what is drawn over the phone to explain it.
package enum OverlayColor {
  package static let keyboard = Color(0xAF52DE)
  package static let clear = Color(0x34C759)
  package static let covered = Color(0xFF3B30)
  package static let safeArea = Color(0xFF9500)
}

extension ScreenPicture {
  /// The keyboard's frame, the safe area and what must be seen, as rectangles over the window.
  var overlays: [DrawCommand] {
    guard options.showsOverlays else { return [] }
    return safeAreas + keyboardOutline + focusOutline
  }

  private var safeAreas: [DrawCommand] {
    let window = phone.chrome.window
    let safe = window.inset(by: phone.chrome.deviceSafeArea)
    let color = Color(0xFF9500, opacity: 0.14)
    let edges = [
      CGRect(
        x: window.minX, y: window.minY, width: window.width, height: safe.minY - window.minY),
      CGRect(x: window.minX, y: safe.maxY, width: window.width, height: window.maxY - safe.maxY),
      CGRect(x: window.minX, y: safe.minY, width: safe.minX - window.minX, height: safe.height),
      CGRect(x: safe.maxX, y: safe.minY, width: window.maxX - safe.maxX, height: safe.height),
    ]
    return edges.filter { $0.width > 0 && $0.height > 0 }.map { .fill($0, color) }
  }

  private var keyboardOutline: [DrawCommand] {
    guard phone.isKeyboardOnScreen else { return [] }
    let frame = phone.keyboardFrame.intersection(phone.chrome.screen)
    return [
      .border(RoundedRect(frame, radius: 0), width: 1.5, dash: [4, 3], OverlayColor.keyboard)
    ]
  }

  private var focusOutline: [DrawCommand] {
    guard let target = phone.revealFrame, let clearance = phone.clearance else { return [] }
    let color = clearance < 0 ? OverlayColor.covered : OverlayColor.clear
    let frame = target.insetBy(dx: -8, dy: 2)
    return [.border(RoundedRect(frame, radius: 8), width: 1.5, dash: [], color)]
  }
}
