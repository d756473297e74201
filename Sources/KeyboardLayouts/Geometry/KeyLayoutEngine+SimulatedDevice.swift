import Foundation

extension KeyLayoutEngine {
  /// Three rows from the layout, the bottom row by keyboard type, and what stands under the keys.
  mutating func planPhone() {
    let rows = layout.phonePages[request.page] ?? []
    let unit = unit(columns: max(9, rows.map { $0.count { $0.isCharacter } }.max() ?? 10))
    for (index, row) in rows.prefix(3).enumerated() { place(row, at: index, unit: unit) }
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
    placeCharacters(characters, from: left + (metrics.blockWidth - span) / 2, span, at: index)
    placeFunctions(of: row, at: index, room: (metrics.blockWidth - span) / 2 - metrics.side)
  }

  /// A row of a language without shift: characters and a function key at their end.
  ///
  /// The key takes the columns that the characters leave free, two at most.
  private mutating func place(
    _ characters: ArraySlice<KeyboardLayout.Cell>, before function: KeyboardLayout.Function,
    at index: Int, unit: CGFloat
  ) {
    let gap = metrics.columnGap
    let span = span(of: characters.count, isBetweenFunctions: false, unit)
    let width = min(2 * unit + gap, rowWidth - span - gap)
    let start = left + (metrics.blockWidth - span - gap - width) / 2
    placeCharacters(Array(characters), from: start, span, at: index)
    add(action(function), style: .function, x: start + span + gap, row: index, width: width)
  }

  /// Up to seven characters between function keys take the room of seven columns of ten, which makes
  /// them wider where a language has more columns; more leave those keys room to be hit.
  private func span(of count: Int, isBetweenFunctions: Bool, _ unit: CGFloat) -> CGFloat {
    let natural = CGFloat(count) * (unit + metrics.columnGap) - metrics.columnGap
    guard isBetweenFunctions else { return natural }
    return count <= 7
      ? 7 * self.unit(columns: 10) + 6 * metrics.columnGap
      : min(natural, rowWidth - 2 * (0.85 * metrics.shiftWidth + metrics.columnGap))
  }

  private func unit(columns: Int) -> CGFloat {
    (rowWidth - CGFloat(columns - 1) * metrics.columnGap) / CGFloat(columns)
  }

  private mutating func placeCharacters(
    _ cells: [KeyboardLayout.Cell], from start: CGFloat, _ span: CGFloat, at index: Int
  ) {
    let width = (span - CGFloat(cells.count - 1) * metrics.columnGap) / CGFloat(cells.count)
    var x = start
    for case .character(let text) in cells {
      add(.character(cased(text)), style: .letter, x: x, row: index, width: width)
      x += width + metrics.columnGap
    }
  }

  private mutating func placeFunctions(
    of row: [KeyboardLayout.Cell], at index: Int, room: CGFloat
  ) {
    let width = min(metrics.shiftWidth, max(20, room - metrics.columnGap))
    if case .function(let function)? = row.first {
      add(
        action(function), style: .function, x: left + metrics.side, row: index, width: width)
    }
    if case .function(let function)? = row.last, row.count > 1 {
      add(
        action(function), style: .function, x: left + metrics.blockWidth - metrics.side - width,
        row: index, width: width)
    }
  }

  private mutating func placeBottomRow() {
    let gap = metrics.columnGap
    var x = left + metrics.side
    for action in leadingActions {
      add(action, style: .function, x: x, row: 3, width: metrics.pageKeyWidth)
      x += metrics.pageKeyWidth + gap
    }
    let right = left + metrics.blockWidth - metrics.side - metrics.returnWidth
    placeMiddle(from: x, to: right - gap)
    add(.return, style: .function, x: right, row: 3, width: metrics.returnWidth)
  }

  private var leadingActions: [KeyAction] {
    let page: KeyAction = .page(request.page == .letters ? .numbers : .letters)
    if room.hasHomeIndicator { return [page, .emoji] }
    return [page, .globe, .dictation]
  }

  /// Globe and microphone of phones without a home button: under the keys, or beside them.
  mutating func placeDock() {
    if room.hasDockRow { placeDockRow() }
    if room.hasDockSides { placeDockSides() }
  }

  /// In the middle of what the block of keys leaves free at its sides, level with the bottom row.
  private mutating func placeDockSides() {
    let width = min(44, left)
    for (action, middle) in [
      (KeyAction.globe, left / 2), (.dictation, room.screen.width - left / 2),
    ] {
      add(action, style: .bare, x: middle - width / 2, row: 3, width: width)
    }
  }

  private mutating func placeDockRow() {
    let y = room.barHeight + room.keysHeight + 3
    let size = CGSize(width: 44, height: 34)
    add(
      .globe, style: .bare, frame: CGRect(origin: CGPoint(x: 14, y: y), size: size))
    add(
      .dictation, style: .bare,
      frame: CGRect(origin: CGPoint(x: room.screen.width - 14 - size.width, y: y), size: size))
  }
}

extension KeyboardLayout.Cell {
  fileprivate var isCharacter: Bool {
    if case .character = self { true } else { false }
  }
}
