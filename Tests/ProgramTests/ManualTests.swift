import Foundation
import Testing

@Suite("The man page")
struct ManualTests {
  private let page: String
  /// Its text as it is read.
  private let text: String

  init() throws {
    let run = try ProgramRun(["manual"])
    try #require(run.status == 0 && run.errors.isEmpty)
    page = String(decoding: run.output, as: UTF8.self)
    text = page.replacing("\\-", with: "-").replacing("\\(aq", with: "'")
      .replacing("\\fB", with: "").replacing("\\fI", with: "").replacing("\\fR", with: "")
      .replacing("\\&", with: "").replacing("\\e", with: "\\")
  }

  @Test("It tells every command, every option and every sentence of the help")
  func isComplete() throws {
    let verbs = [
      "run", "shot", "play", "record", "audit", "test", "diff", "new", "list", "validate",
    ]
    for verb in verbs {
      #expect(text.contains("\n.SS \(verb)\n"), "\(verb)")
      let help = String(decoding: try ProgramRun([verb, "--help"]).output, as: UTF8.self)
      for line in help.split(separator: "\n") where line.hasPrefix("  ") && line.contains("--") {
        let parts = line.split(separator: "  ", omittingEmptySubsequences: true)
        let option = parts.first.map { $0.split(separator: " ").last { $0.hasPrefix("--") } ?? $0 }
        let name = String(option ?? "").split(separator: "[").first.map(String.init) ?? ""
        #expect(!name.isEmpty && text.contains(name), "\(verb): \(name)")
        let sentence = parts.last.map { $0.trimmingPrefix(while: \.isWhitespace) } ?? ""
        #expect(text.contains(sentence), "\(verb): \(sentence)")
      }
    }
  }

  @Test("No line is taken for a request that is a text, nor the other way round")
  func requests() {
    let known = [".TH", ".SH", ".SS", ".TP", ".PP", ".br", ".B", ".BR", ".I"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      let request = line.split(separator: " ").first.map(String.init) ?? ""
      #expect(known.contains(request), "\(line)")
    }
  }
}
