package import Foundation
package import Typography

extension InterfaceStyle {
  /// A pressed key's callout, and the row of alternatives over a held one.
  package struct Callouts: Hashable, Sendable {
    package var key: KeyCallout
    package var alternatives: Alternatives
    /// The line around both.
    package var edgeWidth: CGFloat

    /// A head above the key, and a neck that joins both.
    package struct KeyCallout: Hashable, Sendable {
      /// The height of the head, in points.
      package var headHeight: CGFloat
      /// How far the head reaches over either side of the key.
      package var overhang: CGFloat
      /// From the head to the key.
      package var gap: CGFloat
      /// From the head's lower edge up to where its sides begin to turn inwards.
      package var shoulder: CGFloat
      /// How far the control point of that curve lies above the head's lower edge.
      package var bend: CGFloat
      /// From the key's upper edge down to where the neck ends.
      package var neck: CGFloat
      package var font: Font
      package var smallLetterFont: Font
      /// How far above the head's middle a character stands.
      package var lift: CGFloat
      /// The same for small letters, which are lower than the line's middle.
      package var smallLetterLift: CGFloat
    }

    /// The row of characters that a held key offers.
    package struct Alternatives: Hashable, Sendable {
      package var font: Font
      /// Cells that are narrower have a smaller font.
      package var narrowWidth: CGFloat
      package var narrowFont: Font
      /// How far above a cell's middle its character stands.
      package var lift: CGFloat
      /// From the key's side outwards to where the row's lower edge turns to the key.
      package var foot: CGFloat
      /// From the key's upper edge down to where that curve ends.
      package var neck: CGFloat
    }
  }
}
