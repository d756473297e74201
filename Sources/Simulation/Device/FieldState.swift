package import Foundation

/// A field's text, and what only this field's picture needs to know.
package struct FieldState: Hashable, Sendable {
  /// Text, selection, what is being composed, and what can be undone.
  package var editor: TextEditor
  /// How far a single-line text is moved left so that the caret shows, in points.
  package var scrollX: CGFloat = 0
  /// How far lines are moved up in a row that has no room for all of them, in points.
  package var scrollY: CGFloat = 0
  /// The character of a secret that is still shown, as an offset behind it; nil if none is.
  package var revealed: Int?
  /// When text or caret last changed; the caret is solid for a while after.
  package var touched: TimeInterval = 0
}
