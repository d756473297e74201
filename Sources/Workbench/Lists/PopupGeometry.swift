package import Foundation

/// What an open list is placed by, in the window's points.
package struct PopupAnchor: Hashable, Sendable {
  /// The line that the list belongs to.
  package var frame: CGRect
  package var window: CGSize

  package init(frame: CGRect, window: CGSize) {
    self.frame = frame
    self.window = window
  }
}

/// Where an open list lies in the window.
package struct PopupGeometry: Hashable, Sendable {
  package let frame: CGRect
  /// The box to search in; nil in short lists.
  package let search: CGRect?
  /// The part in which entries are seen.
  package let entries: CGRect

  package static let entryHeight: CGFloat = 27
  private static let padding: CGFloat = 5
  private static let searchHeight: CGFloat = 34
  private static let greatestHeight: CGFloat = 560
  /// Shorter lists have nothing to search in.
  private static let leastForSearch = 13

  /// Places a list below its line where there is room, else as far up as it must, and never
  /// outside the window.
  ///
  /// - Parameters:
  ///   - width: what the widest entry needs.
  ///   - count: how many entries there are.
  ///   - found: how many of them the search finds; the list is as high as they are, and stays
  ///     where it opened.
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

  /// How many entries a page key goes through.
  var page: Int { max(1, Int(entries.height / Self.entryHeight) - 1) }
}
