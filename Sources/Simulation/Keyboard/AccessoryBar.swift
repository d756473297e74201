package import Foundation
import InterfaceStyles
import KeyboardAvoidance

/// A toolbar above the keyboard, as an app sets it as a field's input accessory view.
package struct AccessoryBar: Hashable, Sendable {
  /// The toolbar's buttons, from left to right.
  package enum Button: String, CaseIterable, Hashable, Sendable {
    /// Gives the focus to the editable row before, or after; disabled where there is none.
    case previous, next
    /// Takes the focus away, so that the keyboard leaves.
    case done
  }

  /// Where the toolbar is, in screen coordinates.
  package let frame: CGRect
  /// What the device keeps clear at the sides, in points.
  let safeArea: EdgeInsets
  /// The sizes of its buttons.
  let style: InterfaceStyle.Accessory

  /// Returns a button's frame in the toolbar's coordinates; those of the arrows adjoin.
  package func frame(of button: Button) -> CGRect {
    let (width, height) = (style.arrowWidth, style.height)
    let left = safeArea.left + style.sideInset
    switch button {
    case .previous: return CGRect(x: left, y: 0, width: width, height: height)
    case .next: return CGRect(x: left + width, y: 0, width: width, height: height)
    case .done:
      let right = frame.width - safeArea.right - style.sideInset
      return CGRect(x: right - style.doneWidth, y: 0, width: style.doneWidth, height: height)
    }
  }

  /// Returns the button at a point of the screen; nil beside the buttons.
  func button(at point: CGPoint) -> Button? {
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    return Button.allCases.first { frame(of: $0).contains(local) }
  }
}
