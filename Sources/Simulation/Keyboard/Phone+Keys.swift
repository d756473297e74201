import Foundation
import KeyboardLayouts

extension Phone {
  func key(at point: CGPoint) -> Key? {
    keyboardPlan?.key(at: onKeyboard(point))
  }

  /// Converts a point of the screen to the keyboard at the present time.
  func onKeyboard(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - keysOrigin.x, y: point.y - keysOrigin.y)
  }

  mutating func perform(_ key: Key) {
    switch key.action {
    case .character(let text): typeKey(text)
    case .space: typeKey(" ")
    case .delete: deleteBackward(byWord: false)
    case .return: pressReturn()
    case .shift: keyboard.keys.pressShift(at: time)
    case .page(let page): keyboard.keys.show(page)
    case .dismiss: setFocus(nil)
    case .globe, .emoji, .dictation: break
    }
  }

  private mutating func typeKey(_ text: String) {
    guard focus != nil else { return }
    keyboard.keys.typed(text)
    edit { $0.insert(text) }
  }
}
