import Foundation
import Simulation
import Testing

/// The page that explains the report's keys has those of the schema, in their order.
@Suite struct ReportDocumentTests {
  @Test func theTableHasEveryKeyOfTheSchema() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../docs/state-report.md").standardizedFileURL
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    let expected = StateReport.documentation.map {
      "| `\($0.path)` | \($0.kind) | \($0.meaning) |"
    }
    #expect(rows.map(String.init) == expected, "\n\(expected.joined(separator: "\n"))")
  }
}
