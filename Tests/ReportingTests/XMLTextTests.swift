import Foundation
import FoundationXML
import Reporting
import Testing

struct XMLTextTests {
  private static let specials = [
    "<", ">", "&", "\"", "'", "\n", "\t", "\r", "\r\n", "]]>", "<![CDATA[", "-->", "</a>", "&lt;",
  ]

  @Test func escapesForWhereAValueStands() {
    let value = "<&>\"'\n\t\r\u{1}\u{FFFE}é"
    let text: XMLText = "<a b=\"\(value)\" c='\(value)'>\(value)</a>"
    #expect(
      text.text == "<a b=\"&lt;&amp;&gt;&quot;'&#10;&#9;&#13;é\""
        + " c='&lt;&amp;&gt;&quot;&#39;&#10;&#9;&#13;é'>&lt;&amp;&gt;\"'é</a>")
  }

  @Test func replacesWhatXMLDoesNotHave() {
    var text: XMLText = "<a b=\"\("\u{0}\u{FFFF}\n")\">\("\u{0}\u{FFFF}\n")</a>"
    text.invalidCharacters = .questionMark
    #expect(text.text == "<a b=\"??&#10;\">???</a>")
  }

  @Test func knowsWhereAPartStandsOnceItIsInserted() {
    let name: StaticString = "x"
    let attribute: XMLText = " \(name)=\"\("\"")\""
    let start: XMLText = "<a\(attribute)"
    #expect(("\(start)>\("\"")</a>" as XMLText).text == "<a x=\"&quot;\">\"</a>")
  }

  @Test(arguments: [XMLText.InvalidCharacters.removed, .questionMark])
  func readsBackEveryText(invalid: XMLText.InvalidCharacters) {
    let values = HostileText.texts(around: Self.specials)
    let elements = values.map { "<a b=\"\($0)\">\($0)</a>" as XMLText }
    var text: XMLText = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><r>\(elements.joined())</r>"
    text.invalidCharacters = invalid
    let reader = ElementReader()
    #expect(reader.read(text.text))
    #expect(reader.attributes.count == values.count && reader.contents.count == values.count)
    for (value, (attribute, content)) in zip(values, zip(reader.attributes, reader.contents)) {
      let mark = invalid == .removed ? "" : "?"
      #expect(isSame(attribute, Self.expected(value, mark, keeping: "\n\r\t")), "\(value)")
      #expect(isSame(content, Self.expected(value, mark, keeping: "")), "\(value)")
    }
  }

  /// What is left of a text where controls and two noncharacters are replaced.
  private static func expected(_ value: String, _ mark: String, keeping kept: String) -> String {
    value.unicodeScalars.map { scalar in
      let isControl = scalar.value < 0x20 && !kept.unicodeScalars.contains(scalar)
      return isControl || scalar.value & ~1 == 0xFFFE ? mark : String(scalar)
    }.joined()
  }

  @Test func trapsWhereNoEscapeHelps() async {
    await #expect(processExitsWith: .failure) { _ = ("<\("a")/>" as XMLText).text }
    await #expect(processExitsWith: .failure) { _ = ("<a b=\("c")/>" as XMLText).text }
    await #expect(processExitsWith: .failure) { _ = ("<!--\("c")-->" as XMLText).text }
  }
}

/// Reads `<a b="…">…</a>` elements with the system's parser.
private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var attributes: [String] = []
  private(set) var contents: [String] = []

  func read(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard name == "a" else { return }
    self.attributes.append(attributes["b"] ?? "")
    contents.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    contents[contents.count - 1] += text
  }
}
