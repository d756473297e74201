import DisplayList
import Foundation
import Picture
import Simulation

/// Draws the phones in their places, each with its caption and a ring around the active one.
struct BoardPicture {
  let board: PhoneBoard
  let layout: BoardLayout
  let style: WorkbenchStyle
  let options: PictureOptions

  var commands: [DrawCommand] { layout.places.indices.flatMap(phone) }

  private func phone(_ index: Int) -> [DrawCommand] {
    let viewport = layout.places[index].viewport
    let commands = DevicePicture(board.phones[index], options: options).commands(at: .zero)
      .map { $0.scaled(by: viewport.scale) }
    return caption(index) + [.group(Group(offset: viewport.origin, commands))]
  }

  /// A phone's names above it and how its field fares, with a ring around the active phone's cell.
  private func caption(_ index: Int) -> [DrawCommand] {
    let (cell, body) = (layout.places[index].cell, layout.places[index].body)
    guard layout.hasCaptions, cell.height >= 200 else { return [] }
    let edge = RoundedRect(cell.insetBy(dx: 6, dy: 6), radius: 14)
    let ring =
      index == board.active
      ? [DrawCommand.border(edge, width: 1.5, dash: [], style.accent.faded(0.45))] : []
    let half = min(body.midX - cell.minX, cell.maxX - body.midX) - 14
    let box = CGRect(
      x: body.midX - half, y: max(cell.minY + 12, body.minY - 52), width: 2 * half, height: 20)
    return ring + CaptionPicture(phone: board.phones[index], style: style).commands(in: box)
  }
}
