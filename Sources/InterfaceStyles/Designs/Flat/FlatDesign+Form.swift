import Foundation

/// An inset grouped form.
extension FlatDesign {
  package var cards: InterfaceStyle.Cards {
    InterfaceStyle.Cards(
      // 16 on phones up to 413 wide, else 20 (notes; no source of Apple's).
      sideInset: isTablet || isLargePhone || isLandscape ? 20 : 16,
      // By eye, as the system's settings.
      top: 16, gap: 35, bottom: 35, cornerRadius: 10)
  }

  package var captions: InterfaceStyle.Captions {
    // By eye, as the system's settings.
    InterfaceStyle.Captions(headerTop: 3, headerBottom: 8, footerTop: 8)
  }

  package var rows: InterfaceStyle.Rows {
    InterfaceStyle.Rows(
      // A line of 22 points makes the row 44 high.
      padding: 16, textMargin: 11,
      // The least that is comfortable to tap (Apple's Human Interface Guidelines).
      minimumHeight: 44,
      // By eye: two thirds of a phone's row are the text's.
      labelColumn: 134, labelGap: 12, mostLabelShare: 0.6,
      stacksLabels: traits.contentSize.isAccessibilitySize,
      // By eye.
      stackedGap: 4, controlGap: 8)
  }

  package var carousels: InterfaceStyle.Carousels {
    // By eye; the last fields begin out of sight.
    InterfaceStyle.Carousels(
      minimumCellHeight: 36, cellPadding: 12, textInset: 10, cellWidth: 180 * textScale,
      mostCellShare: 0.7, cellGap: 8, top: 8, bottom: 8, revealMargin: 16)
  }
}
