import Foundation
import InterfaceStyles
import KeyboardLayouts

/// What a finger can tap on the keyboard.
extension SimulatedDevice {
  /// The items on the keyboard in reading order; empty without a keyboard on the screen.
  package var keyboardItems: [KeyboardItem] {
    guard isKeyboardOnScreen else { return [] }
    return accessoryItems + toolItems + suggestionItems + keyItems
  }

  /// Returns the first item with a name; nil if there is none.
  package func keyboardItem(named name: String) -> KeyboardItem? {
    keyboardItems.first { $0.names.contains(name) }
  }

  private var accessoryItems: [KeyboardItem] {
    guard let bar = accessoryBar else { return [] }
    return AccessoryBar.Button.allCases.map { button in
      KeyboardItem(
        id: "accessory-\(button.rawValue)", kind: "accessoryButton", names: [button.spokenLabel],
        frame: bar.frame(of: button).offsetBy(dx: bar.frame.minX, dy: bar.frame.minY))
    }
  }

  private var toolItems: [KeyboardItem] {
    guard let bar = shortcutBar else { return [] }
    return ShortcutTool.allCases.map { tool in
      KeyboardItem(
        id: "tool-\(tool.rawValue)", kind: KeyboardItem.toolKind, names: [tool.spokenLabel],
        frame: onScreen(ofKeyboard: tool.frame(in: bar, style.shortcuts)))
    }
  }

  private var suggestionItems: [KeyboardItem] {
    zip(suggestions, suggestionFrames).enumerated().map { index, pair in
      KeyboardItem(
        id: "suggestion-\(index + 1)", kind: "suggestion", names: pair.0.names,
        frame: onScreen(ofKeyboard: pair.1))
    }
  }

  private var keyItems: [KeyboardItem] {
    let keys = keyboardGeometry?.keys ?? []
    let inOrder = keys.sorted { a, b in
      // Keys of one row may differ in height.
      abs(a.frame.midY - b.frame.midY) < 12
        ? a.frame.minX < b.frame.minX : a.frame.midY < b.frame.midY
    }
    return inOrder.map {
      KeyboardItem(
        id: "key-\($0.id)", kind: ViewReport.keyKind, names: [$0.spokenLabel],
        frame: onScreen(ofKeyboard: $0.frame))
    }
  }

  private func onScreen(ofKeyboard rect: CGRect) -> CGRect {
    rect.offsetBy(dx: keysOrigin.x, dy: keysOrigin.y)
  }
}
