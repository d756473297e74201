import Foundation
import KeyboardAvoidance
import Simulation

/// Reads the words after `Expect`.
struct ExpectationReader {
  private var line: ArgumentReader

  static func read(_ line: inout ArgumentReader) throws(TapeProblem) -> Expectation {
    var reader = ExpectationReader(line: line)
    let isAlways = reader.line.skip("always")
    let isNegated = reader.line.skip("not")
    let text = reader.line.text
    var expectation = Expectation(try reader.claim(), text: (isNegated ? "not " : "") + text)
    expectation.isAlways = isAlways
    expectation.isNegated = isNegated
    if isAlways, case .notifications = expectation.claim {
      throw line.first.problem(
        .badValue("always notifications", wanted: "Expect notifications without always"))
    }
    line = reader.line
    return expectation
  }

  private mutating func claim() throws(TapeProblem) -> Expectation.Claim {
    let word = try line.next("expectation")
    // A path and a label may begin with the same word: a path has an operator after it.
    if let next = line.peek, next.isQuoted || Comparison(rawValue: next.text) == nil,
      let claim = try labelClaim(word)
    {
      return claim
    }
    return try comparison(word)
  }

  private mutating func labelClaim(_ word: Token) throws(TapeProblem) -> Expectation.Claim? {
    switch word.text {
    case "visible": return .visible(try line.next("a label").text)
    case "covered": return .covered(try line.next("a label").text)
    case "focused": return .focused(try line.next("a label").text)
    case "text":
      return .text(field: try line.next("a label").text, try line.next("a text").text)
    case "notifications": return .notifications(try notifications())
    default: return nil
    }
  }

  private mutating func notifications() throws(TapeProblem) -> [String] {
    let word = try line.next("notifications")
    let names = word.text.split(separator: " ").map(String.init)
    let known = KeyboardNotification.Name.allCases.map(\.rawValue)
    for name in names where !known.contains(name) {
      throw word.problem(.badValue(name, wanted: ArgumentReader.wanted(name, known)))
    }
    return names
  }

  private mutating func comparison(_ word: Token) throws(TapeProblem) -> Expectation.Claim {
    let path: ReportPath
    do {
      path = try ReportPath(word.text)
    } catch {
      throw word.problem(.unknownPath(word.text, nearest: error.nearest))
    }
    let comparison: Comparison = try line.choice("operator, one of < <= == != >= >,")
    let value = try line.next("a value")
    if !comparison.isEquality, Double(value.text) == nil {
      throw value.problem(.badValue(value.text, wanted: "a number after \(comparison.rawValue)"))
    }
    return .comparison(path, comparison, value.text)
  }
}
