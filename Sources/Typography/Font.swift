package import Foundation

/// Names a face of the interface font at a size in points.
package struct Font: Hashable, Sendable {
  /// The weights that the interface font is used in; raw values are those of CSS and of font files.
  package enum Weight: Int, Hashable, Sendable, CaseIterable {
    /// Of letters on keys.
    case light = 300
    /// Of what is read.
    case regular = 400
    /// Of the titles of tabs.
    case medium = 500
    /// Of titles in bars and on buttons.
    case semibold = 600
    /// Of large titles.
    case bold = 700
  }

  /// Size of the em square in points.
  package private(set) var size: CGFloat
  /// How heavy its strokes are; a style makes it heavier where bold text is wished.
  package private(set) var weight: Weight
  /// Whether the optical size for headings applies: from 20 points up, whatever scale it is drawn at.
  package let isDisplay: Bool

  /// Names a face at a size, which decides between the text and the heading cut.
  package init(size: CGFloat, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
    isDisplay = size >= 20
  }

  /// The same face, drawn smaller or larger.
  package func scaled(by factor: CGFloat) -> Font {
    var copy = self
    copy.size = size * factor
    return copy
  }
}
