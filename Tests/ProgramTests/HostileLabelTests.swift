import Foundation
import Testing

@Suite("Labels that want to act on a terminal, a page or a shell")
struct HostileLabelTests {
  private static let scene = #"""
    {
      "id": "hostile", "name": "Hostile",
      "sections": [
        { "rows": [
          { "placeholder": "a\u001b[2Jb\u202ec\nd" },
          { "placeholder": "\u0600</script>\u0600<script>failures.push(1)//'&\"" }
        ] }
      ]
    }
    """#

  private func run(_ words: [String]) throws -> (run: ProgramRun, folder: ScratchFolder) {
    let folder = try ScratchFolder()
    try Data(Self.scene.utf8).write(to: folder.url.appendingPathComponent("hostile.json"))
    let scene = ["--scene", "./hostile.json", "--device", "iphone-8"]
    return (try ProgramRun(words + scene, folder: folder.url), folder)
  }

  @Test("Lines of the terminal show them as escapes")
  func terminal() throws {
    let (run, _) = try run(["shot", "--focus", "Nope", "-o", "a.png"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("unknown field \"Nope\"; "))
    #expect(run.errors.contains(#"a\u{1B}[2Jb\u{202E}c"#))
    #expect(!run.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test("A page has no script of theirs, and XML is whole")
  func pages() throws {
    let (run, folder) = try run([
      "audit", "--orientation", "portrait", "--reporter", "html=a.html", "--reporter",
      "junit=a.xml",
    ])
    #expect(run.status == 0, "\(run.errors)")
    let page = Array(try folder.data("a.html"))
    #expect(page.split(separator: UInt8(ascii: "<")).count { $0.starts(with: "script".utf8) } == 2)
    let xml = String(decoding: try folder.data("a.xml"), as: UTF8.self)
    #expect(xml.contains("name=\"a?[2Jb\u{202E}c&#10;d\""))
    #expect(xml.contains("\u{600}&lt;/script&gt;\u{600}&lt;script&gt;"))
    #expect(xml.contains("failures.push(1)//'&amp;&quot;\""))
  }
}
