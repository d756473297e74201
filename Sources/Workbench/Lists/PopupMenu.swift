package import Foundation
package import Typography

/// An open list, with its search text.
package struct PopupMenu: Hashable, Sendable {
  /// The result of a key or a click.
  package enum Output: Hashable {
    /// An entry was picked.
    case picked(MenuAction)
    /// The list closes without a choice.
    case closed
  }

  package let source: ListSource
  /// All entries; created when the list opens, because there are many devices.
  package private(set) var entries: [ListEntry]
  /// The search text.
  package private(set) var query = ""
  /// The index of the entry that Return picks, among the matches.
  package private(set) var highlighted = 0
  /// The scroll offset, in points.
  package private(set) var scroll: CGFloat = 0
  /// The width of the widest entry, in points.
  private var width: CGFloat

  /// Opens a list with the chosen entry highlighted and centred; nil without entries.
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

  /// Updates the chosen entries after a pick; search text, highlight and scroll offset stay.
  package mutating func update(_ entries: [ListEntry], ruler: any TextMeasuring) {
    self.entries = entries
    width = Self.width(of: entries, ruler)
  }

  /// The entries that match the search; all if it is empty.
  package var found: [ListEntry] {
    let words = query.lowercased().split(separator: " ").map(String.init)
    return words.isEmpty ? entries : entries.filter { $0.matches(words) }
  }

  // MARK: Geometry

  /// The geometry of the list in the window.
  package func geometry(at anchor: PopupAnchor) -> PopupGeometry {
    PopupGeometry(width: width, count: entries.count, found: found.count, at: anchor)
  }

  /// The frame of a match, in the window's points; outside the list if it is scrolled out of view.
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

  /// Handles a key: moves the highlight, edits the search text, picks or closes; other keys do
  /// nothing.
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

  /// Adds typed text to the search; the space that opened the list is ignored.
  ///
  /// Lists without a search box ignore it.
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

  /// Scrolls the highlighted entry into view.
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

  /// Picks the entry at a point; nil if there is no entry.
  package func click(at point: CGPoint, _ anchor: PopupAnchor) -> Output? {
    index(at: point, anchor).flatMap(pick)
  }

  /// Highlights the entry under the mouse, if there is one.
  package mutating func hover(_ point: CGPoint, _ anchor: PopupAnchor) {
    if let index = index(at: point, anchor) { highlighted = index }
  }

  /// Scrolls by a step of the wheel; a positive step moves the entries up.
  package mutating func wheel(_ dy: CGFloat, at point: CGPoint, _ anchor: PopupAnchor) {
    guard geometry(at: anchor).frame.contains(point) else { return }
    scroll(to: scroll + dy, at: anchor)
    hover(point, anchor)
  }

  /// Scrolls to an offset, rounded to whole points and clamped to the range of the matches.
  package mutating func scroll(to offset: CGFloat, at anchor: PopupAnchor) {
    let content = CGFloat(found.count) * PopupGeometry.entryHeight
    let range = max(0, content - geometry(at: anchor).entries.height)
    scroll = min(max(0, offset.rounded()), range)
  }
}
