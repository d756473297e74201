package import Foundation

/// The search for what fits begins with this many characters; no line on a screen shows more.
private let mostCharacters = 200

extension TextMeasuring {
  /// Returns a text, shortened with an ellipsis where it is wider than a width in points.
  ///
  /// Nil where not even the ellipsis fits.
  package func truncated(_ text: String, in font: Font, to width: CGFloat) -> String? {
    guard self.width(of: text, in: font) > width else { return text }
    var low = 0
    var high = min(text.count, mostCharacters)
    while low < high {
      let middle = (low + high + 1) / 2
      let isFitting = self.width(of: text.prefix(middle) + "…", in: font) <= width
      if isFitting { low = middle } else { high = middle - 1 }
    }
    guard low > 0 || self.width(of: "…", in: font) <= width else { return nil }
    var kept = text.prefix(low)
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return kept + "…"
  }
}
