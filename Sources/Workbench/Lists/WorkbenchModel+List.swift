package import Foundation
import Picture
import Simulation
import Typography

/// Where an open list lies in the window.
struct PopupGeometry: Hashable, Sendable {
  var frame: CGRect
  /// The box to search in; nil in short lists.
  var search: CGRect?
  /// The part in which entries are seen.
  var entries: CGRect

  static let entryHeight: CGFloat = 27
  static let padding: CGFloat = 5
  static let searchHeight: CGFloat = 34
  static let greatestHeight: CGFloat = 560
  /// Shorter lists have nothing to search in.
  static let leastForSearch = 13
}

extension WorkbenchModel {
  /// The entries of the open list that the search finds.
  package var foundEntries: [ListEntry] {
    guard let list else { return [] }
    let words = list.query.lowercased().split(separator: " ").map(String.init)
    return words.isEmpty ? list.entries : list.entries.filter { $0.matches(words) }
  }

  mutating func openList(_ source: ListSource) {
    let entries = entries(of: source)
    guard !entries.isEmpty else { return }
    list = PopupMenu(source: source, entries: entries)
    let chosen = foundEntries.firstIndex(where: \.isChosen)
    list?.highlighted = chosen ?? 0
    showHighlighted(centered: true)
  }

  /// Where the list and an entry of it are seen; for pointing at it.
  package func listFrame(ofEntry index: Int? = nil) -> CGRect? {
    guard let list, let place = listPlace else { return nil }
    guard let index else { return place.frame }
    return CGRect(
      x: place.entries.minX,
      y: place.entries.minY + CGFloat(index) * PopupGeometry.entryHeight - list.scroll,
      width: place.entries.width, height: PopupGeometry.entryHeight)
  }

  /// Below its row where there is room, else as far up as it must, and never outside the window.
  var listPlace: PopupGeometry? {
    guard let list else { return nil }
    let anchor =
      inspectorItems.first { $0.control == .list(list.source) }?.frame
      ?? CGRect(x: size.width - 300, y: 8, width: 280, height: 30)
    let all = list.entries
    let isSearched = all.count >= PopupGeometry.leastForSearch
    let above = PopupGeometry.padding + (isSearched ? PopupGeometry.searchHeight : 0)
    func height(of count: Int) -> CGFloat {
      let wanted =
        CGFloat(max(1, count)) * PopupGeometry.entryHeight + above + PopupGeometry.padding
      return min(wanted, PopupGeometry.greatestHeight, max(size.height - 16, 60))
    }
    let width = min(max(anchor.width, widestEntry(all)), max(size.width - 16, 60))
    let x = min(max(anchor.maxX - width, 8), max(8, size.width - width - 8))
    // While a search makes it shorter it stays where it opened.
    let y = max(8, min(anchor.maxY + 4, size.height - height(of: all.count) - 8))
    let height = height(of: foundEntries.count)
    let frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
    let search = CGRect(
      x: frame.minX, y: frame.minY, width: width, height: PopupGeometry.searchHeight)
    return PopupGeometry(
      frame: frame, search: isSearched ? search : nil,
      entries: CGRect(
        x: frame.minX + PopupGeometry.padding, y: frame.minY + above,
        width: width - 2 * PopupGeometry.padding,
        height: max(0, height - above - PopupGeometry.padding)))
  }

  private func widestEntry(_ entries: [ListEntry]) -> CGFloat {
    let title = entries.max { $0.title.count < $1.title.count }?.title ?? ""
    let detail = entries.max { $0.detail.count < $1.detail.count }?.detail ?? ""
    let font = Font(size: 13, weight: .medium)
    let width = phone.ruler.width(of: title, in: font) + phone.ruler.width(of: detail, in: font)
    return width.rounded(.up) + 76
  }

  // MARK: Keys

  /// Lets a key do what it does in a list; tells whether it does anything.
  mutating func pressInList(_ key: String) {
    let count = foundEntries.count
    guard let place = listPlace else { return }
    let page = max(1, Int(place.entries.height / PopupGeometry.entryHeight) - 1)
    switch key {
    case "escape", "f6": list = nil
    case "return": pickEntry(list?.highlighted ?? 0)
    case "up": highlight((list?.highlighted ?? 0) - 1, of: count)
    case "down": highlight((list?.highlighted ?? 0) + 1, of: count)
    case "pageup": highlight((list?.highlighted ?? 0) - page, of: count)
    case "pagedown": highlight((list?.highlighted ?? 0) + page, of: count)
    case "home": highlight(0, of: count)
    case "end": highlight(count - 1, of: count)
    case "backspace": search(String((list?.query ?? "").dropLast()))
    case "delete": search("")
    case "tab": list = nil
    default: break
    }
  }

  /// Adds typed text to the search; the space that opened the list is none.
  mutating func typeInList(_ text: String) {
    guard let list, listPlace?.search != nil else { return }
    let line = text.filter { !$0.isNewline }
    search(list.query + (list.query.isEmpty ? String(line.drop(while: \.isWhitespace)) : line))
  }

  private mutating func search(_ query: String) {
    guard query != list?.query else { return }
    list?.query = String(query.prefix(60))
    list?.scroll = 0
    let found = foundEntries
    let isAll = query.allSatisfy(\.isWhitespace)
    list?.highlighted = isAll ? found.firstIndex(where: \.isChosen) ?? 0 : 0
    showHighlighted(centered: isAll)
  }

  private mutating func highlight(_ index: Int, of count: Int) {
    list?.highlighted = min(max(0, index), max(0, count - 1))
    showHighlighted(centered: false)
  }

  /// Scrolls so that the highlighted entry is seen.
  private mutating func showHighlighted(centered: Bool) {
    guard let list, let place = listPlace else { return }
    let top = CGFloat(list.highlighted) * PopupGeometry.entryHeight
    let room = place.entries.height
    let lowest = top + PopupGeometry.entryHeight - room
    scrollList(to: centered ? top - room / 2 : min(max(list.scroll, lowest), top))
  }

  mutating func scrollList(to offset: CGFloat) {
    guard let place = listPlace else { return }
    let content = CGFloat(foundEntries.count) * PopupGeometry.entryHeight
    let scroll = min(max(0, offset.rounded()), max(0, content - place.entries.height))
    list?.scroll = scroll
  }

  /// Does what an entry says; a list of several choices stays open.
  mutating func pickEntry(_ index: Int) {
    let found = foundEntries
    guard found.indices.contains(index), let source = list?.source else { return }
    pick(found[index])
    guard source.isMultiple else { return list = nil }
    let entries = entries(of: source)
    list?.entries = entries
  }

  mutating func pick(_ entry: ListEntry) {
    switch entry.pick {
    case .choose(let choice): choose(choice)
    case .show(let scene): send(.scene(scene))
    case .overlay(let overlay):
      overlays.formSymmetricDifference([overlay])
      showsOverlays = true
    }
  }

  // MARK: Mouse

  /// A click on an entry picks it.
  mutating func clickInList(at point: CGPoint) {
    if let index = entryIndex(at: point) { pickEntry(index) }
  }

  mutating func scrollList(by dy: CGFloat, at point: CGPoint) {
    guard let place = listPlace, place.frame.contains(point) else { return }
    scrollList(to: (list?.scroll ?? 0) + dy)
    hoverOverList(point)
  }

  /// The entry under the mouse is the one that Return picks.
  mutating func hoverOverList(_ point: CGPoint) {
    if let index = entryIndex(at: point) { list?.highlighted = index }
  }

  private func entryIndex(at point: CGPoint) -> Int? {
    guard let list, let place = listPlace, place.entries.contains(point) else { return nil }
    let index = Int((point.y - place.entries.minY + list.scroll) / PopupGeometry.entryHeight)
    return foundEntries.indices.contains(index) ? index : nil
  }
}
