import DeviceProfiles
import Foundation
import JSON
import Testing

/// Messages word by word, for one change of a good file each.
@Suite struct DeviceFileWordingTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    let message: String

    var testDescription: String { message }
  }

  static let examples = [
    Example(
      old: "\"cornerRadius\": 55", new: "\"cornerRadus\": 55",
      message: "7: cornerRadus: unknown key; did you mean cornerRadius?"),
    Example(
      old: "\"devicePixelRatio\": 3", new: "\"devicePixelRatio\": \"3\"",
      message: "7: devicePixelRatio: is \"3\"; use a number from 1 to 4"),
    Example(
      old: "\"height\": 852", new: "\"height\": 85200",
      message: "7: portraitSize.height: is 85200; use a number from 1 to 4096"),
    Example(
      old: "\"width\": 393", new: "\"width\": 1e999",
      message: "7: portraitSize.width: is not a finite number; use a number from 1 to 4096"),
    Example(
      old: "\"kind\": \"phone\"", new: "\"kind\": \"tablet\"",
      message: "7: kind: is \"tablet\"; use \"phone\" or \"pad\""),
    Example(
      old: "\"top\": 59", new: "\"top\": 830",
      message: "7: portraitPadding: is larger than a screen of 393 × 852; "
        + "give the safe area's distances from the edges in points"),
    Example(
      old: "\"total\": 336", new: "\"total\": 337",
      message: "7: keyboard.18.portrait: the parts are 336 but total is 337; "
        + "keys + predictiveBar + bottomDock must make total"),
    Example(
      old: "\"total\": 208", new: "\"total\": 400",
      message: "7: keyboard.26.landscape.total: is 400 on a screen 393 high; "
        + "give the height in points"),
    Example(
      old: "\"bottomDock\": 20, \"total\": 208", new: "\"bottomDock\": 210, \"total\": 208",
      message: "7: keyboard.26.landscape: the parts known are 210 but total is 208; "
        + "they must not exceed it"),
    Example(
      old: "\"x\": 133.5", new: "\"x\": 300",
      message: "7: sensorHousing.rect: is outside a screen of 393 × 852; "
        + "give its place in portrait, in points"),
    Example(
      old: "\"id\": \"iphone-14-pro\"", new: "\"id\": \"iphone-14\"",
      message: "7: id: is \"iphone-14\" in a file called \"iphone-14-pro.json\"; "
        + "call the file \"iphone-14.json\" or change the id"),
    Example(
      old: "[18, 26]", new: "[18, 17]",
      message: "7: systemVersions[1]: is 17; use 18 or 26"),
    Example(
      old: "\"iPhone 16\"", new: "\"iPhone-15\"",
      message: "7: names[3]: \"iPhone-15\" has the same id as \"iPhone 15\"; "
        + "remove one of the two"),
    Example(
      old: "\"shortcutBar\": null", new: "\"shortcutBar\": null, \"shortcutBar\": 1",
      message: "7: shortcutBar: repeated; it is already on line 7; keep one of them"),
    Example(
      old: "\"homeIndicator\": true,", new: "\"homeIndicator\": true",
      message: "8: found \"\\\"\"; write a comma or }"),
    Example(
      old: "\"continuousCorners\": true", new: "\"continuousCorners\": yes",
      message: "7: invalid value \"yes\"; use a number, a text in quotes, true, false or null"),
  ]

  /// The line in a message is counted from the change, which is put on line 7 in the table.
  @Test(arguments: examples) func wording(example: Example) throws {
    let text = try ShippedDevices.text("iphone-14-pro")
    let range = try #require(text.range(of: example.old))
    let line = text[..<range.lowerBound].count { $0 == "\n" } + 1
    let changed = text.replacingCharacters(in: range, with: example.new)
    let found = problems(changed, file: "iphone-14-pro.json").map { problem in
      let shifted = problem.description.dropFirst("iphone-14-pro.json:\(problem.line ?? 0)".count)
      let words = shifted.replacingOccurrences(of: "on line \(line)", with: "on line 7")
      return "\((problem.line ?? 0) - line + 7)\(words)"
    }
    #expect(found.contains(example.message), "\(found)")
  }

  @Test func aWholeMessage() {
    #expect(
      messages("{\n  \"id\": \"a\",\n  \"names\": []\n}", file: "folder/a.json").prefix(2) == [
        "folder/a.json:3: names: is an empty list; use a list of at least 1",
        "folder/a.json:1: kind: is missing; add \"phone\" or \"pad\"",
      ])
    #expect(messages("", file: "a.json") == ["a.json:1: the file is empty; write a JSON object"])
    #expect(
      messages("{\"id\":\n\n", file: "a.json") == [
        "a.json:3: unexpected end of file; a value is missing; finish the file"
      ])
    #expect(
      messages("{\n \"id\": 1,\n", file: "a.json") == [
        "a.json:3: the file ends inside an object opened on line 1; close it with }"
      ])
    #expect(messages("[1]", file: "a.json").first?.hasPrefix("a.json:1: is a list; use an") == true)
  }

  @Test func lookupsThatFail() {
    #expect(
      DeviceLookupError.unknown(id: "iphon", nearest: ["iphone-x", "iphone-8"]).description
        == "unknown device \"iphon\"; did you mean iphone-x, iphone-8?")
    #expect(
      DeviceLookupError.unknown(id: "c3po", nearest: []).description
        == "unknown device \"c3po\"; list devices lists all ids")
    #expect(
      SystemVersionError(device: "iPhone Air", wanted: .v18, available: [.v26]).description
        == "iPhone Air is not measured for iOS 18; use iOS 26")
  }
}
