/// A place in a document that may hold a value, with the key path that leads there.
package struct JSONNode {
  /// `nil` where the file lacks the key.
  package let value: JSONValue?
  package let keyPath: String
  /// The value's line; for a missing key, the line of its object.
  package let line: Int
  let log: ProblemLog

  /// Creates the node of a document's root, which reports problems to a log.
  package init(_ root: JSONValue, log: ProblemLog) {
    self.init(value: root, keyPath: "", line: root.line, log: log)
  }

  init(value: JSONValue?, keyPath: String, line: Int, log: ProblemLog) {
    self.value = value
    self.keyPath = keyPath
    self.line = line
    self.log = log
  }

  package var isNull: Bool { value?.content == .null }

  /// The node itself if the file has the key; nil for an optional key that is left out.
  package var ifPresent: JSONNode? { value == nil ? nil : self }

  /// The node itself unless its value is `null`, as for a number that is not measured.
  ///
  /// A missing key does not count as `null`: reading the returned node reports it.
  package var unlessNull: JSONNode? { isNull ? nil : self }

  /// Reports a problem of this value.
  package func report(_ problem: some ProblemDescription) {
    log.report(problem, keyPath: keyPath, line: line)
  }

  /// Reports a value that differs from what is expected.
  package func reportUnsuitable(expected: String) {
    let found = value?.content.summary ?? "missing"
    report(JSONProblem.unsuitable(found: found, expected: expected))
  }

  /// Reports a value that is missing or does not satisfy a condition.
  package func require(_ expected: String, _ condition: (JSONValue) -> Bool) {
    guard let value else { return report(JSONProblem.missing(expected: expected)) }
    if !condition(value) { reportUnsuitable(expected: expected) }
  }

  /// Returns what `pick` finds in the value; otherwise reports a missing or unsuitable value.
  ///
  /// `expected` is evaluated only to report a problem: most files have none.
  func extract<Result>(
    _ expected: @autoclosure () -> String, _ pick: (JSONValue.Content) -> Result?
  ) -> Result? {
    guard let value else {
      report(JSONProblem.missing(expected: expected()))
      return nil
    }
    guard let result = pick(value.content) else {
      reportUnsuitable(expected: expected())
      return nil
    }
    return result
  }
}
