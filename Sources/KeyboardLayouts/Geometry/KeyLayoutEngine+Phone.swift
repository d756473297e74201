import Foundation
import InterfaceStyles

extension KeyLayoutEngine {
  /// Three rows from the layout, the bottom row by keyboard type, and what stands under the keys.
  mutating func planPhone() {
    let rows = layout.phonePages[request.page] ?? []
    let unit = unit(
      columns: max(style.fewestColumns, rows.map { $0.count { $0.isCharacter } }.max() ?? 0))
    for (index, row) in rows.prefix(KeyboardLayout.bottomRow).enumerated() {
      place(row, at: index, unit: unit)
    }
    placeBottomRow()
    placeDock()
  }

  /// Centres the characters of a row; function keys stand at the block's edges.
  private mutating func place(_ row: [KeyboardLayout.Cell], at index: Int, unit: CGFloat) {
    if case .function(let function)? = row.last, row.first?.isCharacter == true {
      return place(row.dropLast(), before: function, at: index, unit: unit)
    }
    let characters = row.filter(\.isCharacter)
    let span = span(of: characters.count, isBetweenFunctions: characters.count < row.count, unit)
    placeCharacters(characters, from: left + (style.blockWidth - span) / 2, span, at: index)
    placeFunctions(of: row, at: index, room: (style.blockWidth - span) / 2 - style.side)
  }

  /// A row of a language without shift: characters and a function key at their end.
  ///
  /// The key takes the columns that the characters leave free, two at most.
  private mutating func place(
    _ characters: ArraySlice<KeyboardLayout.Cell>, before function: KeyboardLayout.Function,
    at index: Int, unit: CGFloat
  ) {
    let gap = style.columnGap
    let span = span(of: characters.count, isBetweenFunctions: false, unit)
    let width = min(2 * unit + gap, rowWidth - span - gap)
    let start = left + (style.blockWidth - span - gap - width) / 2
    placeCharacters(Array(characters), from: start, span, at: index)
    add(action(function), style: .function, x: start + span + gap, row: index, width: width)
  }

  /// A few characters between function keys take the room of as many columns of a usual row, which
  /// makes them wider where a language has more columns; more leave those keys room to be hit.
  private func span(of count: Int, isBetweenFunctions: Bool, _ unit: CGFloat) -> CGFloat {
    let natural = CGFloat(count) * (unit + style.columnGap) - style.columnGap
    guard isBetweenFunctions else { return natural }
    let row = style.functionRow
    guard count > row.characters else {
      return CGFloat(row.characters) * self.unit(columns: row.columns)
        + CGFloat(row.characters - 1) * style.columnGap
    }
    return min(natural, rowWidth - 2 * (row.leastShiftShare * style.shiftWidth + style.columnGap))
  }

  private func unit(columns: Int) -> CGFloat {
    (rowWidth - CGFloat(columns - 1) * style.columnGap) / CGFloat(columns)
  }

  private mutating func placeCharacters(
    _ cells: [KeyboardLayout.Cell], from start: CGFloat, _ span: CGFloat, at index: Int
  ) {
    let width = (span - CGFloat(cells.count - 1) * style.columnGap) / CGFloat(cells.count)
    var x = start
    for case .character(let text) in cells {
      add(.character(cased(text)), style: .letter, x: x, row: index, width: width)
      x += width + style.columnGap
    }
  }

  private mutating func placeFunctions(
    of row: [KeyboardLayout.Cell], at index: Int, room: CGFloat
  ) {
    let width = min(style.shiftWidth, max(style.functionRow.leastWidth, room - style.columnGap))
    if case .function(let function)? = row.first {
      add(
        action(function), style: .function, x: start, row: index, width: width)
    }
    if case .function(let function)? = row.last, row.count > 1 {
      add(
        action(function), style: .function, x: end - width,
        row: index, width: width)
    }
  }

  private mutating func placeBottomRow() {
    let gap = style.columnGap
    var x = start
    for action in leadingActions {
      add(action, style: .function, x: x, row: KeyboardLayout.bottomRow, width: style.pageKeyWidth)
      x += style.pageKeyWidth + gap
    }
    let right = end - style.returnWidth
    placeMiddle(from: x, to: right - gap)
    add(
      .return, style: .function, x: right, row: KeyboardLayout.bottomRow, width: style.returnWidth)
  }

  private var leadingActions: [KeyAction] {
    let page: KeyAction = .page(request.page == .letters ? .numbers : .letters)
    return style.dock == .none ? [page, .globe, .dictation] : [page, .emoji]
  }

  /// Globe and microphone of phones without a home button: under the keys, or beside them.
  mutating func placeDock() {
    switch style.dock {
    case .none: break
    case .row: placeDockRow()
    case .sides: placeDockSides()
    }
  }

  /// In the middle of what the block of keys leaves free at its sides, level with the bottom row.
  private mutating func placeDockSides() {
    let width = min(style.dockKeys.mostSideWidth, left)
    for (action, middle) in [
      (KeyAction.globe, left / 2), (.dictation, room.width - left / 2),
    ] {
      add(action, style: .bare, x: middle - width / 2, row: KeyboardLayout.bottomRow, width: width)
    }
  }

  private mutating func placeDockRow() {
    let (side, size) = (style.dockKeys.side, style.dockKeys.size)
    let y = room.barHeight + room.keysHeight + style.dockKeys.top
    add(.globe, style: .bare, frame: CGRect(origin: CGPoint(x: side, y: y), size: size))
    add(
      .dictation, style: .bare,
      frame: CGRect(origin: CGPoint(x: room.width - side - size.width, y: y), size: size))
  }
}

extension KeyboardLayout.Cell {
  fileprivate var isCharacter: Bool {
    if case .character = self { true } else { false }
  }
}
