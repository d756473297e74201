/// Rows of cells in columns, two spaces apart.
package struct TerminalTable: Sendable {
  private var rows: [(cells: [TerminalText], color: TerminalText.Color?)] = []

  /// Creates a table without rows.
  package init() {}

  /// Adds a row.
  ///
  /// - Parameter color: the colour of the row; nil for the terminal's own.
  package mutating func add(_ cells: [TerminalText], color: TerminalText.Color? = nil) {
    rows.append((cells, color))
  }

  /// One line per row; the padding at its end is left out.
  package var lines: [TerminalText] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.cells.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.width)
      }
    }
    return rows.map { .colored(Self.line($0.cells, widths), $0.color) }
  }

  private static func line(_ cells: [TerminalText], _ widths: [Int]) -> TerminalText {
    let count = (cells.lastIndex { $0.width > 0 } ?? -1) + 1
    return zip(cells, widths).prefix(count).enumerated().map { column, cell in
      column + 1 < count ? cell.0.padded(to: cell.1) : cell.0
    }.joined(separator: "  ")
  }
}
