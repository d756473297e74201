package import Foundation
import InterfaceStyles
import KeyboardAvoidance

/// A toolbar above the keyboard, as an app sets it as a field's input accessory view.
package enum AccessoryBar {
  /// The toolbar's buttons, from left to right.
  package enum Button: String, CaseIterable, Hashable, Sendable {
    /// Gives the focus to the editable row before, or after; disabled where there is none.
    case previous, next
    /// Takes the focus away, so that the keyboard leaves.
    case done
  }
}

extension SimulatedDevice {
  /// The toolbar where it is seen now, in screen coordinates; nil without one.
  package var accessoryBar: CGRect? {
    guard let form = keyboard.form, form.accessory > 0, isKeyboardOnScreen else { return nil }
    let frame = keyboardFrame
    return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: form.accessory)
  }

  /// A button's place in the toolbar, in the toolbar's coordinates; those of the arrows adjoin.
  package func accessoryFrame(of button: AccessoryBar.Button) -> CGRect {
    let bar = style.accessory
    let (width, height) = (bar.arrowWidth, bar.height)
    let left = chrome.screenSafeArea.left + bar.sideInset
    switch button {
    case .previous: return CGRect(x: left, y: 0, width: width, height: height)
    case .next: return CGRect(x: left + width, y: 0, width: width, height: height)
    case .done:
      let right = keyboardFrame.width - chrome.screenSafeArea.right - bar.sideInset
      return CGRect(x: right - bar.doneWidth, y: 0, width: bar.doneWidth, height: height)
    }
  }

  /// Whether a button would do anything: there is a field before or after this one.
  package func isEnabled(_ button: AccessoryBar.Button) -> Bool {
    switch button {
    case .previous: neighbour(by: -1) != nil
    case .next: neighbour(by: 1) != nil
    case .done: true
    }
  }

  /// Finds the button at a point of the screen.
  func accessoryButton(at point: CGPoint) -> AccessoryBar.Button? {
    guard let bar = accessoryBar else { return nil }
    let local = CGPoint(x: point.x - bar.minX, y: point.y - bar.minY)
    return AccessoryBar.Button.allCases.first { accessoryFrame(of: $0).contains(local) }
  }

  mutating func perform(_ button: AccessoryBar.Button) {
    switch button {
    case .previous: moveFocus(by: -1)
    case .next: moveFocus(by: 1)
    case .done: setFocus(nil)
    }
  }
}
