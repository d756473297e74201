import Reporting
import Testing

struct TerminalTableTests {
  @Test func setsColumnsSideBySide() {
    var table = TerminalTable()
    table.add(["", "clearance", "field"])
    table.add(["covered", "-3", "\("é\n")"])
    table.add(["clear", "\(12)", ""])
    let lines = table.lines.map(\.text)
    #expect(lines == ["         clearance  field", "covered  -3         é\\n", "clear    12"])
  }

  @Test func colorsRows() {
    var table = TerminalTable()
    table.add(["a", .colored("b", .yellow), "c"], color: .red)
    table.add(["dd", "ee", "ff"])
    #expect(table.lines[0].text == "\u{1B}[31ma   \u{1B}[33mb\u{1B}[0m   c\u{1B}[0m")
    #expect(table.lines[1].text == "dd  ee  ff")
  }

  @Test func hasNoLineOfNoRows() {
    #expect(TerminalTable().lines.isEmpty)
    var table = TerminalTable()
    table.add(["", ""])
    #expect(table.lines.map(\.text) == [""])
  }
}
