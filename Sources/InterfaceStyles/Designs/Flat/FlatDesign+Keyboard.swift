import Foundation
import Typography

extension FlatDesign {
  package var callouts: InterfaceStyle.Callouts {
    InterfaceStyle.Callouts(
      key: keyCallout, alternatives: alternatives,
      edgeWidth: 0.5)  // one pixel at twofold scale
  }

  private var keyCallout: InterfaceStyle.Callouts.KeyCallout {
    InterfaceStyle.Callouts.KeyCallout(
      // 57 as measured at 375 wide (archagon); on its side a phone has less space above the keys.
      headHeight: isLandscape ? 50 : 57,
      overhang: 13,  // the head is wider than its key by 26 points (archagon)
      gap: 8,  // 8 to 9.5 (archagon)
      shoulder: 16,  // about KeyboardKit's curve, which is 15 high
      bend: 2,  // by eye
      neck: 6,  // by eye
      font: font(36),  // by eye
      smallLetterFont: font(36, .light),  // by eye
      lift: 1,  // the head's weight is above its middle; by eye
      smallLetterLift: 3)  // by eye
  }

  private var alternatives: InterfaceStyle.Callouts.Alternatives {
    InterfaceStyle.Callouts.Alternatives(
      font: font(24),  // by eye
      narrowWidth: 30,  // by eye
      narrowFont: font(20),  // by eye
      lift: 1,  // by eye
      foot: 8,  // KeyboardKit's curve is 8 wide
      neck: 3)  // by eye
  }

  package var suggestionDrawing: InterfaceStyle.SuggestionDrawing {
    InterfaceStyle.SuggestionDrawing(
      margin: 8,  // by eye
      top: 4,  // by eye
      bottom: 1,  // by eye
      separatorTopShare: 0.27,  // by eye
      separatorShare: 0.53,  // by eye
      aloneInset: 2,  // by eye
      iconGap: 8,  // by eye
      sourceFont: font(12),  // UIKit's caption
      sourceTop: 1,  // by eye
      sourceHeight: 14)  // about the font's line height
  }

  package var keyboardPanels: InterfaceStyle.KeyboardPanels {
    InterfaceStyle.KeyboardPanels(
      splitOverhang: 20,  // more than its corner's radius
      grip: CGSize(width: 40, height: 5),  // by eye
      gripRise: 12)  // by eye
  }

  /// An app's own toolbar does not follow bold text.
  package var accessoryDrawing: InterfaceStyle.AccessoryDrawing {
    InterfaceStyle.AccessoryDrawing(
      titleFont: Font(size: 13),  // UIKit's footnote
      titleMargin: 112,  // the buttons with their gaps
      buttonFont: Font(size: 17, weight: .semibold))  // UIKit's done button
  }
}
