import Foundation

extension KeyLayoutEngine {
  /// Three rows from the layout that fill the width, and the iPad's bottom row.
  mutating func planPad() {
    if request.page == .letters, room.hasFiveRows { return planLargePad() }
    let rows = layout.padPages[request.page] ?? []
    let needed = rows.enumerated().map { CGFloat($1.count) + ($0 == 1 ? 0.5 : 0) }
    let columns = max(11, needed.max() ?? 11)
    let unit = (rowWidth - (columns.rounded(.up) - 1) * metrics.columnGap) / columns
    for (index, row) in rows.prefix(3).enumerated() { placePadRow(row, at: index, unit: unit) }
    placePadBottomRow()
  }

  /// Keys are one unit wide, the second row is indented by half of one, and a function key at a row's
  /// end fills it; a row that ends with a character stands in the middle.
  private mutating func placePadRow(
    _ row: [KeyboardLayout.Cell], at index: Int, unit: CGFloat
  ) {
    let right = left + metrics.blockWidth - metrics.side
    var fills = true
    if case .character? = row.last { fills = false }
    let span = CGFloat(row.count) * (unit + metrics.columnGap) - metrics.columnGap
    let indent = fills ? (index == 1 ? unit / 2 : 0) : (rowWidth - span) / 2
    var x = left + metrics.side + indent
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
      x += width + metrics.columnGap
    }
  }

  mutating func placePadBottomRow() {
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
    placeMiddle(from: x, to: trailing - gap)
    add(page, style: .function, alignment: .bottomTrailing, x: trailing, row: 3, width: width)
    add(
      .dismiss, style: .function, alignment: .bottomTrailing, x: right - width, row: 3,
      width: width)
  }
}
