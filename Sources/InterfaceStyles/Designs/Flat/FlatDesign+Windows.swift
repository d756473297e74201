import Foundation

/// The sizes that people know from iPadOS; Apple publishes none.
extension FlatDesign {
  package var windows: InterfaceStyle.Windows { isTablet ? tabletWindows : phoneWindows }

  private var tabletWindows: InterfaceStyle.Windows {
    InterfaceStyle.Windows(
      pageSheet: .tall(width: 712, sideMargins: 40, top: 20),
      formSheet: .fixed(CGSize(width: 540, height: 620)),
      splitView: .half,
      slideOver: .narrow(width: 320, margin: 10, leastBottom: 20),
      divider: 10)
  }

  /// Phones have no windows beside each other; on its side a phone shows cards in full.
  private var phoneWindows: InterfaceStyle.Windows {
    let card = isLandscape ? InterfaceStyle.Windows.Shape.screen : .card(top: 10)
    return InterfaceStyle.Windows(
      pageSheet: card, formSheet: card, splitView: .screen, slideOver: .screen, divider: 0)
  }
}
