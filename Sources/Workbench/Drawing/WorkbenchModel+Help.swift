import DisplayList
import Foundation
import Picture
import Simulation
import Typography

extension WorkbenchModel {
  /// The sheet of shortcuts over everything else, made smaller where the window is; empty unless shown.
  func helpPicture(_ style: WorkbenchStyle) -> [DrawCommand] {
    guard showsHelp else { return [] }
    let sheet = CGSize(width: 440, height: CGFloat(Shortcut.all.count) * Self.rowHeight + 112)
    let room = CGSize(width: max(1, size.width - 16), height: max(1, size.height - 16))
    let scale = min(1, room.width / sheet.width, room.height / sheet.height)
    let origin = CGPoint(
      x: ((size.width - sheet.width * scale) / 2).rounded(.down),
      y: ((size.height - sheet.height * scale) / 2).rounded(.down))
    let commands = helpSheet(style, in: CGRect(origin: .zero, size: sheet))
    return [
      .fill(CGRect(origin: .zero, size: size), style.veil),
      .group(Group(offset: origin, commands.map { $0.scaled(by: scale) })),
    ]
  }

  private static let rowHeight: CGFloat = 25

  private func helpSheet(_ style: WorkbenchStyle, in sheet: CGRect) -> [DrawCommand] {
    let shape = RoundedRect(sheet, radius: 14)
    let rows = Shortcut.all.enumerated().flatMap { index, shortcut in
      row(
        shortcut, style,
        in: CGRect(
          x: sheet.minX + 24, y: sheet.minY + 56 + CGFloat(index) * Self.rowHeight,
          width: sheet.width - 48, height: Self.rowHeight))
    }
    return [
      .shadow(shape, Shadow(Color(0, opacity: 0.3), blur: 40, offset: CGPoint(x: 0, y: 12))),
      .roundedRect(shape, style.panel),
    ] + heading(style, in: sheet) + rows + notes(style, in: sheet)
  }

  /// Where the keys go, which no single shortcut says.
  private func notes(_ style: WorkbenchStyle, in sheet: CGRect) -> [DrawCommand] {
    let lines = [
      "In the phone Tab walks through the fields. In the inspector Tab and the arrows",
      "walk through the controls, Space and Return work them, Escape leaves.",
    ]
    let top = sheet.maxY - 50
    return lines.enumerated().flatMap { index, words in
      TextFitter(phone.ruler).line(
        words, Font(size: 11), style.dim,
        in: CGRect(
          x: sheet.minX + 24, y: top + CGFloat(index) * 16, width: sheet.width - 48, height: 16))
    }
  }

  private func heading(_ style: WorkbenchStyle, in sheet: CGRect) -> [DrawCommand] {
    let text = TextPlacement(ruler: phone.ruler)
    let box = CGRect(x: sheet.minX + 24, y: sheet.minY + 16, width: sheet.width - 48, height: 26)
    return [
      text.line("Shortcuts", Font(size: 17, weight: .semibold), style.ink, in: box),
      text.line(
        "Esc or a click closes", Font(size: 12), style.dim, in: box, align: .right),
    ].compactMap { $0 }
  }

  private func row(
    _ shortcut: Shortcut, _ style: WorkbenchStyle, in box: CGRect
  ) -> [DrawCommand] {
    let text = TextPlacement(ruler: phone.ruler)
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
