package import DisplayList
import Foundation
import Picture
package import Simulation
import Typography

/// A sheet of pictures of one moment on many devices, with their names.
package struct ContactSheet {
  private let cells: [(list: Drawing, title: String)]
  private let text: TextPlacement
  private let ground: Ground

  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 24
  private static let titleHeight: CGFloat = 30
  private static let box = CGSize(width: 260, height: 380)

  /// Creates a sheet of pictures with titles; the phone gives fonts and appearance.
  package init(
    _ cells: [(list: Drawing, title: String)], background: Background, phone: SimulatedDevice
  ) {
    self.cells = cells
    text = TextPlacement(ruler: phone.ruler)
    ground = Ground(background, appearance: phone.settings.appearance)
  }

  /// At most six pictures in a row, in rows of similar length.
  private var columns: Int {
    let rows = max(1, (cells.count + 5) / 6)
    return max(1, (cells.count + rows - 1) / rows)
  }

  package var displayList: Drawing {
    let rows = (cells.count + columns - 1) / columns
    let pitch = CGSize(
      width: Self.box.width + Self.gap, height: Self.box.height + Self.titleHeight + Self.gap)
    let size = CGSize(
      width: 2 * Self.margin - Self.gap + CGFloat(columns) * pitch.width,
      height: 2 * Self.margin - Self.gap + CGFloat(rows) * pitch.height)
    let drawn = cells.indices.flatMap { index in
      commands(
        of: cells[index],
        at: CGPoint(
          x: Self.margin + CGFloat(index % columns) * pitch.width,
          y: Self.margin + CGFloat(index / columns) * pitch.height))
    }
    return Drawing(
      size: size, commands: ground.commands(CGRect(origin: .zero, size: size)) + drawn)
  }

  private func commands(
    of cell: (list: Drawing, title: String), at origin: CGPoint
  ) -> [DrawCommand] {
    let size = cell.list.size
    let factor = min(Self.box.width / size.width, Self.box.height / size.height)
    let shown = CGSize(
      width: (size.width * factor).rounded(), height: (size.height * factor).rounded())
    let place = CGPoint(
      x: origin.x + ((Self.box.width - shown.width) / 2).rounded(),
      y: origin.y + (Self.box.height - shown.height))
    let title = text.truncated(
      cell.title, Font(size: 13, weight: .medium), ground.ink,
      in: CGRect(
        x: origin.x, y: origin.y + Self.box.height + 8, width: Self.box.width, height: 20),
      align: .center)
    return [
      .group(
        Group(
          offset: place, clip: CGRect(origin: .zero, size: shown),
          cell.list.commands.map { $0.scaled(by: factor) }))
    ] + [title].compactMap { $0 }
  }
}
