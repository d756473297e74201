import JSON
import Reporting
import Testing

struct HTMLTextTests {
  private static let specials = [
    "<", ">", "&", "\"", "'", "&amp;", "</p>", "</script>", "<!--", "-->", "]]>", "\\",
  ]

  @Test func escapesValuesAndKeepsLiterals() {
    let text: HTMLText = "<p title=\"\("a\"b")\">\("R&D <i>'s") \(7) \(1.25)</p>"
    #expect(text.text == "<p title=\"a&quot;b\">R&amp;D &lt;i&gt;&#39;s 7 1.25</p>")
  }

  @Test func insertsItsOwnKindAsItIs() {
    let items = ["<", "b"].map { "<li>\($0)</li>" as HTMLText }
    let list: HTMLText = "<ul>\(items.joined(separator: "\n"))</ul>"
    #expect(list.text == "<ul><li>&lt;</li>\n<li>b</li></ul>")
    #expect((list + " \("&")").text == "<ul><li>&lt;</li>\n<li>b</li></ul> &amp;")
  }

  @Test func readsBackEveryText() {
    for value in HostileText.texts(around: Self.specials) where !value.isEmpty {
      let text: HTMLText = "<p a=\"\(value)\" b='\(value)'>\(value)</p>"
      let tokens = MarkupReader.tokens(text.text)
      let expected: [MarkupReader.Token] = [
        .start("p", attributes: [value, value]), .text(value), .end("p"),
      ]
      #expect(tokens == expected, "\(value.debugDescription)")
      guard case .text(let content)? = tokens?.dropFirst().first else { continue }
      #expect(isSame(content, value))
    }
  }

  @Test func hasNoTagOfAValue() {
    let label = "Name \u{600}</script>\u{600}<script>document.title=1//\u{600}"
    let text: HTMLText = "<h1>\(label)</h1>"
    #expect(text.text.utf8.count { $0 == UInt8(ascii: "<") } == 2)
  }

  @Test func holdsDataInAScript() {
    let data = ScriptData(.array([.string("\u{600}</script>\u{600}<!--")]))
    let text: HTMLText = "<script id=\"data\">\(data)</script><p>\("<")</p>"
    #expect(
      text.text == "<script id=\"data\">[\"\u{600}\\u003c/script>\u{600}\\u003c!--\"]</script>"
        + "<p>&lt;</p>")
  }

  @Test func hasNoLessThanInData() {
    for value in HostileText.texts(around: Self.specials) {
      let text: HTMLText = "<script>\(ScriptData(.string(value)))</script>"
      #expect(text.text.utf8.count { $0 == UInt8(ascii: "<") } == 2)
    }
  }

  @Test func showsPicturesAsAddresses() {
    #expect(HTMLText.picture([0x89, 0x50, 0x4E]) == "data:image/png;base64,iVBO")
    #expect(HTMLText.picture([]) == "data:image/png;base64,")
  }

  @Test func knowsWhereCommentsAndScriptsEnd() {
    let value = "\""
    let text: HTMLText = """
      <!-- it's > this ---><p>\(value)</p><STYLE>a > b { }</style x="\(value)"><br/>\(value)
      """
    #expect(
      text.text == "<!-- it's > this ---><p>&quot;</p><STYLE>a > b { }</style x=\"&quot;\"><br/>"
        + "&quot;")
  }

  @Test func trapsWhereNoEscapeHelps() async {
    await #expect(processExitsWith: .failure) { _ = ("<\("p")>" as HTMLText).text }
    await #expect(processExitsWith: .failure) { _ = ("<p a=\("b")>" as HTMLText).text }
    await #expect(processExitsWith: .failure) { _ = ("<!-- \("b") -->" as HTMLText).text }
    await #expect(processExitsWith: .failure) { _ = ("<style>\("b")</style>" as HTMLText).text }
    await #expect(processExitsWith: .failure) { _ = ("<script>\("b")</script>" as HTMLText).text }
    await #expect(processExitsWith: .failure) {
      _ = ("<p>\(ScriptData(.object([])))</p>" as HTMLText).text
    }
  }
}
