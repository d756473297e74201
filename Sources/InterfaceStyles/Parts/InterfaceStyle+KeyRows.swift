package import Foundation

extension InterfaceStyle.Keys {
  /// How the height of the keys is divided into rows; lengths in points.
  package enum RowDivision: Hashable, Sendable {
    /// Keys have a height of their own, a lower one where all rows have less than `lowBelow`; what is
    /// left goes between the rows.
    case keys(height: CGFloat, lowHeight: CGFloat, lowBelow: CGFloat, leastGap: CGFloat)
    /// Gaps have a height of their own; the keys share what is left.
    case gaps(height: CGFloat)
  }

  /// The five rows of large tablets.
  package struct FiveRows: Hashable, Sendable {
    /// Height of a gap as a share of that of four rows.
    package var gapShare: CGFloat
    /// Height of the row of digits as a share of the other rows'.
    package var digitsShare: CGFloat
    /// Under the last row, in points.
    package var bottom: CGFloat
    /// A row is as wide as so many keys and `columnGaps` gaps.
    package var columns: CGFloat
    /// The gaps between the keys of a row.
    package var columnGaps: Int
    /// Width of the tab key, in keys.
    package var tabShare: CGFloat
    /// Width of caps lock, in keys.
    package var capsLockShare: CGFloat
    /// Width of the left shift key, in keys.
    package var shiftShare: CGFloat
  }

  /// The rows of a keyboard of a certain height, in points.
  package struct RowHeights: Hashable, Sendable {
    /// The height of one row.
    package var key: CGFloat
    /// Between two rows.
    package var gap: CGFloat
    /// Of the row of digits above the letters; 0 where there is none.
    package var digits: CGFloat

    /// From the top of a row to that of the next.
    package var pitch: CGFloat { key + gap }
  }

  /// Rows of a page, without one of digits above them.
  private static let rowCount: CGFloat = 4

  /// Divides a height into four rows; they may be too high for a very low keyboard.
  package func rowHeights(keysHeight: CGFloat) -> RowHeights {
    let gaps = Self.rowCount - 1
    switch division {
    case .keys(let height, let lowHeight, let lowBelow, let leastGap):
      let key = keysHeight < lowBelow ? lowHeight : height
      let left = keysHeight - (top + bottom) - Self.rowCount * key
      return RowHeights(key: key, gap: max(leastGap, left / gaps), digits: 0)
    case .gaps(let gap):
      let left = keysHeight - top - bottom - gaps * gap
      return RowHeights(key: max(1, left / Self.rowCount), gap: gap, digits: 0)
    }
  }

  /// Divides a height into four rows and a lower one of digits above them.
  package func fiveRowHeights(keysHeight: CGFloat) -> RowHeights {
    let gap = rowHeights(keysHeight: keysHeight).gap * fiveRows.gapShare
    let left = keysHeight - top - fiveRows.bottom - Self.rowCount * gap
    let key = max(1, left / (Self.rowCount + fiveRows.digitsShare))
    return RowHeights(key: key, gap: gap, digits: key * fiveRows.digitsShare)
  }
}
