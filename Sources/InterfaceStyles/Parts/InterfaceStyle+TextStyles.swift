package import Foundation
package import Typography

extension InterfaceStyle {
  /// Fonts, and what follows from the size of text.
  package struct TextStyles: Hashable, Sendable {
    /// Whether every text is heavier by a weight.
    package var isBold: Bool
    /// Of rows.
    package var body: Font
    /// Of headers and footers.
    package var footnote: Font
    /// Of text in bars, which does not grow with the content.
    package var bar: Font
    /// The title of a button filled with a colour.
    package var filledButton: Font
    /// Of a label of a plain screen.
    package var heading: Font
    /// Of a note's text.
    package var note: Font
    /// From line to line of messages, in points.
    package var messageLineHeight: CGFloat

    /// Returns the interface font; bold text makes every weight a heavier one.
    package func font(_ size: CGFloat, _ weight: Font.Weight = .regular) -> Font {
      Font(size: size, weight: isBold ? weight.bolder : weight)
    }
  }
}
