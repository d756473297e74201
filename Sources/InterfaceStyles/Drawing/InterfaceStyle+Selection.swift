package import Foundation

extension InterfaceStyle {
  /// Caret, selection handles, the line under marked text, and what is seen of an edited line.
  package struct Selection: Hashable, Sendable {
    /// The width of the caret, in points.
    package var caretWidth: CGFloat
    /// The radius of the caret's corners, in points.
    package var caretRadius: CGFloat
    /// The most that the caret is high, in sizes of the font.
    package var caretHeightShare: CGFloat
    /// Of the ball at a handle's end.
    package var ballRadius: CGFloat
    /// The line that carries the ball.
    package var stemWidth: CGFloat
    /// How far the line reaches into the ball.
    package var stemOverlap: CGFloat
    /// The line under marked text.
    package var underlineHeight: CGFloat
    /// From the lower edge of the text's line to the upper edge of the line under marked text.
    package var underlineRise: CGFloat
    /// How far outside a field's text frame, at its sides, the text is still seen.
    package var sideOverflow: CGFloat
    /// The same above and below a field of one line.
    package var lineOverflow: CGFloat
  }
}
