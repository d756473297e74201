import DisplayList
import Foundation
import Picture
import Simulation
import Typography

/// Draws the sheet of shortcuts over everything else, made smaller where the window is.
struct HelpPicture {
  let style: WorkbenchStyle
  let ruler: any TextMeasuring
  let window: CGSize

  var commands: [DrawCommand] {
    let sheet = CGSize(width: 440, height: CGFloat(Shortcut.all.count) * Self.rowHeight + 112)
    let room = CGSize(width: max(1, window.width - 16), height: max(1, window.height - 16))
    let scale = min(1, room.width / sheet.width, room.height / sheet.height)
    let origin = CGPoint(
      x: ((window.width - sheet.width * scale) / 2).rounded(.down),
      y: ((window.height - sheet.height * scale) / 2).rounded(.down))
    let commands = helpSheet(in: CGRect(origin: .zero, size: sheet))
    return [
      .fill(CGRect(origin: .zero, size: window), style.veil),
      .group(Group(offset: origin, commands.map { $0.scaled(by: scale) })),
    ]
  }

  private static let rowHeight: CGFloat = 25

  private func helpSheet(in sheet: CGRect) -> [DrawCommand] {
    let shape = RoundedRect(sheet, radius: 14)
    let rows = Shortcut.all.enumerated().flatMap { index, shortcut in
      row(
        shortcut,
        in: CGRect(
          x: sheet.minX + 24, y: sheet.minY + 56 + CGFloat(index) * Self.rowHeight,
          width: sheet.width - 48, height: Self.rowHeight))
    }
    return [
      .shadow(shape, Shadow(Color(0, opacity: 0.3), blur: 40, offset: CGPoint(x: 0, y: 12))),
      .roundedRect(shape, style.panel),
    ] + heading(in: sheet) + rows + notes(in: sheet)
  }

  /// Where the keys go, which no single shortcut says.
  private func notes(in sheet: CGRect) -> [DrawCommand] {
    let lines = [
      "In the phone, Tab moves to the next field. In the inspector, Tab and the arrow keys",
      "move between controls, Space and Return activate them, Escape leaves the inspector.",
    ]
    let top = sheet.maxY - 50
    return lines.enumerated().flatMap { index, words in
      TextFitter(ruler).line(
        words, Font(size: 11), style.dim,
        in: CGRect(
          x: sheet.minX + 24, y: top + CGFloat(index) * 16, width: sheet.width - 48, height: 16))
    }
  }

  private func heading(in sheet: CGRect) -> [DrawCommand] {
    let text = TextPlacement(ruler: ruler)
    let box = CGRect(x: sheet.minX + 24, y: sheet.minY + 16, width: sheet.width - 48, height: 26)
    return [
      text.line("Shortcuts", Font(size: 17, weight: .semibold), style.ink, in: box),
      text.line(
        "Press Esc or click to close", Font(size: 12), style.dim, in: box, align: .right),
    ].compactMap { $0 }
  }

  private func row(
    _ shortcut: Shortcut, in box: CGRect
  ) -> [DrawCommand] {
    let text = TextPlacement(ruler: ruler)
    return [
      .hairline(Hairline(.horizontal, from: box.origin, length: box.width), style.line)
    ]
      + [
        text.line(shortcut.command.title, Font(size: 13), style.ink, in: box),
        text.line(
          shortcut.keys, Font(size: 12, weight: .medium), style.dim, in: box, align: .right),
      ].compactMap { $0 }
  }
}
