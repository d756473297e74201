import Foundation

extension KeyPlanner {
  /// Three rows from the layout, the bottom row by keyboard type, and what stands under the keys.
  mutating func planPhone() {
    let rows = layout.phonePages[request.page] ?? []
    let columns = max(10, rows.first?.count ?? 10)
    let unit = (rowWidth - CGFloat(columns - 1) * metrics.columnGap) / CGFloat(columns)
    for (index, row) in rows.prefix(3).enumerated() { place(row, at: index, unit: unit) }
    placeBottomRow()
    if room.hasDockRow { placeDockRow() }
  }

  /// Centres the characters of a row; function keys stand at the block's edges.
  private mutating func place(_ row: [KeyboardLayout.Cell], at index: Int, unit: CGFloat) {
    let characters = row.compactMap { if case .character(let text) = $0 { text } else { nil } }
    let isBetweenFunctions = characters.count < row.count
    let span =
      isBetweenFunctions && characters.count < 7
      ? 7 * unit + 6 * metrics.columnGap
      : CGFloat(characters.count) * (unit + metrics.columnGap) - metrics.columnGap
    let width =
      (span - CGFloat(characters.count - 1) * metrics.columnGap) / CGFloat(characters.count)
    var x = left + (metrics.blockWidth - span) / 2
    for text in characters {
      add(.character(cased(text)), style: .letter, x: x, row: index, width: width)
      x += width + metrics.columnGap
    }
    placeFunctions(of: row, at: index, room: (metrics.blockWidth - span) / 2 - metrics.side)
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

  /// The space bar and, by keyboard type, the characters beside it.
  private mutating func placeMiddle(from start: CGFloat, to end: CGFloat) {
    let gap = metrics.columnGap
    let (leading, hasSpace, trailing) = middle
    let total = end - start
    let small = hasSpace ? min(metrics.pageKeyWidth, total * 0.22) : (total - 2 * gap) / 3
    var x = start
    for text in leading {
      add(.character(text), style: .letter, x: x, row: 3, width: small)
      x += small + gap
    }
    if hasSpace {
      let rest = CGFloat(trailing.count) * (small + gap)
      add(.space, style: .letter, x: x, row: 3, width: end - rest - x)
      x = end - rest + gap
    }
    for text in trailing {
      add(.character(text), style: .letter, x: x, row: 3, width: small)
      x += small + gap
    }
  }

  private var middle: (leading: [String], hasSpace: Bool, trailing: [String]) {
    switch request.type {
    case .emailAddress where request.page == .letters: ([], true, ["@", "."])
    case .url where request.page == .letters: ([".", "/", ".com"], false, [])
    case .twitter where request.page == .letters: ([], true, ["@", "#"])
    case .webSearch where request.page == .letters: ([], true, ["."])
    default: ([], true, [])
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
