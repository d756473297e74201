import Foundation
import KeyboardLayouts

/// Keys of the drawn keyboard that light up while a hardware keyboard types.
extension SimulatedDevice {
  /// Seconds for which a key is lit.
  static let litDuration: TimeInterval = 0.12

  /// Lights the key that does the same, if one is shown.
  mutating func light(_ action: KeyAction) {
    guard keyboard.isVisible, keyboard.form?.extent == .whole, let plan = keyboardPlan else {
      return
    }
    let action = action == .character(" ") ? .space : action
    guard let key = plan.keys.first(where: { $0.action.small == action }) else { return }
    keyboard.lit[key.id] = time + Self.litDuration
  }
}

extension HardwareKey {
  /// What a key of the drawn keyboard does that stands for it; nil where none does.
  var action: KeyAction? {
    switch self {
    case .return: .return
    case .backspace: .delete
    case .tab: .tab
    case .escape: .dismiss
    case .delete, .left, .right, .up, .down, .home, .end, .selectAll, .undo, .redo: nil
    }
  }
}

extension KeyAction {
  /// The same with a small letter: shift changes what is on a key, not which key it is.
  fileprivate var small: KeyAction {
    if case .character(let text) = self { .character(text.lowercased()) } else { self }
  }
}
