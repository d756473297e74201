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
    return surface(outline(row: head, key: choice.key.frame), castBy: head)
      + choice.texts.indices.flatMap { cell($0, of: choice) }
  }

  private func cell(_ index: Int, of choice: KeyAlternatives) -> [DrawCommand] {
    let look = style.callouts.alternatives
    let cell = choice.cell(index)
    let isSelected = choice.selected == index
    let color = isSelected ? palette.labelOnTint : palette.keyboard.label
    let font = cell.width < look.narrowWidth ? look.narrowFont : look.font
    let label = text.line(
      choice.texts[index], font, color, in: cell, align: .center, dy: -look.lift)
    let shape = RoundedRect(cell, style.shapes.alternative)
    return (isSelected ? [.roundedRect(shape, palette.tint)] : []) + [label].compactMap { $0 }
  }

  /// The row with round corners and a neck to its key; goes around clockwise from the upper left.
  private func outline(row: CGRect, key: CGRect) -> Path {
    let look = style.callouts.alternatives
    let (corner, r) = (style.shapes.callout.radius, plan.style.cornerRadius)
    let bottom = row.maxY
    let neck = key.minY + look.neck
    var path = Path()
    path.move(row.minX + corner, row.minY)
    path.line(row.maxX - corner, row.minY)
    path.quad(row.maxX, row.minY, row.maxX, row.minY + corner)
    let right = min(corner, max(0, row.maxX - key.maxX - look.foot))
    path.line(row.maxX, bottom - right)
    path.quad(row.maxX, bottom, row.maxX - right, bottom)
    path.line(min(key.maxX + look.foot, row.maxX), bottom)
    path.quad(key.maxX, bottom, key.maxX, neck)
    path.line(key.maxX, key.maxY - r)
    path.quad(key.maxX, key.maxY, key.maxX - r, key.maxY)
    path.line(key.minX + r, key.maxY)
    path.quad(key.minX, key.maxY, key.minX, key.maxY - r)
    path.line(key.minX, neck)
    path.quad(key.minX, bottom, max(key.minX - look.foot, row.minX), bottom)
    let left = min(corner, max(0, key.minX - row.minX - look.foot))
    path.line(row.minX + left, bottom)
    path.quad(row.minX, bottom, row.minX, bottom - left)
    path.line(row.minX, row.minY + corner)
    path.quad(row.minX, row.minY, row.minX + corner, row.minY)
    path.close()
    return path
  }
}
