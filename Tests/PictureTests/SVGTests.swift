import DeviceProfiles
import DisplayList
import Foundation
import FoundationXML
import Picture
import Reporting
import Simulation
import Testing
import Typography

@Suite struct SVGTests {
  @Test(arguments: TestPhone.kinds) func everyPictureIsWellFormed(device: String) throws {
    var phone = try TestPhone.make(device, .everything("<a> & \"b\" 'c' ]]> é😀"))
    try phone.tapFirst()
    phone.runUntilIdle()
    var options = PictureOptions()
    options.frame = .device
    options.showsOverlays = true
    let list = PhonePicture.displayList(phone, options: options)
    let reader = SVGReader(SVGDocument.xml(list, scale: 3, background: .white))
    #expect(reader.isWellFormed)
    #expect(reader.texts == Drawn.all(list.commands).compactMap(\.text))
    let size = list.size
    #expect(reader.root["viewBox"] == "0 0 \(Int(size.width)) \(Int(size.height))")
    #expect(reader.dangling.isEmpty, "clips, gradients and blurs that nobody defines")
  }

  @Test func whatXMLForbidsIsLeftOut() {
    let run = TextRun(
      "a\u{0}b\u{8}\n<&>\u{FFFE}z", font: Font(size: 9), color: .black, origin: .zero)
    let list = Drawing(size: CGSize(width: 9, height: 9), commands: [.text(run)])
    let reader = SVGReader(SVGDocument.xml(list, scale: 1))
    #expect(reader.isWellFormed)
    #expect(reader.texts == ["ab<&>z"])
  }
}

/// Reads an SVG file as far as the tests want to know it.
private final class SVGReader: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  private(set) var texts: [String] = []
  private(set) var root: [String: String] = [:]
  private var ids: Set<String> = []
  private var uses: Set<String> = []
  private var isInText = false

  init(_ svg: XMLText) {
    super.init()
    let parser = XMLParser(data: Data(svg.bytes))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  /// References to what is not there.
  var dangling: Set<String> { uses.subtracting(ids) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if name == "svg" { root = attributes }
    if name == "text" { texts.append("") }
    isInText = name == "text"
    if let id = attributes["id"] { ids.insert(id) }
    for value in attributes.values where value.hasPrefix("url(#") {
      uses.insert(String(value.dropFirst(5).dropLast()))
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isInText = false
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInText { texts[texts.count - 1] += text }
  }
}
