/// A table as comma-separated values: one row per line, each with a line end.
package struct CSVText: OutgoingText {
  /// The table with its cells quoted.
  package let bytes: [UInt8]

  /// Creates a table from rows of cells; rows may differ in length.
  package init(rows: some Sequence<[String]>) {
    var bytes: [UInt8] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column > 0 { bytes.append(",") }
        Self.write(cell, to: &bytes)
      }
      bytes.append("\n")
    }
    self.bytes = bytes
  }

  /// Writes one cell; every cell of a table passes through here.
  private static func write(_ cell: String, to bytes: inout [UInt8]) {
    guard cell.utf8.contains(where: { ",\"\n\r".utf8.contains($0) }) else {
      bytes += cell.utf8
      return
    }
    bytes.append("\"")
    bytes.append(cell) { $0 == UInt8(ascii: "\"") ? "\"\"" : nil }
    bytes.append("\"")
  }
}
