import Foundation

/// Messages, a note, and a screen without scrolling, by eye.
extension FlatDesign {
  package var messages: InterfaceStyle.Messages {
    InterfaceStyle.Messages(
      sideInset: 16, top: 12, bottom: 12, gap: 4, turnGap: 12,
      padding: CGSize(width: 13, height: 8), mostWidth: 270 * textScale)
  }

  package var composer: InterfaceStyle.Composer {
    InterfaceStyle.Composer(
      sideInset: 12, margin: 8, padding: CGSize(width: 14, height: 7),
      // So that the text view has room above a keyboard.
      windowParts: 6,
      buttonSize: 36, buttonGap: 4)
  }

  package var note: InterfaceStyle.Note {
    InterfaceStyle.Note(
      margin: 10, padding: CGSize(width: 12, height: 10), buttonWidth: 300)
  }

  package var stack: InterfaceStyle.Stack {
    InterfaceStyle.Stack(
      // Wider than 440 lines are hard to follow.
      mostWidth: isLow ? .infinity : 440,
      gap: isLow ? 10 : 20, bottom: isLow ? 8 : 20, headerBottom: 8, footerTop: 6,
      hasSideButtons: isLow, sideButtonWidth: 150, sideButtonGap: 12,
      // A low screen has no room for them.
      stacksLabels: traits.contentSize.isAccessibilitySize && !isLow,
      stackedGap: 4, labelColumn: 110, mostColumnShare: 0.4, mostLabelShare: 0.5, labelGap: 12)
  }
}
