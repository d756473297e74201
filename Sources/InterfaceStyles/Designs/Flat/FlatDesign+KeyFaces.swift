import DeviceProfiles
import Foundation
import Typography

extension FlatDesign {
  package var keyFaces: InterfaceStyle.KeyFaces { isTablet ? tabletFaces : phoneFaces }

  /// A floating keyboard is a phone's.
  package var floatingKeyFaces: InterfaceStyle.KeyFaces { phoneFaces }

  private var phoneFaces: InterfaceStyle.KeyFaces {
    // Without a dock below the keys globe and microphone stand on keys of the last row.
    let hasDock = traits.device.hasHomeIndicator
    return InterfaceStyle.KeyFaces(
      fonts: phoneFonts, fit: .flat, corner: .flat, digitPad: digitPad, showsCallouts: true,
      showsShortcutTools: false, globeScale: hasDock ? 1 : 0.77,  // by eye
      microphoneScale: hasDock ? 1 : 0.8,  // by eye
      shadowDrop: 1,  // KeyboardKit, Cantoboard
      emojiDisc: 44, categoryDisc: 32)  // by eye
  }

  private var tabletFaces: InterfaceStyle.KeyFaces {
    InterfaceStyle.KeyFaces(
      fonts: tabletFonts, fit: .flat, corner: .flat, digitPad: nil, showsCallouts: false,
      showsShortcutTools: true, globeScale: 0.92, microphoneScale: 0.92,  // by eye
      shadowDrop: 1,  // KeyboardKit, Cantoboard
      emojiDisc: 44, categoryDisc: 32)  // by eye
  }

  private var phoneFonts: InterfaceStyle.KeyFaces.Fonts {
    InterfaceStyle.KeyFaces.Fonts(
      smallLetter: font(25, .light),  // KeyboardKit has 26
      character: font(23),  // KeyboardKit
      capitalYe: font(23),  // as all capitals
      emoji: font(30),  // by eye
      category: font(18),  // by eye
      bareCharacter: font(25),  // by eye: as a digit
      bareWord: font(18),  // by eye
      word: font(16),  // KeyboardKit
      suggestion: font(17))  // UIKit's body
  }

  private var tabletFonts: InterfaceStyle.KeyFaces.Fonts {
    InterfaceStyle.KeyFaces.Fonts(
      smallLetter: font(26, .light),  // KeyboardKit
      character: font(26, .light),  // by eye
      capitalYe: font(26),  // the interface font's light Є is damaged at this size
      emoji: font(30),  // by eye
      category: font(18),  // by eye
      bareCharacter: font(25),  // by eye
      bareWord: font(18),  // by eye
      word: font(17),  // by eye
      suggestion: font(18))  // by eye
  }

  /// All by eye: on a usual key digits stand above their letters, on a low one (a phone on its side)
  /// in line with those of the whole column.
  private var digitPad: InterfaceStyle.KeyFaces.DigitPad {
    InterfaceStyle.KeyFaces.DigitPad(
      lowHeight: 40, font: font(25), lowFont: font(22), wordFont: font(18),
      lettersFont: font(10, .semibold), digitY: 2, digitHeight: 28, lettersY: 28,
      lettersHeight: 12, lowDigitX: -36, lowDigitWidth: 24, lowLettersX: -4)
  }
}

extension InterfaceStyle.KeyFaces.Fit {
  /// By eye; the smallest size is the smallest that can be read.
  fileprivate static let flat = InterfaceStyle.KeyFaces.Fit(
    characterMargin: 3, wordMargin: 6, smallestSize: 9, lift: 1, smallLetterLift: 2.5)
}

extension InterfaceStyle.KeyFaces.Corner {
  /// By eye; the keys of a split keyboard are narrow.
  fileprivate static let flat = InterfaceStyle.KeyFaces.Corner(
    margin: 12, narrowWidth: 48, narrowShare: 0.12, labelRise: 32, labelHeight: 26, iconRise: 20)
}
