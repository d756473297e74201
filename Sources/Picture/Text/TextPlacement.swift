package import DisplayList
package import Foundation
import Simulation
package import Typography

/// Places single lines of text in rectangles, as a line box with the font's own metrics does.
package struct TextPlacement {
  /// The horizontal alignment of a line in its box.
  package enum Alignment: Hashable, Sendable { case left, center, right }

  let ruler: any TextMeasuring

  package init(ruler: any TextMeasuring) { self.ruler = ruler }

  /// Returns the text centred vertically in a rectangle; nil for an empty text.
  package func line(
    _ text: String, _ font: Font, _ color: Color, in rect: CGRect, align: Alignment = .left,
    dy: CGFloat = 0
  ) -> DrawCommand? {
    guard !text.isEmpty else { return nil }
    let metrics = ruler.metrics(of: font)
    let baseline = rect.midY - metrics.lineHeight / 2 + metrics.ascent + dy
    let x: CGFloat
    switch align {
    case .left: x = rect.minX
    case .center: x = rect.midX - ruler.width(of: text, in: font) / 2
    case .right: x = rect.maxX - ruler.width(of: text, in: font)
    }
    return .text(
      TextRun(text, font: font, color: color, origin: CGPoint(x: x, y: baseline)))
  }

  /// Returns the text, shortened with an ellipsis where it is wider than the rectangle.
  ///
  /// Nothing is drawn where not even the ellipsis fits.
  package func truncated(
    _ text: String, _ font: Font, _ color: Color, in rect: CGRect, align: Alignment = .left
  ) -> DrawCommand? {
    ruler.truncated(text, in: font, to: rect.width)
      .flatMap { line($0, font, color, in: rect, align: align) }
  }
}
