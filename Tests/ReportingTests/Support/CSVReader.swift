/// Reads a table as RFC 4180 has it, with line feeds between the rows.
struct CSVReader {
  private var rest: ArraySlice<Unicode.Scalar>

  /// Reads a whole table.
  static func rows(_ table: String) -> [[String]] {
    var reader = CSVReader(rest: Array(table.unicodeScalars)[...])
    var rows: [[String]] = []
    while !reader.rest.isEmpty { rows.append(reader.row()) }
    return rows
  }

  private mutating func row() -> [String] {
    var cells = [cell()]
    while let separator = rest.popFirst(), separator == "," { cells.append(cell()) }
    return cells
  }

  private mutating func cell() -> String {
    guard rest.first == "\"" else { return take { !",\"\n\r".unicodeScalars.contains($0) } }
    rest = rest.dropFirst()
    var text = take { $0 != "\"" }
    while rest.starts(with: ["\"", "\""]) {
      rest = rest.dropFirst(2)
      text += "\"" + take { $0 != "\"" }
    }
    rest = rest.dropFirst()
    return text
  }

  private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix(while: condition)
    rest = rest.dropFirst(taken.count)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: taken)
    return String(view)
  }
}
