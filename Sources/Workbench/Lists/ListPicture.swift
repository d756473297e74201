import DisplayList
import Foundation
import Picture
import Simulation
import Typography

/// Draws an open list.
struct ListPicture {
  let style: WorkbenchStyle
  let text: TextFitter

  func commands(_ list: PopupMenu, in place: PopupGeometry) -> [DrawCommand] {
    let entries = list.found
    let shape = RoundedRect(place.frame, radius: 10)
    return [
      .shadow(shape, Shadow(Color(0, opacity: 0.28), blur: 32, offset: CGPoint(x: 0, y: 10))),
      .roundedRect(shape, style.popup), .border(shape, width: 0.5, dash: [], style.line),
    ] + searchBox(list, in: place) + [rows(list, entries, in: place)]
      + thumb(list, entries.count, in: place)
  }

  private func searchBox(_ list: PopupMenu, in place: PopupGeometry) -> [DrawCommand] {
    guard let box = place.search else { return [] }
    let inner = CGRect(x: box.minX + 34, y: box.minY, width: box.width - 48, height: box.height)
    let font = Font(size: 13)
    let caretX = inner.minX + min(text.width(of: list.query, font), inner.width)
    let isEmpty = list.query.isEmpty
    let words = text.line(
      isEmpty ? "Search" : list.query, font, isEmpty ? style.dim : style.ink,
      in: inner.offsetBy(dx: isEmpty ? 4 : 0, dy: 0))
    return [
      .hairline(
        Hairline(.horizontal, from: CGPoint(x: box.minX, y: box.maxY - 1), length: box.width),
        style.line),
      .fill(CGRect(x: caretX, y: box.midY - 8, width: 1.5, height: 16), style.accent),
    ] + Icon.loupe.draw(at: CGPoint(x: box.minX + 19, y: box.midY), style.dim) + words
  }

  private func rows(
    _ list: PopupMenu, _ entries: [ListEntry], in place: PopupGeometry
  ) -> DrawCommand {
    let area = place.entries
    if entries.isEmpty {
      let words = text.line(
        "No matches", Font(size: 13), style.dim,
        in: CGRect(
          x: area.minX, y: area.minY, width: area.width, height: PopupGeometry.entryHeight),
        .center)
      return .group(Group(clip: area, words))
    }
    let shown = entries.indices.filter {
      let y = CGFloat($0) * PopupGeometry.entryHeight - list.scroll
      return y > -PopupGeometry.entryHeight && y < area.height
    }
    return .group(
      Group(
        clip: area,
        shown.flatMap { index in
          row(
            entries[index], index == list.highlighted,
            in: CGRect(
              x: area.minX,
              y: area.minY + CGFloat(index) * PopupGeometry.entryHeight - list.scroll,
              width: area.width, height: PopupGeometry.entryHeight))
        }))
  }

  private func row(_ entry: ListEntry, _ isHighlighted: Bool, in box: CGRect) -> [DrawCommand] {
    let ink = isHighlighted ? style.accentInk : style.ink
    let dim = isHighlighted ? style.accentInk : style.dim
    let inner = CGRect(x: box.minX + 28, y: box.minY, width: box.width - 40, height: box.height)
    let detail = Font(size: 12)
    let room = text.width(of: entry.detail, detail)
    let title = CGRect(
      x: inner.minX, y: inner.minY, width: inner.width - (room > 0 ? room + 12 : 0),
      height: inner.height)
    let ground = isHighlighted ? [fill(box)] : []
    let check =
      entry.isChosen
      ? Icon.tick.draw(at: CGPoint(x: box.minX + 15, y: box.midY), ink) : []
    let font = Font(size: 13, weight: entry.isChosen ? .medium : .regular)
    return ground + check + text.line(entry.title, font, ink, in: title)
      + text.line(entry.detail, detail, dim, in: inner, .right)
  }

  private func fill(_ box: CGRect) -> DrawCommand {
    .roundedRect(RoundedRect(box, radius: 6), style.accent)
  }

  /// The bar that tells where one is in a long list.
  private func thumb(_ list: PopupMenu, _ count: Int, in place: PopupGeometry) -> [DrawCommand] {
    let content = CGFloat(count) * PopupGeometry.entryHeight
    let room = place.entries.height
    guard content > room, room > 40 else { return [] }
    let height = max(24, room * room / content)
    let y = place.entries.minY + (room - height) * list.scroll / (content - room)
    let bar = CGRect(x: place.frame.maxX - 7, y: y, width: 4, height: height)
    return [.roundedRect(RoundedRect(bar, radius: 2), style.dim.faded(0.5))]
  }
}
