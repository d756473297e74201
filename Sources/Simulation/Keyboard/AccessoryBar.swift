package import Foundation
import KeyboardAvoidance

/// A toolbar above the keyboard, as an app sets it as a field's input accessory view.
package struct AccessoryBar: Hashable, Sendable {
  /// A toolbar's height, in points; it counts into the keyboard's frame.
  package static let height: CGFloat = 44

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

  /// Returns a button's frame in the toolbar's coordinates; those of the arrows adjoin.
  package func frame(of button: Button) -> CGRect {
    let side = Self.height
    let left = safeArea.left + 6
    switch button {
    case .previous: return CGRect(x: left, y: 0, width: side, height: side)
    case .next: return CGRect(x: left + side, y: 0, width: side, height: side)
    case .done:
      let right = frame.width - safeArea.right - 6
      return CGRect(x: right - 64, y: 0, width: 64, height: side)
    }
  }

  /// Returns the button at a point of the screen; nil beside the buttons.
  func button(at point: CGPoint) -> Button? {
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    return Button.allCases.first { frame(of: $0).contains(local) }
  }
}
