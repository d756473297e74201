package import Foundation
package import Typography

/// Measures text with the fonts it is drawn in; the numbers do not depend on any scale.
package final class TextRuler: TextMeasuring {
  private let fonts: FontLibrary

  package init(fonts: FontLibrary) { self.fonts = fonts }

  package func metrics(of font: Font) -> FontMetrics {
    let unit = fonts.unitMetrics(of: font)
    return FontMetrics(
      ascent: unit.ascent * font.size, descent: unit.descent * font.size,
      capHeight: unit.capHeight * font.size, xHeight: unit.xHeight * font.size)
  }

  package func width(of text: String, in font: Font) -> CGFloat {
    text.isEmpty ? 0 : fonts.layout(text, in: font).width * font.size
  }

  package func caretStops(of text: String, in font: Font) -> [CGFloat] {
    text.isEmpty ? [0] : fonts.caretStops(of: text, in: font).map { $0 * font.size }
  }

  package var hasEmoji: Bool { fonts.hasEmoji }

  package func isRightToLeft(_ text: String) -> Bool { Bidi.isRightToLeft(text) }
}
