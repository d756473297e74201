import Foundation
import JSON
import TestSupport
import Testing

/// How values are written: the layout, the numbers and the escapes that others rely on.
@Suite struct JSONWriterTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.125, "0.125"), (0.0004, "0"),
    (0.9996, "1"), (-0.001, "-0.001"), (97.667, "97.667"), (1e12, "1000000000000"),
    (.nan, "null"), (.infinity, "null"), (12.05, "12.05"), (0.1 + 0.2, "0.3"), (1e300, "1e+300"),
  ]) func numbers(value: Double, text: String) {
    #expect(value.roundedText == text)
    #expect(JSONValue.number(value).text() == text)
  }

  @Test func roundedNumbersAreReadBackWithinHalfAThousandth() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let value = Double.random(in: -1e6...1e6, using: &generator)
      let text = value.roundedText
      let read = Double(text) ?? .nan
      #expect(abs(read - value) <= 0.000_500_1, "\(value) is written as \(text)")
      #expect(!text.contains(".") || text.last != "0")
    }
  }

  @Test func textsAreEscaped() throws {
    let texts = ["\"", "\\", "\n\t\r", "\u{0}\u{1F}", "é👨‍👩‍👧‍👦\u{2028}", "/", "\r\n", "\u{600}\""]
    let json = JSONValue.array(texts.map { .string($0) }).text()
    let parsed = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
    #expect(parsed == texts)
  }

  @Test func whatFitsStaysOnOneLine() {
    let short = JSONValue.object([("a", .array([.number(1), .null])), ("b", .bool(true))])
    #expect(short.text() == #"{"a": [1, null], "b": true}"#)
    let exact = JSONValue.string(String(repeating: "x", count: 104))
    #expect(JSONValue.array([exact]).text().contains("\n") == false)
    #expect(JSONValue.array([exact, .number(1)]).text().hasPrefix("[\n  \"x"))
    #expect(JSONValue.object([("a", .array([exact]))]).text().hasSuffix("x\"\n  ]\n}") == false)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func whatIsWrittenIsReadBackEqual(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let value = Self.value(&generator, depth: 5)
    #expect(try JSONValue(parsing: Data(value.file)) == value)
    #expect(try JSONValue(parsing: Data(value.compactText.utf8)) == value)
    #expect(!value.compactText.contains("\n"))
    #expect(JSONValue(value.content, line: 3) == value)
    _ = try JSONSerialization.jsonObject(with: Data(value.file), options: .fragmentsAllowed)
  }

  private static func value(_ generator: inout SeededGenerator, depth: Int) -> JSONValue {
    switch Int.random(in: depth == 0 ? 2...5 : 0...5, using: &generator) {
    case 0:
      let count = Int.random(in: 0...6, using: &generator)
      return .array((0..<count).map { _ in value(&generator, depth: depth - 1) })
    case 1:
      let count = Int.random(in: 0...6, using: &generator)
      return .object((0..<count).map { ("key \($0)\"", value(&generator, depth: depth - 1)) })
    case 2: return .bool(.random(using: &generator))
    case 3: return .number((Double.random(in: -900...900, using: &generator) * 8).rounded() / 8)
    case 4: return .null
    default:
      let scalars = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x3000, using: &generator)) ?? " "
      }
      return .string(String(String.UnicodeScalarView(scalars)))
    }
  }
}
