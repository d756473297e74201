import Foundation

extension KeyPlanner {
  /// Three rows from the layout that fill the width, and the iPad's bottom row.
  mutating func planPad() {
    let rows = layout.padPages[request.page] ?? []
    let columns = max(11, rows.first?.count ?? 11)
    let unit = (rowWidth - CGFloat(columns - 1) * metrics.columnGap) / CGFloat(columns)
    for (index, row) in rows.prefix(3).enumerated() { placePadRow(row, at: index, unit: unit) }
    placePadBottomRow()
  }

  /// Keys are one unit wide; a row shorter than the first is indented, and its last key fills it.
  private mutating func placePadRow(
    _ row: [KeyboardLayout.Cell], at index: Int, unit: CGFloat
  ) {
    let right = left + metrics.blockWidth - metrics.side
    var x = left + metrics.side + (index == 1 ? unit / 2 : 0)
    for (column, cell) in row.enumerated() {
      let isLast = column == row.count - 1
      let width = isLast ? right - x : unit
      switch cell {
      case .character(let text):
        add(.character(cased(text)), style: .letter, x: x, row: index, width: width)
      case .function(let function):
        add(
          action(function), style: .function,
          alignment: column == 0 ? .bottomLeading : .bottomTrailing, x: x, row: index,
          width: width)
      }
      x += width + metrics.columnGap
    }
  }

  private mutating func placePadBottomRow() {
    let gap = metrics.columnGap
    let width = metrics.pageKeyWidth
    let page: KeyAction = .page(request.page == .letters ? .numbers : .letters)
    var x = left + metrics.side
    for action in [page, .globe, .dictation] {
      add(action, style: .function, alignment: .bottomLeading, x: x, row: 3, width: width)
      x += width + gap
    }
    let right = left + metrics.blockWidth - metrics.side
    let trailing = right - 2 * width - gap
    add(.space, style: .letter, x: x, row: 3, width: trailing - gap - x)
    add(page, style: .function, alignment: .bottomTrailing, x: trailing, row: 3, width: width)
    add(
      .dismiss, style: .function, alignment: .bottomTrailing, x: right - width, row: 3,
      width: width)
  }
}
