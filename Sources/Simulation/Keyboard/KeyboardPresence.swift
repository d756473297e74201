package import Foundation
package import KeyboardAvoidance
package import KeyboardLayouts

/// The keyboard on the screen: what it shows, where it is and where it is going.
package struct KeyboardPresence: Hashable, Sendable {
  /// The word in the state report.
  package enum Mode: String, CaseIterable, Hashable, Sendable {
    case hidden, docked, undocked, split, floating
  }

  /// A keyboard of one kind: two equal ones look and measure the same.
  package struct Form: Hashable, Sendable {
    package var type: KeyboardType
    package var returnKey: ReturnKey
    package var hasBar: Bool
    /// In points, with bar and dock.
    package var height: CGFloat
  }

  package var mode: Mode = .hidden
  /// What is shown, and while it leaves, what was; nil before the first keyboard.
  package var form: Form?
  /// The upper edge's way, in screen coordinates.
  package var top: ValueAnimation
  /// The end frame that was notified last.
  package var notifiedFrame: CGRect
  package var keys = KeyState()
  /// Pressed keys by the touch that presses them.
  package var pressed: [Int: Key] = [:]

  package init(screen: CGRect) {
    top = ValueAnimation(at: screen.height)
    notifiedFrame = CGRect(x: 0, y: screen.height, width: screen.width, height: 0)
  }

  package var isVisible: Bool { mode != .hidden }

  /// Where the keyboard is seen at a time, whole, also where it reaches below the screen.
  ///
  /// One that has become lower and still sinks reaches down to the screen's edge all the same.
  package func frame(at time: TimeInterval, screen: CGRect) -> CGRect {
    let y = top.value(at: time)
    return CGRect(
      x: 0, y: y, width: screen.width, height: max(form?.height ?? 0, screen.height - y))
  }
}
