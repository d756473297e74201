import Foundation
import Testing

@Suite("Auditing with the program")
struct AuditCommandTests {
  @Test("A good form is 0, a covered field 1, and the report goes where it is wanted")
  func statuses() throws {
    let one = ["--device", "iphone-15-pro", "--orientation", "portrait"]
    let good = try ProgramRun(["audit", "--scene", "scroll-form"] + one)
    #expect(good.status == 0 && good.errors.isEmpty)
    #expect(
      String(decoding: good.output, as: UTF8.self).contains("12 fields on 1 phone: 0 covered"))
    let folder = try ScratchFolder()
    let bad = try ProgramRun(
      [
        "audit", "--strategy", "none,content-inset", "--reporter", "json", "-o",
        folder.path("a.json"),
      ]
        + one)
    #expect(bad.status == 1 && bad.output.isEmpty)
    let json = try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.url.appendingPathComponent("a.json")))
    #expect((json as? [String: Any])?["fields"] as? Int == 60)
    #expect(try ProgramRun(["audit", "--min-clearance", "100"] + one).status == 1)
  }

  @Test("Lists take all and several, and unknown names are told with what is near")
  func lists() throws {
    let all = try ProgramRun([
      "audit", "--device", "all", "--orientation", "portrait,landscape-left", "--scene",
      "constraint-form", "--strategy", "bottom-constraint", "--reporter", "csv",
    ])
    let rows = String(decoding: all.output, as: UTF8.self).split(separator: "\n").dropFirst()
    #expect(Set(rows.compactMap { $0.split(separator: ",").first }).count == 25)
    for (option, value, words) in [
      ("--device", "iphone-15-pr", "iphone-15-pro"),
      ("--strategy", "content-insett", "content-inset"),
      ("--orientation", "portrai", "portrait"), ("--scene", "tab-from", "tab-form"),
      ("--keyboard", "numberPat", "numberPad"), ("--device", "iphone-8,,", "empty name"),
      ("--min-clearance", "much", "points"),
    ] {
      let run = try ProgramRun(["audit", option, value])
      #expect(run.status == 2 && run.errors.contains(words), "\(option): \(run.errors)")
    }
  }

  @Test("A scene without fields matches nothing")
  func nothing() throws {
    let folder = try ScratchFolder()
    let scene = #"{"id": "empty", "name": "Empty", "sections": []}"#
    try Data(scene.utf8).write(to: folder.url.appendingPathComponent("empty.json"))
    let run = try ProgramRun([
      "audit", "--scene", folder.path("empty.json"), "--device", "iphone-8",
    ])
    #expect(run.status == 4 && run.errors.contains("no field"))
  }
}
