import DeviceProfiles
import Foundation
import JSON
import TestSupport
import Testing

@Suite struct JSONParserTests {
  private func content(_ text: String) throws -> JSONValue.Content {
    try JSONValue(parsing: Data(text.utf8)).content
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("12", 12), ("-12.5", -12.5), ("1e3", 1000), ("1E-2", 0.01), ("+5", 5),
    (".5", 0.5), ("5.", 5), ("0x10", 16), ("123456789012345678901234567890", 1.2345678901234568e29),
  ])
  func numbers(text: String, value: Double) throws {
    #expect(try content(text) == .number(value))
  }

  @Test(arguments: ["1e999", "Infinity", "+Infinity"])
  func numbersWithoutEnd(text: String) throws {
    #expect(try content(text) == .number(.infinity))
    #expect(try content("-1e999") == .number(-.infinity))
  }

  @Test(arguments: [
    "01", "-", "1.2.3", "1e", "--1", "1_000", "nan", "inf", "TRUE", "nul", "truefalse", "0x", "1 2",
    "\"a", "'a\"", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"a\nb\"", "[1 2]",
    "[,]", "{,}", "{\"a\"}", "{\"a\" 1}", "{1: 2", "{\"a\": }", "[1}", "{]", "/", "/*", "// x", "]",
    "[1]]", "\"\\", "\"\\u+123\"", "\u{1}",
  ])
  func notJSON(text: String) {
    #expect(throws: JSONSyntaxError.self) { try content(text) }
  }

  @Test func literalsAreNotNumbers() throws {
    #expect(try content("true") == .bool(true))
    #expect(try content("false") == .bool(false))
    #expect(try content("null") == .null)
    #expect(try content("1") != .bool(true))
  }

  @Test func texts() throws {
    #expect(try content("\"\"") == .string(""))
    #expect(try content("'it\\'s \"é\" \\u00e9\\n'") == .string("it's \"é\" é\n"))
    #expect(try content("\"\\ud83d\\ude00 \\/ \\\\\"") == .string("😀 / \\"))
    #expect(try content("\u{FEFF}\"x\"") == .string("x"))
  }

  @Test func commentsCommasAndBareKeys() throws {
    let text = """
      // a device
      {
        name: 'x', /* two
        lines */ "list": [1, 2,],
      }
      """
    let value = try JSONValue(parsing: Data(text.utf8))
    #expect(value.line == 2)
    #expect(value.places().map(\.path) == ["name", "list", "list[0]", "list[1]"])
    #expect(value.places().map(\.value.line) == [3, 4, 4, 4])
  }

  @Test func linesEndInAnyWay() {
    for end in ["\n", "\r\n"] {
      let text = ["{", "\"a\": 1", "\"b\": 2", "}"].joined(separator: end)
      let error = #expect(throws: JSONSyntaxError.self) { try content(text) }
      #expect(error?.line == 3)
    }
  }

  @Test func nestingUpToTheLimit() throws {
    let limit = 64
    for (depth, isGood) in [(limit, true), (limit + 1, false)] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(((try? content(text)) != nil) == isGood)
    }
  }
}
