package import Foundation

/// Vertical measures of a font, in points, all positive.
package struct FontMetrics: Hashable, Sendable {
  /// Baseline to the top of the line.
  package var ascent: CGFloat
  /// Baseline to the bottom of the line.
  package var descent: CGFloat
  /// Baseline to the top of a flat capital letter, such as H.
  package var capHeight: CGFloat
  /// Baseline to the top of a flat small letter, such as x.
  package var xHeight: CGFloat

  /// Top to bottom of a line without space between lines; rarely a whole number.
  package var lineHeight: CGFloat { ascent + descent }

  /// Takes measures as a font file has them, scaled to points.
  package init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

/// The ruler that text is laid out with; what draws text must agree with it.
///
/// Lengths are points and do not depend on the scale a picture is drawn at. A text is one line: the
/// caller splits at line breaks. Implementations are pure: the same text and font, the same numbers.
package protocol TextMeasuring: AnyObject, Sendable {
  /// Returns a font's vertical measures, which are the same for all texts in it.
  func metrics(of font: Font) -> FontMetrics

  /// Returns the advance width of one line; 0 for an empty text.
  func width(of text: String, in font: Font) -> CGFloat

  /// Returns the caret's x before each grapheme cluster, in logical order, and after the last one.
  ///
  /// The count is `text.count + 1`. In right-to-left runs the numbers fall. An empty text gives `[0]`.
  func caretStops(of text: String, in font: Font) -> [CGFloat]

  /// Whether the first strong character of the text is a right-to-left one.
  func isRightToLeft(_ text: String) -> Bool

  /// Whether there is a font for emoji: without one there is no emoji page.
  var hasEmoji: Bool { get }
}
