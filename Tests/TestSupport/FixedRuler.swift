package import Foundation
import Simulation
package import Typography

/// A ruler for which every grapheme cluster is half as wide as the font is high.
///
/// The last stop of right-to-left text is at its left end, as a real ruler has it.
package final class FixedRuler: TextMeasuring {
  package let hasEmoji: Bool

  package init(hasEmoji: Bool = true) { self.hasEmoji = hasEmoji }

  package func metrics(of font: Font) -> FontMetrics {
    FontMetrics(
      ascent: font.size, descent: font.size / 4, capHeight: font.size * 0.7,
      xHeight: font.size * 0.5)
  }

  package func width(of text: String, in font: Font) -> CGFloat {
    CGFloat(text.count) * font.size / 2
  }

  package func caretStops(of text: String, in font: Font) -> [CGFloat] {
    let stops = (0...text.count).map { CGFloat($0) * font.size / 2 }
    return isRightToLeft(text) ? stops.reversed() : stops
  }

  package func isRightToLeft(_ text: String) -> Bool {
    let strong = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return strong.map { (0x590...0x8FF).contains($0.value) } ?? false
  }
}
