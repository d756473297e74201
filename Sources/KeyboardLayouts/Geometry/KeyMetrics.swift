package import DeviceProfiles
package import Foundation

/// Sizes of keys on a device in one orientation, in points.
///
/// Phones: measured on iOS 14 and 15 by the authors of Cantoboard (`LayoutConstants.swift`), by screen
/// width; widths between the measured ones follow the same proportions. Pads: the same source's key
/// heights and gaps.
package struct KeyMetrics: Hashable, Sendable {
  /// Width of the block of keys, centred on the screen.
  package var blockWidth: CGFloat
  package var keyHeight: CGFloat
  package var columnGap: CGFloat
  package var rowGap: CGFloat
  package var side: CGFloat
  package var top: CGFloat
  package var shiftWidth: CGFloat
  package var pageKeyWidth: CGFloat
  package var returnWidth: CGFloat
  package var cornerRadius: CGFloat

  /// Width of the three predictions together, in the middle of their bar.
  package var predictionsWidth: CGFloat

  /// How far outside a key's edge a touch still counts: half a key on iPads, whose rows are indented.
  package var reach: CGFloat = 22

  /// Height of the row of digits above the letters; 0 where there is none.
  package private(set) var digitsHeight: CGFloat = 0

  package var rowPitch: CGFloat { keyHeight + rowGap }

  /// Finds the sizes for a keyboard whose keys fill `keysHeight`.
  package init(kind: DeviceKind, screen: CGSize, keysHeight: CGFloat) {
    switch (kind, screen.width > screen.height) {
    case (.pad, let isLandscape):
      self.init(
        pad: screen.width, isLandscape: isLandscape,
        isLarge: min(screen.width, screen.height) >= 1024,
        keysHeight: keysHeight)
    case (.phone, true): self.init(phoneLandscape: screen.width, keysHeight: keysHeight)
    case (.phone, false): self.init(phonePortrait: screen.width, keysHeight: keysHeight)
    }
  }

  private init(phonePortrait width: CGFloat, keysHeight: CGFloat) {
    blockWidth = width
    keyHeight = width < 375 ? 38 : width < 414 ? 42 : 45
    columnGap = 6
    side = width == 414 ? 4 : 3
    top = 8
    rowGap = Self.rowGap(keysHeight, keyHeight, margins: 12)
    shiftWidth = (width * 0.1125).rounded()
    pageKeyWidth = width < 375 ? 34 : (width * 0.11).rounded()
    returnWidth = (width * 0.2333).rounded()
    predictionsWidth = width
    cornerRadius = width < 375 ? 4 : 5
  }

  private init(phoneLandscape width: CGFloat, keysHeight: CGFloat) {
    blockWidth = Self.landscapeBlock(screenWidth: width)
    keyHeight = keysHeight < 155 ? 30 : 32
    columnGap = width < 600 || width >= 800 ? 5 : 6
    side = 3
    top = 8
    rowGap = Self.rowGap(keysHeight, keyHeight, margins: 12)
    shiftWidth = (blockWidth * 0.1205).rounded()
    pageKeyWidth = (blockWidth * (width < 600 || width >= 800 ? 0.0893 : 0.1185)).rounded()
    returnWidth = (blockWidth * 0.1815).rounded()
    predictionsWidth = blockWidth
    cornerRadius = 5
  }

  private init(pad width: CGFloat, isLandscape: Bool, isLarge: Bool, keysHeight: CGFloat) {
    blockWidth = width
    columnGap = isLandscape ? (isLarge ? 9 : 14) : (isLarge ? 7 : 11)
    side = isLandscape ? 7 : 6
    top = 6
    rowGap = isLandscape ? 12 : 9
    keyHeight = max(1, (keysHeight - top - 8 - 3 * rowGap) / 4)
    let unit = (width - 2 * side - 10 * columnGap) / 11
    shiftWidth = unit
    pageKeyWidth = unit * 1.14
    returnWidth = unit
    predictionsWidth = 480
    reach = max(22, unit / 2 + side + columnGap)
    cornerRadius = isLandscape ? 8 : 5
  }

  /// Lets the rows be five: the row of digits is lower by a quarter, as on the measured 12.9-inch iPad
  /// (47 to 62 points upright, 60 to 80 sideways).
  package mutating func divideIntoFiveRows(keysHeight: CGFloat) {
    rowGap *= 2.0 / 3
    keyHeight = max(1, (keysHeight - top - 5 - 4 * rowGap) / (4 + Self.digitsShare))
    digitsHeight = keyHeight * Self.digitsShare
  }

  private static let digitsShare: CGFloat = 0.755

  private static func rowGap(_ keys: CGFloat, _ key: CGFloat, margins: CGFloat) -> CGFloat {
    max(2, (keys - margins - 4 * key) / 3)
  }

  /// Returns the measured width of the letters' block where the screen is wider than it needs.
  private static func landscapeBlock(screenWidth: CGFloat) -> CGFloat {
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
