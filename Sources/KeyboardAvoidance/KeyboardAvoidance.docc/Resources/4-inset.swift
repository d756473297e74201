import Foundation
import KeyboardAvoidance

/// A form that keeps the focused field visible; lengths in points, in screen coordinates.
struct SafeForm {
  var viewFrame: CGRect
  var contentSize: CGSize
  /// The safe area, which the scroll view adds to its insets by itself.
  var safeArea: EdgeInsets

  /// The bottom content inset of the scroll view while a keyboard is visible.
  func bottomInset(above keyboard: CGRect) -> CGFloat {
    let overlap = KeyboardInset.overlap(of: viewFrame, withKeyboard: keyboard)
    return KeyboardInset.contentInsetBottom(
      overlap: overlap, automatic: safeArea.bottom, base: 0)
  }
}
