package import Foundation

/// A field's text, and what only this field's picture needs to know.
package struct FieldState: Hashable, Sendable {
  /// Text, selection, marked text, and what can be undone.
  package var editor: TextEditor
  /// Whether the text is a secret: it is drawn as dots and never copied.
  package var isSecure = false
  /// How far a single-line text is moved left so that the caret is visible, in points.
  package var scrollX: CGFloat = 0
  /// How far lines are moved up in a row that cannot show all of them, in points.
  package var scrollY: CGFloat = 0
  /// The character of a secret that is still shown, as an offset behind it; nil if none is.
  package var revealed: Int?
  /// When text or caret last changed; the caret does not blink for a while after.
  package var touched: TimeInterval = 0

  /// Seconds during which a secret shows the character that was typed last.
  package static let revealDuration: TimeInterval = 1.5
  /// Seconds after a change during which the caret does not blink, and then each half of a blink.
  private static let blink = (solid: 0.6, half: 0.5)

  /// When a secret hides the character that was typed last; nil if it shows none.
  var maskTime: TimeInterval? { revealed == nil ? nil : touched + Self.revealDuration }

  /// Whether the caret is in the visible half of its blinking at a time.
  func isCaretLit(at time: TimeInterval) -> Bool {
    halfBlinks(at: time).truncatingRemainder(dividingBy: 2) == 0
  }

  /// When the caret appears or disappears next after a time.
  func nextBlink(after time: TimeInterval) -> TimeInterval {
    touched + Self.blink.solid + halfBlinks(at: time) * Self.blink.half
  }

  /// How often the caret has begun a half of its blinking; 0 while it is solid.
  private func halfBlinks(at time: TimeInterval) -> Double {
    let blinking = time - touched - Self.blink.solid
    return blinking < 0 ? 0 : (blinking / Self.blink.half).rounded(.down) + 1
  }
}
