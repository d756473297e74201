import DisplayList
import Foundation
import InterfaceStyles
import Simulation
import Typography

extension ScreenPicture {
  /// Draws what of a row lies in a window of its coordinates.
  func row(_ row: SceneLayout.RowLayout, in window: CGRect) -> [DrawCommand] {
    switch row.look {
    case .grouped: groupedRow(row, in: window)
    case .carousel: groupedRow(row, in: window) + cells(of: row)
    case .cell: cell(row)
    case .heading: label(row, palette.label, in: window)
    case .bubble(let isOwn): bubble(row, isOwn: isOwn, in: window)
    case .pill: pill(row, in: window)
    case .sendButton: sendButton(row)
    case .page: textView(row, in: window)
    case .search: searchField(row)
    case .barButton: barButton(row)
    case .filled(let isMint): filledButton(row, isMint ? palette.mint : palette.tint)
    }
  }

  // MARK: Forms

  private func groupedRow(_ row: SceneLayout.RowLayout, in window: CGRect) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    if !row.isLastInSection {
      let padding = phone.style.rows.padding
      let left = row.frame.minX + (isRightToLeft ? 0 : padding)
      commands.append(
        .hairline(
          Hairline(
            .horizontal, from: CGPoint(x: left, y: row.frame.maxY),
            length: row.frame.width - padding), palette.separator))
    }
    let body = phone.style.typography.body
    if !row.row.label.isEmpty {
      commands += [
        text.truncated(row.row.label, body, palette.label, in: row.labelFrame, align: leading)
      ].compactMap { $0 }
    }
    return commands + groupedContent(of: row, in: window)
  }

  private func groupedContent(of row: SceneLayout.RowLayout, in window: CGRect) -> [DrawCommand] {
    switch row.row.kind {
    case .textField: singleLine(row) + clearButton(row)
    case .toggle, .stepper, .picker: control(row)
    case .carousel: []
    case .textView: textView(row, in: window)
    case .label: label(row, palette.label, in: window)
    case .button:
      [
        text.truncated(
          row.row.text, style.typography.body, palette.tint, in: row.textFrame, align: .center)
      ].compactMap { $0 }
    }
  }

  /// The fields of a row that scrolls sideways, cut to its panel.
  private func cells(of row: SceneLayout.RowLayout) -> [DrawCommand] {
    let offset = CGPoint(x: phone.carouselShift(row.id), y: 0)
    let clip = row.frame.offsetBy(dx: -offset.x, dy: 0)
    let items = phone.layout.content.rows.filter { $0.placement == .nested(row.id) }
    return [
      .group(
        Group(
          offset: offset, clip: clip,
          items.filter { $0.frame.intersects(clip) }.flatMap(cell)))
    ]
  }

  private func cell(_ row: SceneLayout.RowLayout) -> [DrawCommand] {
    [.roundedRect(RoundedRect(row.frame, style.shapes.cell), palette.background)] + singleLine(row)
  }

  private func label(
    _ row: SceneLayout.RowLayout, _ color: Color, in window: CGRect
  ) -> [DrawCommand] {
    row.block.map { lines(of: $0, at: row.textFrame.origin, color, visible: window) } ?? []
  }

  // MARK: Chats

  private func bubble(
    _ row: SceneLayout.RowLayout, isOwn: Bool, in window: CGRect
  ) -> [DrawCommand] {
    let shape = RoundedRect(row.frame, style.shapes.bubble)
    return [.roundedRect(shape, isOwn ? palette.tint : palette.bubble)]
      + label(row, isOwn ? palette.labelOnTint : palette.label, in: window)
  }

  private func pill(_ row: SceneLayout.RowLayout, in window: CGRect) -> [DrawCommand] {
    let shape = RoundedRect(row.frame, style.shapes.composer)
    return [
      .roundedRect(shape, palette.composer),
      .border(shape, width: style.controlDrawing.composerEdge, dash: [], palette.separator),
    ] + textView(row, in: window)
  }

  private func sendButton(_ row: SceneLayout.RowLayout) -> [DrawCommand] {
    let margin = style.controlDrawing.sendMargin
    let circle = row.frame.insetBy(dx: margin, dy: margin)
    return [.roundedRect(RoundedRect(circle, radius: circle.width / 2), palette.tint)]
      + Icon.send.draw(at: CGPoint(x: circle.midX, y: circle.midY), palette.labelOnTint)
  }

  // MARK: Buttons on their own

  private func filledButton(_ row: SceneLayout.RowLayout, _ color: Color) -> [DrawCommand] {
    let box = row.textFrame.insetBy(dx: style.controlDrawing.filledButtonMargin, dy: 0)
    let title = text.truncated(
      row.row.text, style.controlDrawing.filledButtonFont, palette.labelOnTint, in: box,
      align: .center)
    return [.roundedRect(RoundedRect(row.frame, style.shapes.filledButton), color)]
      + [title].compactMap { $0 }
  }
}
