import Foundation
import Testing

@Suite("The page about visual QA")
struct VisualQADocumentTests {
  @Test(
    "It names every option of its commands", arguments: ["audit", "test", "diff", "merge", "new"])
  func options(verb: String) throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/visual-qa.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let run = try ProgramRun([verb, "--help"])
    let help = String(decoding: run.output, as: UTF8.self)
    let rows = help.split(separator: "\n").filter { $0.hasPrefix("  ") }
    let options = rows.compactMap { $0.firstMatch(of: /^ +(?:-\w, )? *(--[a-z-]+)/)?.1 }
    #expect(verb == "new" || options.count >= 2)
    for option in options {
      #expect(text.contains("`\(option)") || text.contains("\(option) "), "\(option)")
    }
    #expect(text.contains("`\(verb)") || text.contains("simulator \(verb)"))
  }
}
