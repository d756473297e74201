import DisplayList
import Foundation
import Picture
import Simulation
import Typography

/// Draws single lines of text for the window; text that does not fit gets smaller, then is
/// truncated.
struct TextFitter {
  let ruler: any TextMeasuring
  private let placement: TextPlacement

  init(_ ruler: any TextMeasuring) {
    self.ruler = ruler
    placement = TextPlacement(ruler: ruler)
  }

  func width(of words: String, _ font: Font) -> CGFloat { ruler.width(of: words, in: font) }

  func line(
    _ words: String, _ font: Font, _ color: Color, in box: CGRect,
    _ align: TextPlacement.Alignment = .left
  ) -> [DrawCommand] {
    let fitting = self.fitting(words, font, in: box.width)
    return [placement.truncated(words, fitting, color, in: box, align: align)]
      .compactMap { $0 }
  }

  /// The font, up to two points smaller where the words need it.
  func fitting(_ words: String, _ font: Font, in width: CGFloat) -> Font {
    let sizes = stride(from: font.size, through: font.size - 2, by: -0.5)
    let fonts = sizes.map { Font(size: $0, weight: font.weight) }
    return fonts.first { self.width(of: words, $0) <= width } ?? fonts.last ?? font
  }
}

extension Color {
  /// The same colour, more transparent by a factor.
  func faded(_ factor: Double) -> Color {
    var color = self
    color.alpha = UInt8((Double(alpha) * min(max(factor, 0), 1)).rounded())
    return color
  }
}
