import Reporting
import Testing

struct CSVTextTests {
  @Test func quotesWhatNeedsIt() {
    let table = CSVText(rows: [["a", "b c", ""], ["x,y", "\"", "\n"], ["=1+2", "\r", "é"]])
    #expect(table.text == "a,b c,\n\"x,y\",\"\"\"\",\"\n\"\n=1+2,\"\r\",é\n")
  }

  @Test func hasNoLineOfNoRows() {
    #expect(CSVText(rows: []).text.isEmpty)
    #expect(CSVText(rows: [[]]).text == "\n")
  }

  @Test(arguments: ["a\r\nb", "x,\u{301}", "\u{600},b", "\u{600}\"b,c"])
  func quotesBesideMarks(cell: String) {
    #expect(CSVText(rows: [[cell]]).text.utf8.first == UInt8(ascii: "\""))
  }

  @Test func readsBackEveryText() {
    let cells = HostileText.texts(around: [",", "\"", "\r", "\n", "\r\n", "\"\"", ";", "="])
    let rows = stride(from: 0, to: cells.count - 2, by: 3).map { Array(cells[$0..<$0 + 3]) }
    let read = CSVReader.rows(CSVText(rows: rows).text)
    #expect(read.count == rows.count)
    for (row, expected) in zip(read, rows) {
      #expect(row.elementsEqual(expected, by: isSame), "\(expected)")
    }
  }
}
