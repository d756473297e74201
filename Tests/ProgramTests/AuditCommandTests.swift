import Foundation
import JSON
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
    #expect(Set(rows.compactMap { $0.split(separator: ",").first }).count == 35)
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

  @Test("Every choice of the selection takes a list, and none of them is lost")
  func allLists() throws {
    func names(_ words: [String]) throws -> [String] {
      let run = try ProgramRun(["audit", "--list", "--orientation", "portrait"] + words)
      try #require(run.status == 0, "\(run.errors)")
      return String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    let phone = ["--device", "iphone-15-pro"]
    for (words, count) in [
      ([], 1), (["--predictive", "all"], 2), (["--predictive", "off"], 1),
      (["--hardware-keyboard"], 1), (["--hardware-keyboard=all"], 2),
      (["--appearance", "all"], 2), (["--ios", "all"], 2), (["--ios", "18,26"], 2),
      (["--layout", "en-US,de-DE"], 2), (["--content-size", "all"], 12),
      (["--contrast", "all", "--keyboard", "default,numberPad"], 4),
      (["--no-predictive", "--content-size", "small,large"], 2), (["--arrangement", "all"], 1),
    ] as [([String], Int)] {
      let found = try names(words + phone)
      #expect(found.count == count && Set(found).count == count, "\(words): \(found)")
    }
    #expect(try names(["--device", "ipad-10.9", "--arrangement", "all"]).count == 4)
    #expect(try names(["--device", "iphone-8,iphone-15-pro", "--ios", "all"]).count == 3)
    #expect(try names(["--device", "all", "-g", "^ipad"]).allSatisfy { $0.hasPrefix("ipad") })
    for words in [
      ["--predictive", "maybe"], ["--predictive", "on", "--no-predictive"], ["--ios", "17"],
      ["--arrangement", "floating"], ["--device", "iphone-8", "--ios", "26"],
      ["--scene", "tab-form,tab-form,"], ["--device-file", "a.json", "--device", "all"],
    ] {
      let run = try ProgramRun(["audit"] + phone + words.filter { _ in true })
      #expect(run.status == 2, "\(words)")
    }
  }

  @Test("Parts make the whole, the first failure can end it, and what matches nothing is 4")
  func parts() throws {
    let all = ["--device", "iphone-8,iphone-15-pro", "--strategy", "none,content-inset"]
    func lines(_ words: [String]) throws -> (status: Int32, [String]) {
      let run = try ProgramRun(["audit", "--reporter", "csv", "--scene", "contact"] + all + words)
      let text = String(decoding: run.output, as: UTF8.self)
      return (run.status, text.split(separator: "\n").dropFirst().map(String.init))
    }
    let whole = try lines(["-j", "1"]).1
    let parts = try (1...3).flatMap { try lines(["--shard", "\($0)/3"]).1 }
    #expect(parts.sorted() == whole.sorted() && !whole.isEmpty)
    let stopped = try lines(["-x", "-j", "1"])
    #expect(stopped.status == 1 && stopped.1.count < whole.count)
    #expect(try lines(["-g", "nothing"]).status == 4)
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
