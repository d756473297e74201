import DeviceProfiles
import Foundation

/// Tablets: heights and gaps of keys from Cantoboard's `LayoutConstants.swift`.
extension FlatDesign {
  /// Tablets of 12.9 and 13 inches: letters have five rows, and gaps are narrower.
  private var isLargeTablet: Bool { traits.device.portraitSize.width >= 1024 }

  private var tabletGap: CGFloat {
    isLandscape ? (isLargeTablet ? 9 : 14) : (isLargeTablet ? 7 : 11)
  }

  var tabletKeys: InterfaceStyle.Keys {
    let gap = tabletGap
    let side: CGFloat = isLandscape ? 7 : 6
    let columns = 11
    let width = screen.width
    let unit = (width - 2 * side - CGFloat(columns - 1) * gap) / CGFloat(columns)
    return InterfaceStyle.Keys(
      arrangement: isLargeTablet ? .largeTablet : .tablet, dock: .none,
      blockWidth: width,
      side: side, top: 6, bottom: 8,
      columnGap: gap,
      division: .gaps(height: isLandscape ? 12 : 9),
      fiveRows: fiveRows, fewestColumns: columns,
      shiftWidth: unit, pageKeyWidth: unit * 1.14, returnWidth: unit,
      mostMiddleShare: 0.22, functionRow: functionRow,
      cornerRadius: isLandscape ? 8 : 5,
      // Half a key, because rows are indented.
      reach: max(22, unit / 2 + side + gap),
      predictions: predictions(width: 480), alternatives: alternatives(keyboard: width),
      numberPad: numberPad, emoji: emoji, dockKeys: dockKeys, split: split)
  }

  /// Five rows as on the measured 12.9-inch iPad.
  ///
  /// The row of digits is lower by a quarter (47 to 62 points upright, 60 to 80 sideways), gaps by a
  /// third. Widths of function keys by eye.
  var fiveRows: InterfaceStyle.Keys.FiveRows {
    InterfaceStyle.Keys.FiveRows(
      gapShare: 2.0 / 3, digitsShare: 0.755, bottom: 5, columns: 14.6, columnGaps: 13,
      tabShare: 1.6, capsLockShare: 1.8, shiftShare: 2.4)
  }
}
