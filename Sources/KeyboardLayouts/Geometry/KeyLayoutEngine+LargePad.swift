import DeviceProfiles
import Foundation

/// The letters of a large iPad: five rows, with digits above and signs beside the letters.
extension KeyLayoutEngine {
  private struct LargeRow {
    /// A function key before the characters, and its width in keys.
    var first: (action: KeyAction, share: CGFloat)?
    var texts: [String]
    /// A function key that fills the row; without one the characters do.
    var last: KeyAction?
  }

  /// So many keys are as wide as a row, which has one gap less.
  private static let columns: CGFloat = 14.6

  mutating func planLargePad() {
    divideIntoFiveRows()
    let gap = metrics.columnGap
    let unit = (rowWidth - 13 * gap) / Self.columns
    for (index, row) in largeRows.enumerated() { place(row, at: index - 1, unit: unit) }
    placePadBottomRow()
  }

  /// The layout's rows for iPads, filled up with signs to as many keys as the rows have.
  private var largeRows: [LargeRow] {
    let letters = layout.padPages[.letters] ?? []
    let rows = letters.map(Self.texts)
    guard rows.count == 3 else { return [] }
    let digits = Self.texts((layout.phonePages[.numbers] ?? []).first ?? [])
    let hasShift = letters[2].contains(.function(.shift))
    func filled(_ row: Int, _ signs: [String], to count: Int) -> [String] {
      let missing = signs.filter { sign in !rows.contains { $0.contains(sign) } }
      return rows[row] + missing.prefix(max(0, count - rows[row].count))
    }
    return [
      LargeRow(texts: ["`"] + digits.prefix(10) + ["-", "="], last: .delete),
      LargeRow(first: (.tab, 1.6), texts: filled(0, ["[", "]", "\\"], to: 13)),
      LargeRow(
        first: hasShift ? (.capsLock, 1.8) : nil, texts: filled(1, [";", "'"], to: 11),
        last: .return),
      LargeRow(
        first: hasShift ? (.shift, 2.4) : nil, texts: filled(2, ["/"], to: 10),
        last: hasShift ? .shift : nil),
    ]
  }

  private static func texts(_ row: [KeyboardLayout.Cell]) -> [String] {
    row.compactMap { if case .character(let text) = $0 { text } else { nil } }
  }

  /// Keys are one unit wide, narrower where a language has more letters than there is room for, and
  /// wider where nothing else fills the row.
  private mutating func place(_ row: LargeRow, at index: Int, unit: CGFloat) {
    let gap = metrics.columnGap
    let right = left + metrics.blockWidth - metrics.side
    let isDigits = index < 0
    let y = isDigits ? room.barHeight + metrics.top : rowTop(index)
    let height = isDigits ? metrics.digitsHeight : metrics.keyHeight
    var x = left + metrics.side
    func frame(to end: CGFloat) -> CGRect { CGRect(x: x, y: y, width: end - x, height: height) }
    if let (action, share) = row.first {
      add(
        action, style: .function, alignment: .bottomLeading, frame: frame(to: x + share * unit))
      x += share * unit + gap
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
}
