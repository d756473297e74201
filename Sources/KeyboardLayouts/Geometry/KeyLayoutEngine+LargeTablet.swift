import Foundation
import InterfaceStyles

/// The letters of a large tablet: five rows, with digits above and signs beside the letters.
extension KeyLayoutEngine {
  mutating func planLargeTablet() {
    divideIntoFiveRows()
    let unit =
      (rowWidth - CGFloat(style.fiveRows.columnGaps) * style.columnGap) / style.fiveRows.columns
    for (index, row) in layout.largeTabletRows.enumerated() {
      place(row, at: index - 1, unit: unit)
    }
    placeTabletBottomRow()
  }

  /// Keys are one unit wide, narrower where a language has more letters than there is room for, and
  /// wider where nothing else fills the row.
  private mutating func place(_ row: LargeTabletRow, at index: Int, unit: CGFloat) {
    let gap = style.columnGap
    let right = end
    let isDigits = index < 0
    let y = isDigits ? room.barHeight + style.top : rowTop(index)
    let height = isDigits ? heights.digits : heights.key
    var x = start
    func frame(to end: CGFloat) -> CGRect { CGRect(x: x, y: y, width: end - x, height: height) }
    if let action = row.first {
      let width = share(of: action) * unit
      add(action, style: .function, alignment: .bottomLeading, frame: frame(to: x + width))
      x += width + gap
    }
    let count = CGFloat(row.texts.count)
    let fitting = (right - x - (count - 1) * gap) / count
    let width = row.last == nil ? fitting : min(unit, fitting - (unit + gap) / count)
    for text in row.texts {
      add(.character(cased(text)), style: .letter, frame: frame(to: x + width))
      x += width + gap
    }
    guard let last = row.last else { return }
    add(last, style: .function, alignment: .bottomTrailing, frame: frame(to: right))
  }

  /// Width of a function key before the characters, in keys.
  private func share(of action: KeyAction) -> CGFloat {
    switch action {
    case .tab: style.fiveRows.tabShare
    case .capsLock: style.fiveRows.capsLockShare
    default: style.fiveRows.shiftShare
    }
  }
}
