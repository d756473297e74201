import DeviceProfiles
import Foundation
import JSON
import Testing

/// The reading layer on its own, as scenes and layouts use it.
@Suite struct StrictJSONTests {
  private enum Colour: String, CaseIterable {
    case red
    case blue
  }

  private func read<Value>(
    _ text: String, _ body: (JSONNode) -> Value?
  ) -> (value: Value?, problems: [String]) {
    switch StrictJSON.decode(Data(text.utf8), file: "f", body) {
    case .success(let value): (value, [])
    case .failure(let bad): (nil, bad.problems.map(\.description))
    }
  }

  @Test func valuesOfEveryKind() {
    let text = "{a: 'x', b: true, c: 1.5, d: 7, e: 'blue', f: ['p', 'q'], g: null}"
    let (value, problems) = read(text) { node -> [String]? in
      guard let object = node.object(allowing: ["a", "b", "c", "d", "e", "f", "g"]) else {
        return nil
      }
      return [
        object["a"].text(), object["b"].bool()?.description,
        object["c"].number(in: 0...2)?.shortText, object["d"].integer(in: 0...9)?.description,
        object["e"].choice(of: Colour.self)?.rawValue, object["f"].texts()?.joined(),
        object["g"].unlessNull?.text(), object["h"].ifPresent?.text(),
      ].compactMap { $0 }
    }
    #expect(value == ["x", "true", "1.5", "7", "blue", "pq"])
    #expect(problems == [])
  }

  @Test(arguments: [
    ("1.5", "f:1: is 1.5; use a whole number from 0 to 9"),
    ("10", "f:1: is 10; use a whole number from 0 to 9"),
    ("1e300", "f:1: is 1e+300; use a whole number from 0 to 9"),
    ("NaN", "f:1: is not a finite number; use a whole number from 0 to 9"),
    ("true", "f:1: is true; use a whole number from 0 to 9"),
  ])
  func wholeNumbers(text: String, message: String) {
    #expect(read(text) { $0.integer(in: 0...9) }.problems == [message])
    #expect(read("7") { $0.integer(in: 0...9) }.value == 7)
  }

  @Test func aProblemMakesTheValueWorthless() {
    let (value, problems) = read("{size: 1, sice: 2}") { node in
      node.object(allowing: ["size"])?["size"].integer(in: 0...9)
    }
    #expect(value == nil)
    #expect(problems == ["f:1: sice: unknown key; did you mean size?"])
  }

  @Test func nothingReadAndNothingToldIsStillAProblem() {
    #expect(read("1") { _ in Int?.none }.problems.count == 1)
  }

  @Test func blankTextIsNoText() {
    #expect(read("' '") { $0.text() }.problems == ["f:1: is \" \"; use a text in quotes"])
  }

  @Test func aKeyWithControlCharactersIsShownInQuotes() {
    let problems = read("{\"\\u001b[31m\": 1}") { $0.object(allowing: ["width"]) }.problems
    #expect(
      problems == ["f:1: \"\\u{1B}[31m\": unknown key; known here: width"])
  }

  @Test func longTextsAreCutInMessages() {
    let text = "'\(String(repeating: "x", count: 1000))'"
    #expect(read(text) { $0.bool() }.problems.first?.count ?? 999 < 80)
  }
}
