package import Foundation
package import Typography

/// Measures text with the fonts it is drawn in; the numbers do not depend on any scale.
package final class TextRuler: TextMeasuring {
  private let fonts: FontLibrary

  package init(fonts: FontLibrary) { self.fonts = fonts }

  /// Returns ascent, descent, cap height and x-height of a font, in points.
  package func metrics(of font: Font) -> FontMetrics {
    let unit = fonts.unitMetrics(of: font)
    return FontMetrics(
      ascent: unit.ascent * font.size, descent: unit.descent * font.size,
      capHeight: unit.capHeight * font.size, xHeight: unit.xHeight * font.size)
  }

  /// Returns the width of a line of text, in points.
  package func width(of text: String, in font: Font) -> CGFloat {
    text.isEmpty ? 0 : fonts.layout(text, in: font).width * font.size
  }

  /// Returns the horizontal caret positions before, between and after the characters, in points.
  package func caretStops(of text: String, in font: Font) -> [CGFloat] {
    text.isEmpty ? [0] : fonts.caretStops(of: text, in: font).map { $0 * font.size }
  }

  package var hasEmoji: Bool { fonts.hasEmoji }

  /// Returns whether the text's base direction is right to left.
  package func isRightToLeft(_ text: String) -> Bool { Bidi.isRightToLeft(text) }
}
