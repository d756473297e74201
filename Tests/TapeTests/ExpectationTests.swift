import DeviceProfiles
import Foundation
import JSON
import Simulation
import Tape
import TestSupport
import Testing

@Suite("What takes expect")
struct ExpectationTests {
  /// Every path of a report, with its value where it is a number, a word or a truth.
  private func paths(_ value: JSONValue, _ path: String = "") -> [(String, String)] {
    let dot = path.isEmpty ? "" : path + "."
    switch value.content {
    case .object(let members): return members.flatMap { paths($0.value, dot + $0.name) }
    case .array(let items): return items.enumerated().flatMap { paths($1, dot + "\($0)") }
    case .number(let number): return [(path, number.roundedText)]
    case .string(let text): return [(path, text.debugDescription)]
    case .bool(let isTrue): return [(path, "\(isTrue)")]
    case .null: return [(path, "null")]
    }
  }

  @Test("Every value of a report can be expected, and nothing else")
  func allPaths() throws {
    let start = "Tap \"TextField 12\"\nSleep 100ms\n"
    let report = try TapeFixture.dryRun(start).phone.report.json
    let all = paths(report)
    #expect(all.count > 100)
    let lines = all.map { "Expect \($0.0) == \($0.1)" }
    let result = try TapeFixture.dryRun(start + lines.joined(separator: "\n"))
    let wrong = result.results.filter { !$0.holds }.map(\.message)
    #expect(wrong.isEmpty && result.results.count == all.count, "\(wrong)")
    for path in ["keyboard.height", "views.Save", "focus.clearance.x", "", "notifications.name"] {
      #expect(!TapeFixture.problems("Expect \(path.debugDescription) == 1").isEmpty, "\(path)")
    }
  }

  @Test("Operators compare numbers as the report writes them")
  func operators() throws {
    let start = "Tap \"TextField 12\"\nWait settled\n"
    let right = [
      "clearance == 4", "clearance >= 4", "clearance <= 4", "clearance != 5", "clearance < 4.001",
      "clearance > 3.999", "keyboard.mode == docked", "keyboard.mode != hidden", "covered == false",
      "field == \"TextField 12\"", "offset > 0", "notifications.count == 4", "not clearance < 4",
      "visible \"TextField 12\"", "not covered \"TextField 12\"", "covered \"TextField 20\"",
      "focused \"TextField 12\"", "not focused \"TextField 11\"", "text \"TextField 12\" \"\"",
    ]
    for text in right {
      #expect(try TapeFixture.dryRun(start + "Expect \(text)").isGood, "\(text)")
      let opposite = text.hasPrefix("not ") ? String(text.dropFirst(4)) : "not " + text
      let result = try TapeFixture.dryRun(start + "Expect \(opposite)")
      #expect(result.problem == nil && !result.isGood, "\(opposite)")
    }
  }

  @Test("A failure tells the line, the time, what was found and what was expected")
  func message() throws {
    let result = try TapeFixture.dryRun(
      "Tap \"TextField 12\"\nWait settled\nExpect clearance >= 8")
    #expect(
      result.results.map(\.message) == [
        "a.tape:3:1: at 0.58 s found 4; expected clearance >= 8"
      ])
    #expect(!result.isGood && result.problem == nil)
  }

  @Test("Always is asked at every frame from its line on, and tells the first and the worst")
  func always() throws {
    let text = """
      Set Strategy none
      Tap "TextField 12"
      Expect always clearance >= 0
      Wait settled
      """
    let result = try #require(try TapeFixture.dryRun(text).results.first)
    #expect(!result.holds && result.failures > 10)
    let worst = try #require(result.worst)
    #expect(worst.number <= (result.verdict.number ?? 0) && worst.time > result.moment.time)
    #expect(result.moment.time < 0.3)
    // Without a focus there is nothing to compare.
    #expect(try TapeFixture.dryRun("Expect always clearance >= 1e9\nSleep 1s").isGood)
    // What comes before the line does not count.
    #expect(try TapeFixture.dryRun("Tap \"TextField 2\"\nExpect always covered == false").isGood)
  }

  @Test("Always sees what lasts for one frame only")
  func shortFault() throws {
    let text =
      "Expect always keyboard.mode == hidden\nTap \"TextField 3\"\nSleep 17ms\nPress Escape"
    #expect(try !TapeFixture.dryRun(text).isGood)
  }

  @Test("Notifications are those since they were last asked for")
  func notifications() throws {
    let text = """
      Expect notifications ""
      Tap "TextField 3"
      Expect notifications "willChangeFrame willShow"
      Wait settled
      Expect notifications "didChangeFrame didShow"
      Expect notifications ""
      """
    #expect(try TapeFixture.dryRun(text).isGood)
  }
}
