package import Foundation

/// The bounds that limit an open list, in the window's points.
package struct PopupAnchor: Hashable, Sendable {
  /// The line below which the list opens.
  package var frame: CGRect
  package var window: CGSize

  package init(frame: CGRect, window: CGSize) {
    self.frame = frame
    self.window = window
  }
}

/// The geometry of an open list in the window.
package struct PopupGeometry: Hashable, Sendable {
  package let frame: CGRect
  /// The search box; nil in short lists.
  package let search: CGRect?
  /// The area that shows entries.
  package let entries: CGRect

  /// The height of an entry, in points.
  package static let entryHeight: CGFloat = 27
  private static let padding: CGFloat = 5
  private static let searchHeight: CGFloat = 34
  private static let greatestHeight: CGFloat = 560
  /// Shorter lists have no search box.
  private static let leastForSearch = 13

  /// Places a list below its line; if there is not enough room, moves it up, but never outside the
  /// window.
  ///
  /// - Parameters:
  ///   - width: the width of the widest entry.
  ///   - count: the number of entries.
  ///   - found: the number of entries that match the search; they determine the height, and the top
  ///     stays where the list opened.
  init(width: CGFloat, count: Int, found: Int, at anchor: PopupAnchor) {
    let window = anchor.window
    let isSearched = count >= Self.leastForSearch
    let above = Self.padding + (isSearched ? Self.searchHeight : 0)
    func height(of count: Int) -> CGFloat {
      let all = CGFloat(max(1, count)) * Self.entryHeight + above + Self.padding
      return min(all, Self.greatestHeight, max(window.height - 16, 60))
    }
    let width = min(max(anchor.frame.width, width), max(window.width - 16, 60))
    let x = min(max(anchor.frame.maxX - width, 8), max(8, window.width - width - 8))
    let y = max(8, min(anchor.frame.maxY + 4, window.height - height(of: count) - 8))
    let height = height(of: found)
    frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
    search =
      isSearched
      ? CGRect(x: frame.minX, y: frame.minY, width: width, height: Self.searchHeight) : nil
    entries = CGRect(
      x: frame.minX + Self.padding, y: frame.minY + above, width: width - 2 * Self.padding,
      height: max(0, height - above - Self.padding))
  }

  /// The number of entries by which a page key moves.
  var page: Int { max(1, Int(entries.height / Self.entryHeight) - 1) }
}
