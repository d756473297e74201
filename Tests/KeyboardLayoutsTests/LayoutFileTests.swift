import DeviceProfiles
import Foundation
import KeyboardLayouts
import Testing

/// Layout files: the shipped one, and what is said of spoilt ones.
@Suite struct LayoutFileTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    let message: String

    var testDescription: String { message }
  }

  @Test func theShippedLayoutIsRead() throws {
    let layout = try Shipped.layout()
    #expect(layout.id == "en-US")
    #expect(!layout.isRightToLeft)
    #expect(layout.phonePages[.letters]?.map(\.count) == [10, 9, 9])
    #expect(layout.padPages[.letters]?.map(\.count) == [11, 10, 11])
    #expect(layout.phonePages[.letters]?[2].first == .function(.shift))
    #expect(layout.commonWords.count > 90)
  }

  static let examples = [
    Example(
      old: "\"direction\": \"ltr\"", new: "\"direction\": \"up\"",
      message: "direction: is \"up\"; use \"ltr\" or \"rtl\""),
    Example(
      old: "\"decimalSeparator\": \".\"", new: "\"decimalSeparator\": \"..\"",
      message: "decimalSeparator: \"..\" is not one character; "
        + "give the one that parts whole numbers from decimals, such as \".\""),
    Example(
      old: "\"a s d f g h j k l\", \"shift z", new: "\"shift z",
      message: "phone.letters: has 2 rows; give the three rows above the space bar's"),
    Example(
      old: "\"q w e r t y u i o p\",", new: "\"a b c d e f g h i j k l m n o p\",",
      message: "phone.letters[0]: has 16 keys; give 1 to 15 keys, with a space between two"),
    Example(
      old: "\"space\": \"space\",", new: "\"spaces\": \"space\",",
      message: "space: is missing; add a text in quotes"),
    Example(
      old: "\"openingWords\": [", new: "\"openingWords\": [7, ",
      message: "openingWords[0]: is 7; use a text in quotes"),
  ]

  @Test(arguments: examples) func wording(example: Example) throws {
    let text = try Shipped.layoutText()
    let range = try #require(text.range(of: example.old))
    let found = messages(text.replacingCharacters(in: range, with: example.new))
    #expect(found.contains { $0.hasSuffix(" \(example.message)") }, "\(found)")
  }

  @Test(arguments: ["phone", "pad"], ["letters", "numbers", "symbols"])
  func everyPageIsNeeded(kind: String, page: String) throws {
    let text = try Shipped.layoutText()
    let half = try #require(text.range(of: "\"\(kind)\": {"))
    let range = try #require(
      text.range(of: "\"\(page)\": [", range: half.upperBound..<text.endIndex))
    let found = messages(text.replacingCharacters(in: range, with: "\"x\": ["))
    #expect(found.contains { $0.contains("\(kind).\(page): is missing") }, "\(found)")
  }

  private func messages(_ text: String) -> [String] {
    let result = LayoutFile.decode(Data(text.utf8), file: "l.json")
    if case .failure(let bad) = result { return bad.problems.map(\.description) }
    return []
  }
}
