import Foundation
import Simulation

/// Every character is half an em wide: numbers that do not depend on fonts.
final class FixedRuler: TextMeasuring {
  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(
      ascent: font.size * 0.95, descent: font.size * 0.25, capHeight: font.size * 0.72,
      xHeight: font.size * 0.54)
  }

  func width(of text: String, in font: Font) -> CGFloat {
    CGFloat(text.count) * font.size / 2
  }

  func caretStops(of text: String, in font: Font) -> [CGFloat] {
    (0...text.count).map { CGFloat($0) * font.size / 2 }
  }

  func isRightToLeft(_ text: String) -> Bool { false }
}
