package import Foundation

/// Names a face of the interface font at a size in points.
package struct Font: Hashable, Sendable {
  /// The weights that the interface font is used in.
  package enum Weight: Int, Hashable, Sendable, CaseIterable {
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// Size of the em square in points.
  package private(set) var size: CGFloat
  package private(set) var weight: Weight
  /// Whether the optical size for headings applies: from 20 points up, whatever scale it is drawn at.
  package let isDisplay: Bool

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
