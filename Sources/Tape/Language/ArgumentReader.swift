import DeviceProfiles
import Foundation
import JSON

/// The words of a line, which are read from left to right.
struct ArgumentReader {
  let first: Token
  let usage: String
  private var rest: ArraySlice<Token>

  init(_ words: [Token], usage: String) {
    first = words[0]
    self.usage = usage
    rest = words.dropFirst()
  }

  var peek: Token? { rest.first }
  var isAtEnd: Bool { rest.isEmpty }

  /// The remaining words, as they are written.
  var text: String {
    rest.map { $0.isQuoted ? $0.text.debugDescription : $0.text }.joined(separator: " ")
  }

  mutating func next(_ what: String) throws(TapeProblem) -> Token {
    guard let word = rest.popFirst() else {
      throw first.problem(.missing(what, usage: usage))
    }
    return word
  }

  /// Reads the next word if it equals a word and has no quotation marks.
  mutating func skip(_ text: String) -> Bool {
    guard let word = rest.first, !word.isQuoted, word.text == text else { return false }
    rest.removeFirst()
    return true
  }

  /// Throws if words are left.
  func end() throws(TapeProblem) {
    if let word = rest.first { throw word.problem(.surplus(word.text, usage: usage)) }
  }

  mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    of type: Value.Type = Value.self, _ what: String
  ) throws(TapeProblem) -> Value {
    let word = try next(what)
    if let value = Value(rawValue: word.text) { return value }
    throw word.problem(
      .badValue(word.text, wanted: Self.wanted(word.text, Value.allCases.map(\.rawValue))))
  }

  /// Returns the most similar allowed words, or all of them.
  static func wanted(_ text: String, _ names: [String]) -> String {
    let nearest = NearestNames.find(text, in: names)
    return TapeIssue.list(nearest.isEmpty ? names : nearest)
  }

  static func nearest(_ text: String, _ names: [String]) -> String? {
    NearestNames.find(text, in: names, limit: 1).first
  }

  mutating func isOn() throws(TapeProblem) -> Bool {
    try choice(of: Switch.self, "on or off") == .on
  }

  private enum Switch: String, CaseIterable { case on, off }

  mutating func number(
    _ what: String, in range: ClosedRange<Double> = -100_000...100_000
  ) throws(TapeProblem) -> Double {
    let word = try next(what)
    guard let value = Double(word.text), range.contains(value) else {
      let (low, high) = (range.lowerBound.shortText, range.upperBound.shortText)
      throw word.problem(.badValue(word.text, wanted: "a number from \(low) to \(high)"))
    }
    return value
  }

  mutating func integer(
    _ what: String, in range: ClosedRange<Int>
  ) throws(TapeProblem) -> Int {
    let word = try next(what)
    if let value = Int(word.text), range.contains(value) { return value }
    let wanted = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    throw word.problem(.badValue(word.text, wanted: wanted))
  }

  mutating func point(_ what: String) throws(TapeProblem) -> CGPoint {
    CGPoint(x: try number("\(what) x"), y: try number("\(what) y"))
  }

  /// The maximum duration of a line, in seconds.
  static let longestDuration: TimeInterval = 600

  /// Reads `300ms`, `0.5s` or `2s` as seconds.
  mutating func duration() throws(TapeProblem) -> TimeInterval {
    let word = try next("a duration")
    let text = word.text
    if Double(text) != nil { throw word.problem(.missingUnit(text)) }
    let seconds =
      text.hasSuffix("ms")
      ? Double(text.dropLast(2)).map { $0 / 1000 }
      : text.hasSuffix("s") ? Double(text.dropLast()) : nil
    guard let seconds, (0...Self.longestDuration).contains(seconds) else {
      let longest = Self.longestDuration.shortText
      throw word.problem(
        .badValue(text, wanted: "a duration such as 300ms or 2s, at most \(longest)s"))
    }
    return seconds
  }
}
