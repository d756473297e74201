import Foundation
import KeyboardAvoidance

/// A form that keeps the edited field in view; lengths in points, on the screen.
struct SafeForm {
  var viewFrame: CGRect
  var contentSize: CGSize
  /// What bars and the device take of it, which the scroll view insets by itself.
  var safeArea: EdgeInsets

  /// The scroll view's bottom content inset while a keyboard is there.
  func bottomInset(above keyboard: CGRect) -> CGFloat {
    let overlap = KeyboardInset.overlap(of: viewFrame, withKeyboard: keyboard)
    return KeyboardInset.contentInsetBottom(
      overlap: overlap, automatic: safeArea.bottom, base: 0)
  }

  /// Where to scroll so that a field, in the content's coordinates, is seen.
  func offset(revealing field: CGRect, above keyboard: CGRect, from current: CGPoint) -> CGPoint {
    var inset = safeArea
    inset.bottom += bottomInset(above: keyboard)
    let geometry = ScrollGeometry(
      viewport: viewFrame.size, contentSize: contentSize, adjustedInset: inset)
    return geometry.revealing(field, from: current)
  }
}
