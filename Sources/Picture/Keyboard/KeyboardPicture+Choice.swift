import DisplayList
import Foundation
import InterfaceStyles
import KeyboardLayouts
import Simulation

/// What a held key offers: a row of characters above it.
extension KeyboardPicture {
  func row(of choice: KeyAlternatives) -> [DrawCommand] {
    let head = choice.frame.insetBy(
      dx: -plan.style.alternatives.padding, dy: -plan.style.alternatives.padding)
    let outline = Self.outline(
      row: head, key: choice.key.frame, radius: plan.style.cornerRadius)
    let shade = Shadow(Color(0, opacity: 0.28), blur: 8, offset: CGPoint(x: 0, y: 1))
    return [
      .shadow(RoundedRect(head, radius: 10), shade),
      .path(outline, at: .zero, evenOdd: false, theme.keyboard.callout),
      .stroke(outline, at: .zero, width: 0.5, cap: .butt, theme.keyboard.calloutEdge),
    ] + choice.texts.indices.flatMap { cell($0, of: choice) }
  }

  private func cell(_ index: Int, of choice: KeyAlternatives) -> [DrawCommand] {
    let cell = choice.cell(index)
    let isSelected = choice.selected == index
    let color = isSelected ? Color.white : theme.keyboard.label
    let font = phone.style.typography.font(cell.width < 30 ? 20 : 24)
    let label = text.line(choice.texts[index], font, color, in: cell, align: .center, dy: -1)
    let ground = DrawCommand.roundedRect(RoundedRect(cell, radius: 5), theme.tint)
    return (isSelected ? [ground] : []) + [label].compactMap { $0 }
  }

  /// The row with round corners and a neck to its key; goes around clockwise from the upper left.
  private static func outline(row: CGRect, key: CGRect, radius r: CGFloat) -> Path {
    let corner: CGFloat = 10
    let bottom = row.maxY
    var path = Path()
    path.move(row.minX + corner, row.minY)
    path.line(row.maxX - corner, row.minY)
    path.quad(row.maxX, row.minY, row.maxX, row.minY + corner)
    let right = min(corner, max(0, row.maxX - key.maxX - 8))
    path.line(row.maxX, bottom - right)
    path.quad(row.maxX, bottom, row.maxX - right, bottom)
    path.line(min(key.maxX + 8, row.maxX), bottom)
    path.quad(key.maxX, bottom, key.maxX, key.minY + 3)
    path.line(key.maxX, key.maxY - r)
    path.quad(key.maxX, key.maxY, key.maxX - r, key.maxY)
    path.line(key.minX + r, key.maxY)
    path.quad(key.minX, key.maxY, key.minX, key.maxY - r)
    path.line(key.minX, key.minY + 3)
    path.quad(key.minX, bottom, max(key.minX - 8, row.minX), bottom)
    let left = min(corner, max(0, key.minX - row.minX - 8))
    path.line(row.minX + left, bottom)
    path.quad(row.minX, bottom, row.minX, bottom - left)
    path.line(row.minX, row.minY + corner)
    path.quad(row.minX, row.minY, row.minX + corner, row.minY)
    path.close()
    return path
  }
}
