import Foundation
import InterfaceStyles

extension KeyLayoutEngine {
  /// Three rows from the layout that fill the width, and the tablet's bottom row.
  mutating func planTablet() {
    let rows = layout.padPages[request.page] ?? []
    let needed = rows.enumerated().map { CGFloat($1.count) + ($0 == 1 ? 0.5 : 0) }
    let columns = max(CGFloat(style.fewestColumns), needed.max() ?? 0)
    let unit = (rowWidth - (columns.rounded(.up) - 1) * style.columnGap) / columns
    for (index, row) in rows.prefix(KeyboardLayout.bottomRow).enumerated() {
      placeTabletRow(row, at: index, unit: unit)
    }
    placeTabletBottomRow()
  }

  /// Keys are one unit wide, the second row is indented by half of one, and a function key at a row's
  /// end fills it; a row that ends with a character stands in the middle.
  private mutating func placeTabletRow(
    _ row: [KeyboardLayout.Cell], at index: Int, unit: CGFloat
  ) {
    let right = end
    var fills = true
    if case .character? = row.last { fills = false }
    let span = CGFloat(row.count) * (unit + style.columnGap) - style.columnGap
    let indent = fills ? (index == 1 ? unit / 2 : 0) : (rowWidth - span) / 2
    var x = start + indent
    for (column, cell) in row.enumerated() {
      let isLast = column == row.count - 1
      let width = isLast && fills ? right - x : unit
      switch cell {
      case .character(let text):
        add(.character(cased(text)), style: .letter, x: x, row: index, width: width)
      case .function(let function):
        add(
          action(function), style: .function,
          alignment: column == 0 ? .bottomLeading : .bottomTrailing, x: x, row: index,
          width: width)
      }
      x += width + style.columnGap
    }
  }

  mutating func placeTabletBottomRow() {
    let gap = style.columnGap
    let width = style.pageKeyWidth
    let page: KeyAction = .page(request.page == .letters ? .numbers : .letters)
    var x = start
    for action in [page, .globe, .dictation] {
      add(
        action, style: .function, alignment: .bottomLeading, x: x, row: KeyboardLayout.bottomRow,
        width: width)
      x += width + gap
    }
    let right = end
    let trailing = right - 2 * width - gap
    placeMiddle(from: x, to: trailing - gap)
    add(
      page, style: .function, alignment: .bottomTrailing, x: trailing,
      row: KeyboardLayout.bottomRow, width: width)
    add(
      .dismiss, style: .function, alignment: .bottomTrailing, x: right - width,
      row: KeyboardLayout.bottomRow,
      width: width)
  }
}
