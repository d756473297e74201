package import Foundation
package import Typography

extension InterfaceStyle {
  /// Words in the bar above the keys; their font is the keys' (`KeyFaces`).
  package struct SuggestionDrawing: Hashable, Sendable {
    /// From a cell's side to its word.
    package var margin: CGFloat
    /// From the bar's upper edge to the words' line.
    package var top: CGFloat
    /// From the words' line to the bar's lower edge.
    package var bottom: CGFloat
    /// From the bar's upper edge to the line between two words, as a part of the bar's height.
    package var separatorTopShare: CGFloat
    /// How long that line is, as a part of the bar's height.
    package var separatorShare: CGFloat
    /// From the upper edge of the bar, and from its lower one, to a suggestion that is alone in it.
    package var aloneInset: CGFloat
    /// From an icon to the suggestion after it.
    package var iconGap: CGFloat
    /// The small words above a suggestion that say where it comes from.
    package var sourceFont: Font
    /// From the suggestion's upper edge to these words.
    package var sourceTop: CGFloat
    /// The height of the line of these words, in points.
    package var sourceHeight: CGFloat
  }
}
