import Foundation
import KeyboardAvoidance

/// A form that keeps the focused field visible; lengths in points, in screen coordinates.
struct SafeForm {
  var viewFrame: CGRect
  var contentSize: CGSize
  /// The safe area, which the scroll view adds to its insets by itself.
  var safeArea: EdgeInsets
}
