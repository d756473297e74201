package import Foundation

extension InterfaceStyle {
  /// The keys of a keyboard on a device as it is held; lengths in points.
  ///
  /// What follows from the height of a keyboard is asked for by `rowHeights`: the same device has
  /// keyboards of several heights.
  package struct Keys: Hashable, Sendable {
    /// Which of a layout's pages are shown, and how their rows are made.
    package var arrangement: Arrangement
    /// Where globe and microphone stand outside of the rows.
    package var dock: Dock

    /// Width of the block of keys, centred on the keyboard.
    package var blockWidth: CGFloat
    /// From the block's side to the first key.
    package var side: CGFloat
    /// Above the first row.
    package var top: CGFloat
    /// Under the last row.
    package var bottom: CGFloat
    /// Between two keys of a row.
    package var columnGap: CGFloat
    /// How the height is divided.
    package var division: RowDivision
    /// The five rows of large tablets.
    package var fiveRows: FiveRows
    /// A row is divided into so many columns, or more where a language has more letters.
    package var fewestColumns: Int

    /// Of shift and delete.
    package var shiftWidth: CGFloat
    /// Of the keys at the beginning of the bottom row.
    package var pageKeyWidth: CGFloat
    /// Of the return key of the bottom row.
    package var returnWidth: CGFloat
    /// How much of what the bottom row leaves to the space bar a character beside it takes at most.
    package var mostMiddleShare: CGFloat
    /// Characters that stand between two function keys.
    package var functionRow: FunctionRow

    /// Of a key's corners.
    package var cornerRadius: CGFloat
    /// How far outside of a key's edge a touch still counts.
    package var reach: CGFloat

    /// The bar of predictions.
    package var predictions: Predictions
    /// What a long press offers.
    package var alternatives: Alternatives
    /// Keys of pads for numbers.
    package var numberPad: NumberPad
    /// The page of emoji.
    package var emoji: Emoji
    /// Globe and microphone outside of the rows.
    package var dockKeys: DockKeys
    /// A keyboard in two halves.
    package var split: Split
  }
}

extension InterfaceStyle.Keys {
  /// Which of a layout's pages are shown, and how their rows are made.
  package enum Arrangement: Hashable, Sendable {
    /// A phone's pages: characters centred, function keys at the sides; pads for numbers.
    case phone
    /// A tablet's pages: rows of equal keys.
    case tablet
    /// As a tablet's, but letters have five rows, with the digits above them.
    case largeTablet

    /// Whether a layout's pages for tablets are shown.
    package var isTablet: Bool { self != .phone }
  }

  /// Where globe and microphone stand outside of the rows.
  package enum Dock: Hashable, Sendable {
    /// They stand in the bottom row.
    case none
    /// Under the keys.
    case row
    /// Beside the keys.
    case sides
  }

  /// Characters that stand between two function keys; widths in points.
  package struct FunctionRow: Hashable, Sendable {
    /// So many characters or fewer take the room of as many columns of `columns`.
    package var characters: Int
    /// The columns of a row that count for that.
    package var columns: Int
    /// What more characters leave to a function key at least, as a share of `shiftWidth`.
    package var leastShiftShare: CGFloat
    /// Of a function key, however little room there is.
    package var leastWidth: CGFloat
  }

  /// The bar of predictions; lengths in points.
  package struct Predictions: Hashable, Sendable {
    /// How many there are beside each other.
    package var count: Int
    /// Of all together, in the middle of their bar.
    package var width: CGFloat
    /// The bar's height where nobody has measured it.
    package var unmeasuredHeight: CGFloat
  }

  /// What a long press on a key offers, in a row above it; lengths in points.
  package struct Alternatives: Hashable, Sendable {
    /// From the cells to the edge of what they lie on.
    package var padding: CGFloat
    /// Between the key and the cells.
    package var gap: CGFloat
    /// Of a cell.
    package var height: CGFloat
    /// Of a cell over a narrow key.
    package var leastWidth: CGFloat
    /// Of a cell of many.
    package var leastFittingWidth: CGFloat
    /// A finger that moves less than this still means the key's own character.
    package var slack: CGFloat
    /// Above the row and below the key a finger counts this far.
    package var reach: CGFloat
  }

  /// Pads for numbers; lengths in points.
  package struct NumberPad: Hashable, Sendable {
    /// From the block's side to the first key.
    package var side: CGFloat
    /// Between two keys, in both directions.
    package var gap: CGFloat
    /// Under the last row.
    package var bottom: CGFloat
  }

  /// The page of emoji; lengths in points.
  package struct Emoji: Hashable, Sendable {
    /// Room that an emoji wants.
    package var cell: CGSize
    /// Columns, however narrow the keyboard is.
    package var fewestColumns: Int
    /// Of the row of categories.
    package var categoriesHeight: CGFloat
    /// Between the emoji and the categories.
    package var categoriesGap: CGFloat
    /// Under the categories.
    package var categoriesBottom: CGFloat
  }

  /// Globe and microphone outside of the rows; lengths in points.
  package struct DockKeys: Hashable, Sendable {
    /// Under the keys.
    package var size: CGSize
    /// From the last row's lower end to them.
    package var top: CGFloat
    /// From the keyboard's sides to them.
    package var side: CGFloat
    /// Beside the keys, at most.
    package var mostSideWidth: CGFloat
  }

  /// A keyboard in two halves; lengths in points.
  package struct Split: Hashable, Sendable {
    /// How much of the width either half takes.
    package var share: CGFloat
    /// From either half's part of the space bar to the other, at one side.
    package var spaceMargin: CGFloat
  }
}
