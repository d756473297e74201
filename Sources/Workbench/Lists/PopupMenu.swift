package import Foundation
package import Typography

/// A list that is open over the window to pick from, with what was typed to search in it.
package struct PopupMenu: Hashable, Sendable {
  /// What follows from a key or a click.
  package enum Output: Hashable {
    /// An entry was picked.
    case picked(MenuAction)
    /// The list closes without a choice.
    case closed
  }

  package let source: ListSource
  /// All entries, made when the list opens: there are many devices to name.
  package private(set) var entries: [ListEntry]
  /// What was typed to search.
  package private(set) var query = ""
  /// The entry that Return picks, among those found.
  package private(set) var highlighted = 0
  /// How far the entries are moved up, in points.
  package private(set) var scroll: CGFloat = 0
  /// What the widest entry needs, in points.
  private var width: CGFloat

  /// Opens a list with the chosen entry highlighted and in its middle; nil without entries.
  package init?(
    _ source: ListSource, _ entries: [ListEntry], ruler: any TextMeasuring, at anchor: PopupAnchor
  ) {
    guard !entries.isEmpty else { return nil }
    self.source = source
    self.entries = entries
    width = Self.width(of: entries, ruler)
    highlighted = entries.firstIndex(where: \.isChosen) ?? 0
    showHighlighted(centered: true, at: anchor)
  }

  /// Shows what is chosen after a pick; search, highlight and scroll offset stay.
  package mutating func update(_ entries: [ListEntry], ruler: any TextMeasuring) {
    self.entries = entries
    width = Self.width(of: entries, ruler)
  }

  /// The entries that the search finds; all for an empty search.
  package var found: [ListEntry] {
    let words = query.lowercased().split(separator: " ").map(String.init)
    return words.isEmpty ? entries : entries.filter { $0.matches(words) }
  }

  // MARK: Geometry

  /// Where the list lies in the window.
  package func geometry(at anchor: PopupAnchor) -> PopupGeometry {
    PopupGeometry(width: width, count: entries.count, found: found.count, at: anchor)
  }

  /// Where a found entry is, in the window's points; outside the list where it is scrolled away.
  package func frame(ofEntry index: Int, at anchor: PopupAnchor) -> CGRect {
    let area = geometry(at: anchor).entries
    return CGRect(
      x: area.minX, y: area.minY + CGFloat(index) * PopupGeometry.entryHeight - scroll,
      width: area.width, height: PopupGeometry.entryHeight)
  }

  private func index(at point: CGPoint, _ anchor: PopupAnchor) -> Int? {
    let area = geometry(at: anchor).entries
    guard area.contains(point) else { return nil }
    let index = Int((point.y - area.minY + scroll) / PopupGeometry.entryHeight)
    return found.indices.contains(index) ? index : nil
  }

  private static func width(of entries: [ListEntry], _ ruler: any TextMeasuring) -> CGFloat {
    let title = entries.max { $0.title.count < $1.title.count }?.title ?? ""
    let detail = entries.max { $0.detail.count < $1.detail.count }?.detail ?? ""
    let font = Font(size: 13, weight: .medium)
    let width = ruler.width(of: title, in: font) + ruler.width(of: detail, in: font)
    return width.rounded(.up) + 76
  }

  // MARK: Keys

  /// Moves the highlight, edits the search, picks or closes; other keys do nothing.
  ///
  /// - Parameter key: its name, as in `Input.key`.
  package mutating func press(_ key: String, at anchor: PopupAnchor) -> Output? {
    let page = geometry(at: anchor).page
    switch key {
    case "escape", "f6", "tab": return .closed
    case "return": return pick(highlighted)
    case "up": highlight(highlighted - 1, at: anchor)
    case "down": highlight(highlighted + 1, at: anchor)
    case "pageup": highlight(highlighted - page, at: anchor)
    case "pagedown": highlight(highlighted + page, at: anchor)
    case "home": highlight(0, at: anchor)
    case "end": highlight(found.count - 1, at: anchor)
    case "backspace": search(String(query.dropLast()), at: anchor)
    case "delete": search("", at: anchor)
    default: break
    }
    return nil
  }

  /// Adds typed text to the search; the space that opened the list is none.
  ///
  /// A list too short for a search ignores it.
  package mutating func type(_ text: String, at anchor: PopupAnchor) {
    guard geometry(at: anchor).search != nil else { return }
    let line = text.filter { !$0.isNewline }
    search(query + (query.isEmpty ? String(line.drop(while: \.isWhitespace)) : line), at: anchor)
  }

  private mutating func search(_ query: String, at anchor: PopupAnchor) {
    guard query != self.query else { return }
    self.query = String(query.prefix(60))
    scroll = 0
    let isAll = query.allSatisfy(\.isWhitespace)
    highlighted = isAll ? found.firstIndex(where: \.isChosen) ?? 0 : 0
    showHighlighted(centered: isAll, at: anchor)
  }

  private mutating func highlight(_ index: Int, at anchor: PopupAnchor) {
    highlighted = min(max(0, index), max(0, found.count - 1))
    showHighlighted(centered: false, at: anchor)
  }

  /// Scrolls so that the highlighted entry is seen.
  private mutating func showHighlighted(centered: Bool, at anchor: PopupAnchor) {
    let top = CGFloat(highlighted) * PopupGeometry.entryHeight
    let room = geometry(at: anchor).entries.height
    let lowest = top + PopupGeometry.entryHeight - room
    scroll(to: centered ? top - room / 2 : min(max(scroll, lowest), top), at: anchor)
  }

  private func pick(_ index: Int) -> Output? {
    let found = found
    return found.indices.contains(index) ? .picked(found[index].action) : nil
  }

  // MARK: Mouse

  /// Picks the entry at a point; nil between and beside the entries.
  package func click(at point: CGPoint, _ anchor: PopupAnchor) -> Output? {
    index(at: point, anchor).flatMap(pick)
  }

  /// Highlights the entry under the mouse; beside the entries nothing changes.
  package mutating func hover(_ point: CGPoint, _ anchor: PopupAnchor) {
    if let index = index(at: point, anchor) { highlighted = index }
  }

  /// Scrolls by a wheel's step over the list; positive moves the entries up.
  package mutating func wheel(_ dy: CGFloat, at point: CGPoint, _ anchor: PopupAnchor) {
    guard geometry(at: anchor).frame.contains(point) else { return }
    scroll(to: scroll + dy, at: anchor)
    hover(point, anchor)
  }

  /// Scrolls to an offset in whole points, in the range that the found entries have.
  package mutating func scroll(to offset: CGFloat, at anchor: PopupAnchor) {
    let content = CGFloat(found.count) * PopupGeometry.entryHeight
    let range = max(0, content - geometry(at: anchor).entries.height)
    scroll = min(max(0, offset.rounded()), range)
  }
}
