import Foundation
import Simulation
import Testing
import VisualQA

/// State reports are compared in words.
@Suite struct ReportComparisonTests {
  private func view(_ id: String, _ y: Double, visible: Bool = true) -> String {
    """
    {"id": "\(id)", "kind": "textField", "label": "Field \(id)",
     "frame": {"x": 16, "y": \(y), "width": 361, "height": 44}, "visible": \(visible)}
    """
  }

  private func report(
    _ views: [String], focus: String = "null", inset: Double = 336
  ) throws -> [StateReport] {
    let text = """
      {"device": "iphone-15-pro", "bottomInset": \(inset), "focus": \(focus),
       "notifications": [], "views": [\(views.joined(separator: ", "))]}
      """
    return try StateReport.read(Data(text.utf8), file: "r.json").get()
  }

  @Test func whatMovedIsNamedUnlessItIsMasked() throws {
    let old = try report([view("1", 100), view("2", 144), view("3", 188)])
    let new = try report([view("1", 100), view("2", 148), view("4", 188)])
    #expect(ReportComparison(old, old).words.isEmpty)
    #expect(
      ReportComparison(old, new).words == [
        "Field 2 moved 4 pt down", "Field 4 is new", "Field 3 is gone",
      ])
    #expect(ReportComparison(new, old).words.first == "Field 2 moved 4 pt up")
    #expect(
      ReportComparison(old, new, ignoring: ["Field 2", "Field 3", "Field 4"]).words.isEmpty)
  }

  @Test func manyThatMoveTogetherAreOneSentence() throws {
    let old = try report((0..<9).map { view("\($0)", Double($0) * 44) })
    let new = try report((0..<9).map { view("\($0)", Double($0) * 44 - 2.5, visible: $0 > 3) })
    #expect(
      Set(ReportComparison(old, new).words) == [
        "9 views from Field 0 to Field 8 moved 2.5 pt up",
        "4 views from Field 0 to Field 3 became hidden",
      ])
  }

  @Test func numbersAndTheFocusAreTold() throws {
    let old = try report([], inset: 336)
    let new = try report([], focus: "{\"field\": \"Mail\", \"clearance\": 4}", inset: 0)
    #expect(
      ReportComparison(old, new).words == [
        "bottomInset is 0, was 336", "the focus is on Mail, was on no field",
      ])
    #expect(ReportComparison(try report([]), try report([], inset: 336.0004)).words.isEmpty)
  }

  @Test func keysThatAGoldenLacksAreNoDifference() throws {
    let old = try report([view("1", 100)])
    let text = """
      {"device": "iphone-15-pro", "bottomInset": 336, "focus": null, "notifications": [],
       "settled": true, "scroll": {"offset": {"x": 0, "y": 4}},
       "views": [{"id": "1", "kind": "textField", "label": "Field 1", "visible": true,
         "frame": {"x": 16, "y": 100, "width": 361, "height": 44}, "value": "on"}]}
      """
    let new = try StateReport.read(Data(text.utf8), file: "r.json").get()
    #expect(ReportComparison(old, new).words.isEmpty)
    #expect(
      Set(ReportComparison(new, old).words) == [
        "Field 1.value is none, was \"on\"", "scroll is none, was there",
        "settled is none, was true",
      ])
  }

  @Test func valuesThatTheSchemaLacksAreComparedAsTheyAre() throws {
    func report(_ value: String) throws -> [StateReport] {
      let text = "{\"device\": \"a\", \"views\": [], \"later\": \(value)}"
      return try StateReport.read(Data(text.utf8), file: "r.json").get()
    }
    #expect(ReportComparison(try report("[1]"), try report("[1]")).words.isEmpty)
    #expect(ReportComparison(try report("1"), try report("2")).words == ["later is 2, was 1"])
  }

  @Test func partsOfARunAreTheWholeWithoutOverlap() throws {
    for count in 1...9 {
      for total in [0, 1, 7, 40] {
        let parts = try (1...count).map { index in
          try #require(Shard("\(index)/\(count)")).part(of: Array(0..<total))
        }
        #expect(parts.flatMap { $0 }.sorted() == Array(0..<total))
      }
    }
    for text in ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/2/3", "a/b", "1/ 2", "/", "1/", "+1/2"] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }
}
