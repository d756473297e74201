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

  /// The content offset at which a field is visible; the field is in content coordinates.
  func offset(revealing field: CGRect, above keyboard: CGRect, from current: CGPoint) -> CGPoint {
    var inset = safeArea
    inset.bottom += bottomInset(above: keyboard)
    let geometry = ScrollGeometry(
      viewport: viewFrame.size, contentSize: contentSize, adjustedInset: inset)
    return geometry.revealing(field, from: current)
  }
}
