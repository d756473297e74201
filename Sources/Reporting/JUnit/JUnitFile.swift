/// Test results as JUnit XML; no other file depends on the names of its elements.
package struct JUnitFile: Sendable {
  /// A group of test cases.
  package struct Suite: Sendable {
    /// Its name in the report.
    package var name: String
    /// In the order of the report.
    package var cases: [Case]
    /// How long it took, in seconds; nil if unknown.
    package var time: Double?

    /// Creates a suite.
    package init(_ name: String, _ cases: [Case], time: Double? = nil) {
      self.name = name
      self.cases = cases
      self.time = time
    }
  }

  /// One test case.
  package struct Case: Sendable {
    /// Its name in the report.
    package var name: String
    /// How the test ended.
    package var outcome: Outcome
    /// The file and line it is written in, for reports that link to it.
    package var place: (file: String, line: Int)?
    /// The time of the outcome, in seconds; nil if unknown.
    package var time: Double?

    /// Creates a case.
    package init(
      _ name: String, _ outcome: Outcome = .passed, place: (file: String, line: Int)? = nil,
      time: Double? = nil
    ) {
      self.name = name
      self.outcome = outcome
      self.place = place
      self.time = time
    }
  }

  /// How a test ended.
  package enum Outcome: Sendable {
    /// It passed.
    case passed
    /// It failed, with the reason.
    case failure(String)
    /// It could not be run, with the reason.
    case error(String)
  }

  private let suites: [Suite]

  /// Creates a file of suites, in this order.
  package init(_ suites: [Suite]) { self.suites = suites }
}

// MARK: Writing

extension JUnitFile {
  /// The file; characters that XML does not allow are written as `?`.
  package var xml: XMLText {
    let body = suites.map(Self.element).joined()
    var file: XMLText = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      \(body)</testsuites>

      """
    file.invalidCharacters = .questionMark
    return file
  }

  private static func element(_ suite: Suite) -> XMLText {
    let failures = suite.cases.count { if case .failure = $0.outcome { true } else { false } }
    let errors = suite.cases.count { if case .error = $0.outcome { true } else { false } }
    let cases = suite.cases.map { element($0, in: suite) }.joined()
    return """
        <testsuite name="\(suite.name)" tests="\(suite.cases.count)" failures="\(failures)" \
      errors="\(errors)"\(attribute(suite.time))>
      \(cases)  </testsuite>

      """
  }

  private static func element(_ test: Case, in suite: Suite) -> XMLText {
    let place: XMLText = test.place.map { " file=\"\($0.file)\" line=\"\($0.line)\"" } ?? ""
    let start: XMLText = """
          <testcase classname="\(suite.name)" name="\(test.name)"\(place)\(attribute(test.time))
      """
    guard let problem = element(test.outcome) else { return "\(start)/>\n" }
    return "\(start)>\n      \(problem)\n    </testcase>\n"
  }

  private static func element(_ outcome: Outcome) -> XMLText? {
    switch outcome {
    case .passed: nil
    case .failure(let message): "<failure message=\"\(message)\"/>"
    case .error(let message): "<error message=\"\(message)\"/>"
    }
  }

  private static func attribute(_ time: Double?) -> XMLText {
    time.map { " time=\"\($0)\"" } ?? ""
  }
}
