package import Foundation
package import Typography

extension InterfaceStyle {
  /// What stands on the keys.
  package struct KeyFaces: Hashable, Sendable {
    package var fonts: Fonts
    package var fit: Fit
    package var corner: Corner
    /// The pad of large keys for digits; nil where digits have a page of the usual keys.
    package var digitPad: DigitPad?
    /// Whether a pressed letter is shown in a callout above its key.
    package var showsCallouts: Bool
    /// Whether the bar above the keys has tools at its left.
    package var showsShortcutTools: Bool
    /// The size of the globe, as a factor of its own size.
    package var globeScale: CGFloat
    /// The size of the microphone, as a factor of its own size.
    package var microphoneScale: CGFloat
    /// How far a key's shadow lies below it.
    package var shadowDrop: CGFloat
    /// The most that the disc behind a pressed emoji measures.
    package var emojiDisc: CGFloat
    /// The most that the disc behind the selected category of emoji measures.
    package var categoryDisc: CGFloat
  }
}

extension InterfaceStyle.KeyFaces {
  /// The fonts of labels by what they say.
  package struct Fonts: Hashable, Sendable {
    /// A letter on a key where it is small.
    package var smallLetter: Font
    /// Any other single character.
    package var character: Font
    /// The Ukrainian Є where it is a capital.
    package var capitalYe: Font
    package var emoji: Font
    /// A category of emoji.
    package var category: Font
    /// A sign on a key without a ground.
    package var bareCharacter: Font
    /// More than one character on a key without a ground.
    package var bareWord: Font
    /// Words and page names on all other keys.
    package var word: Font
    /// A word in the bar above the keys.
    package var suggestion: Font
  }

  /// How a label is placed on its key, and made smaller to fit.
  package struct Fit: Hashable, Sendable {
    /// What one character leaves free of its key's width.
    package var characterMargin: CGFloat
    /// What several characters leave free of it.
    package var wordMargin: CGFloat
    /// No label is smaller.
    package var smallestSize: CGFloat
    /// How far above the key's middle labels stand.
    package var lift: CGFloat
    /// The same for small letters, as their descenders need space.
    package var smallLetterLift: CGFloat
  }

  /// How a label or an icon stands in a lower corner of its key.
  package struct Corner: Hashable, Sendable {
    /// From the key's side.
    package var margin: CGFloat
    /// Keys that are narrower have a smaller margin.
    package var narrowWidth: CGFloat
    /// Their margin as a part of their width.
    package var narrowShare: CGFloat
    /// From the key's lower edge to the upper edge of the label's line.
    package var labelRise: CGFloat
    /// The height of the label's line, in points.
    package var labelHeight: CGFloat
    /// From the key's lower edge to the icon's middle.
    package var iconRise: CGFloat
  }

  /// A digit with its letters under it, or beside it where the key is low.
  package struct DigitPad: Hashable, Sendable {
    /// Keys that are lower have the letters beside the digit.
    package var lowHeight: CGFloat
    package var font: Font
    package var lowFont: Font
    /// Of a key with more than one character.
    package var wordFont: Font
    package var lettersFont: Font
    /// From the key's upper edge to the line of a digit that has letters under it.
    package var digitY: CGFloat
    /// The height of the digit's line, in points.
    package var digitHeight: CGFloat
    /// From the key's upper edge to the line of letters.
    package var lettersY: CGFloat
    /// The height of the line of letters, in points.
    package var lettersHeight: CGFloat
    /// On a low key: from the key's middle to the digit's left edge; negative is to the left.
    package var lowDigitX: CGFloat
    /// On a low key: the width of the digit's box, in points.
    package var lowDigitWidth: CGFloat
    /// On a low key: from the key's middle to the letters' left edge.
    package var lowLettersX: CGFloat
  }
}
