import JSON
import Reporting
import Testing

struct ReportPageTests {
  private static let shade = PageShade(
    name: "deep", words: "by > 44 pt", background: 0x1F02, text: 0xFFFFFF)

  private func page(_ content: ReportPage.Content, _ summary: String = "1 field") -> String {
    ReportPage(
      heading: "Keyboard audit", summary: summary, isGood: false, content: content,
      data: ScriptData(.array([.string("<")]))
    ).html.text
  }

  @Test func fillsItsSlots() {
    let text = page(.goldens(stale: []), "<\u{600}\">")
    #expect(text.hasPrefix("<!doctype html>\n<html lang=\"en\">\n"))
    #expect(text.contains("<title>Not good – keyboard audit</title>"))
    #expect(text.contains("<p id=\"summary\" class=\"bad\">&lt;\u{600}&quot;&gt;</p>"))
    #expect(text.contains("id=\"data\">[\"\\u003c\"]</script>"))
    #expect(text.hasSuffix("fill();\n</script>\n</body>\n</html>\n"))
    #expect(!text.contains("{{") && !text.contains("}}"))
  }

  @Test func listsStaleGoldens() {
    #expect(
      page(.goldens(stale: ["a\u{600}<b>"])).contains("<ul><li><code>a\u{600}&lt;b&gt;</code>"))
    #expect(!page(.goldens(stale: [])).contains("<h2>Stale</h2>"))
  }

  @Test func showsTheLegend() {
    let text = page(.audit(legend: [Self.shade]))
    #expect(text.contains("\n.deep { background: #001F02; color: #FFFFFF; }\n</style>"))
    #expect(text.contains("<span class=\"cell deep\"></span>by &gt; 44 pt</span>"))
  }

  @Test func runsNoScriptOfAReport() {
    let name = "\u{600}</script>\u{600}<script>alert(1)//\u{600}</style>"
    let plain = page(.goldens(stale: ["x"]), "x").utf8.count { $0 == UInt8(ascii: "<") }
    #expect(page(.goldens(stale: [name]), name).utf8.count { $0 == UInt8(ascii: "<") } == plain)
  }

  @Test func trapsOnAShadeThatIsNoName() async {
    await #expect(processExitsWith: .failure) {
      _ = PageShade(name: "a{}", words: "", background: 0, text: 0)
    }
  }
}
