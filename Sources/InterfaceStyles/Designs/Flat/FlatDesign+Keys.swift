import DeviceProfiles
import Foundation

/// Phones: measured on iOS 14 and 15 by the authors of Cantoboard (`LayoutConstants.swift`), by screen
/// width; widths between the measured ones follow the same proportions.
extension FlatDesign {
  package var keys: InterfaceStyle.Keys {
    if isTablet { return tabletKeys }
    let hasDock = traits.device.hasHomeIndicator
    return isLandscape
      ? landscapePhoneKeys(width: screen.width, dock: hasDock ? .sides : .none)
      : portraitPhoneKeys(width: screen.width, dock: hasDock ? .row : .none)
  }

  func portraitPhoneKeys(
    width: CGFloat, dock: InterfaceStyle.Keys.Dock
  ) -> InterfaceStyle.Keys {
    // Measured at 320, 375, 390, 414 and 428.
    let height: CGFloat = width < 375 ? 38 : width < 414 ? 42 : 45
    return InterfaceStyle.Keys(
      arrangement: .phone, dock: dock,
      blockWidth: width,
      side: width == 414 ? 4 : 3, top: 8, bottom: 4,
      columnGap: 6,
      division: .keys(height: height, lowHeight: height, lowBelow: 0, leastGap: 2),
      fiveRows: fiveRows, fewestColumns: 9,
      // Measured: 36, 42, 44, 46, 47; 34, 40, 43, 46, 48. Return: 87.5 at 375 (archagon).
      shiftWidth: (width * 0.1125).rounded(),
      pageKeyWidth: width < 375 ? 34 : (width * 0.11).rounded(),
      returnWidth: (width * 0.2333).rounded(),
      mostMiddleShare: 0.22,  // by eye
      functionRow: functionRow,
      cornerRadius: width < 375 ? 4 : 5,
      reach: 22,  // half of what a finger needs
      predictions: predictions(width: width), alternatives: alternatives(keyboard: width),
      numberPad: numberPad, emoji: emoji, dockKeys: dockKeys, split: split)
  }

  private func landscapePhoneKeys(
    width: CGFloat, dock: InterfaceStyle.Keys.Dock
  ) -> InterfaceStyle.Keys {
    let block = landscapeBlock(screenWidth: width)
    let hasWideKeys = width < 600 || width >= 800
    return InterfaceStyle.Keys(
      arrangement: .phone, dock: dock,
      blockWidth: block,
      side: 3, top: 8, bottom: 4,
      columnGap: hasWideKeys ? 5 : 6,
      // Measured: 30 where all rows have 150, 32 where they have 160 or 162.
      division: .keys(height: 32, lowHeight: 30, lowBelow: 155, leastGap: 2),
      fiveRows: fiveRows, fewestColumns: 9,
      // Measured: 63, 69, 80, 84; 63, 69, 59, 62; proportions of their blocks.
      shiftWidth: (block * 0.1205).rounded(),
      pageKeyWidth: (block * (hasWideKeys ? 0.0893 : 0.1185)).rounded(),
      returnWidth: (block * 0.1815).rounded(),
      mostMiddleShare: 0.22, functionRow: functionRow,
      cornerRadius: 5,
      reach: 22,
      predictions: predictions(width: block), alternatives: alternatives(keyboard: width),
      numberPad: numberPad, emoji: emoji, dockKeys: dockKeys, split: split)
  }

  /// The measured width of the letters' block where the screen is wider than it needs.
  private func landscapeBlock(screenWidth: CGFloat) -> CGFloat {
    switch screenWidth {
    case ..<600: screenWidth
    case ..<700: 526
    case ..<800: 588
    case 812, 896: 662
    case ..<920: 694
    default: 692
    }
  }
}
