import DeviceProfiles
import Foundation
import JSON
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

  @Test(arguments: Shipped.layoutIDs) func everyShippedLayoutIsWhole(id: String) throws {
    let layout = try Shipped.layout(id)
    #expect(layout.id == id)
    #expect(layout.isRightToLeft == ["ar-SA", "he-IL"].contains(id))
    #expect(Set(layout.words.keys) == Set(KeyWord.allCases))
    #expect(layout.commonWords.count > 60)
    #expect(Set(layout.commonWords).count == layout.commonWords.count)
    #expect(layout.openingWords.count == 3)
    #expect(!layout.alternatives.isEmpty)
    let hasOtherLetters = ["ar", "el", "he", "ru", "uk"].contains(id.prefix(2))
    #expect(layout.isASCIICapable != hasOtherLetters)
    for pages in [layout.phonePages, layout.padPages] {
      for page in KeyboardPage.allCases {
        let cells = try #require(pages[page]).joined()
        #expect(cells.count { $0 == .function(.delete) } == 1, "\(page)")
        #expect(Set(cells.filter { $0 != .function(.shift) }).count > 20, "\(page)")
      }
    }
  }

  @Test func theLanguagesAreThere() {
    let ids =
      "ar-SA da-DK de-DE el-GR en-GB en-US es-ES fr-FR he-IL nb-NO pl-PL pt-PT ru-RU sv-SE uk-UA"
    #expect(Shipped.layoutIDs == ids.split(separator: " ").map { String($0) })
  }

  /// Letters that people of a language know by their places: rows of the letters' page on a phone.
  @Test(arguments: [
    ("de-DE", [11, 11, 9]), ("da-DK", [11, 11, 9]), ("fr-FR", [10, 10, 9]), ("es-ES", [10, 10, 9]),
    ("pl-PL", [10, 9, 9]), ("ru-RU", [11, 11, 11]), ("uk-UA", [12, 11, 11]), ("el-GR", [9, 9, 9]),
    ("he-IL", [9, 10, 9]), ("ar-SA", [11, 11, 10]),
  ]) func rowsOfLetters(id: String, counts: [Int]) throws {
    #expect(try Shipped.layout(id).phonePages[.letters]?.map(\.count) == counts)
  }

  @Test func capitalsAreOneCharacter() {
    let wanted = ["ß": "ẞ", "æ": "Æ", "ы": "Ы", "ς": "Σ", "ŉ": "ŉ", "kr": "KR", "ש": "ש"]
    for (text, capital) in wanted { #expect(KeyboardLayout.capital(text) == capital) }
  }

  static let examples = [
    Example(
      old: "\"direction\": \"ltr\"", new: "\"direction\": \"up\"",
      message: "direction: is \"up\"; use \"ltr\" or \"rtl\""),
    Example(
      old: "\"decimalSeparator\": \".\"", new: "\"decimalSeparator\": \"..\"",
      message: "decimalSeparator: \"..\" is not one character; "
        + "give the decimal separator, such as \".\""),
    Example(
      old: "\"a s d f g h j k l\", \"shift z", new: "\"shift z",
      message: "phone.letters: has 2 rows; give the three rows above the space bar's"),
    Example(
      old: "\"q w e r t y u i o p\",", new: "\"a b c d e f g h i j k l m n o p\",",
      message: "phone.letters[0]: has 16 keys; give 1 to 15 keys, with a space between two"),
    Example(
      old: "\"space\": \"space\",", new: "\"spaces\": \"space\",",
      message: "words.space: is missing; add a text in quotes"),
    Example(
      old: "\"c\": \"ç ć č\"", new: "\"C\": \"ç ć č\"",
      message: "alternatives.C: \"C\" is not on any page; "
        + "use the label of a key, letters in lowercase"),
    Example(
      old: "\"c\": \"ç ć č\"", new: "\"c\": \"ç c č\"",
      message: "alternatives.c: offers \"c\" twice; "
        + "remove the repetition; a key offers its own character by itself"),
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
