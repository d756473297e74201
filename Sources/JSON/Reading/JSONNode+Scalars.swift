extension JSONNode {
  /// Reads a text that is neither empty nor blank.
  package func text() -> String? {
    extract("a text in quotes") { content in
      guard case .string(let text) = content, text.contains(where: { !$0.isWhitespace }) else {
        return nil
      }
      return text
    }
  }

  /// Reads a text that may be empty.
  package func string() -> String? {
    extract("a text in quotes") { content in
      if case .string(let text) = content { text } else { nil }
    }
  }

  /// Reads a Boolean value; nil, with a problem, for anything else.
  package func bool() -> Bool? {
    extract("true or false") { content in
      if case .bool(let value) = content { value } else { nil }
    }
  }

  /// Reads a finite number within the range.
  package func number(in range: ClosedRange<Double>) -> Double? {
    number(in: range, "a number", { _ in true })
  }

  /// Reads a number without a fraction within the range.
  package func integer(in range: ClosedRange<Int>) -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    return number(in: bounds, "a whole number") { Int(exactly: $0) != nil }
      .flatMap { Int(exactly: $0) }
  }

  /// Reads one of the raw values of an enumeration.
  package func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of _: Choice.Type
  ) -> Choice? {
    extract(Choice.allCases.map(\.rawValue.debugDescription).joined(separator: " or ")) { content in
      if case .string(let text) = content { Choice(rawValue: text) } else { nil }
    }
  }

  private func number(
    in range: ClosedRange<Double>, _ kind: String, _ suits: (Double) -> Bool
  ) -> Double? {
    if case .number(let value) = value?.content, !value.isFinite {
      report(JSONProblem.notFinite(expected: Self.expectation(kind, range)))
      return nil
    }
    return extract(Self.expectation(kind, range)) { content in
      guard case .number(let value) = content, range.contains(value), suits(value) else {
        return nil
      }
      return value
    }
  }

  private static func expectation(_ kind: String, _ range: ClosedRange<Double>) -> String {
    "\(kind) from \(range.lowerBound.shortText) to \(range.upperBound.shortText)"
  }
}
