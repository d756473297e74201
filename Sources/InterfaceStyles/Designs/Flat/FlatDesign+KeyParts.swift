import Foundation

/// What is the same on all keyboards, by eye where no source is named.
extension FlatDesign {
  var functionRow: InterfaceStyle.Keys.FunctionRow {
    InterfaceStyle.Keys.FunctionRow(
      // The third row of English: seven letters of ten columns.
      characters: 7, columns: 10,
      // By eye: both can still be hit.
      leastShiftShare: 0.85, leastWidth: 20)
  }

  func predictions(width: CGFloat) -> InterfaceStyle.Keys.Predictions {
    InterfaceStyle.Keys.Predictions(
      count: 3, width: width,
      // Of the smallest phones (notes).
      unmeasuredHeight: 38)
  }

  /// Lower on keyboards wider than 500, whose keys are lower or wider.
  ///
  /// Cells are at most 50 high in
  /// KeyboardKit (notes); all numbers by eye.
  func alternatives(keyboard width: CGFloat) -> InterfaceStyle.Keys.Alternatives {
    InterfaceStyle.Keys.Alternatives(
      padding: 5, gap: 12, height: width > 500 ? 40 : 46, leastWidth: 33, leastFittingWidth: 30,
      slack: 4, reach: 60)
  }

  /// The gap of letters in portrait.
  var numberPad: InterfaceStyle.Keys.NumberPad {
    InterfaceStyle.Keys.NumberPad(side: 6, gap: 6, bottom: 4)
  }

  /// By eye.
  var emoji: InterfaceStyle.Keys.Emoji {
    InterfaceStyle.Keys.Emoji(
      cell: CGSize(width: 46, height: 40), fewestColumns: 8, categoriesHeight: 36,
      categoriesGap: 2, categoriesBottom: 2)
  }

  /// Their row is 41 high (notes); exact positions have no source.
  var dockKeys: InterfaceStyle.Keys.DockKeys {
    InterfaceStyle.Keys.DockKeys(
      size: CGSize(width: 44, height: 34), top: 3, side: 14, mostSideWidth: 44)
  }

  /// So that either half is under a thumb; the room between them belongs to the app.
  var split: InterfaceStyle.Keys.Split {
    InterfaceStyle.Keys.Split(share: 0.36, spaceMargin: 8)
  }
}
