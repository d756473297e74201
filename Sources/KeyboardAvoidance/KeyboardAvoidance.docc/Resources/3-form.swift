import Foundation
import KeyboardAvoidance

/// A form that keeps the edited field in view; lengths in points, on the screen.
struct SafeForm {
  var viewFrame: CGRect
  var contentSize: CGSize
  /// What bars and the device take of it, which the scroll view insets by itself.
  var safeArea: EdgeInsets
}
