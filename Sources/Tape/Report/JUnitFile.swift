import DisplayList
import JSON
import Picture
import Simulation

/// Results as JUnit's XML, whatever was tried: the one place that knows its words.
package struct JUnitFile: Sendable {
  package struct Suite: Sendable {
    package var name: String
    package var cases: [Case]
    /// How long it took, in seconds; nil where that says nothing.
    package var time: Double?

    package init(_ name: String, _ cases: [Case], time: Double? = nil) {
      self.name = name
      self.cases = cases
      self.time = time
    }
  }

  package struct Case: Sendable {
    package var name: String
    package var outcome: Outcome
    /// Where it is written, for reports that link to it.
    package var place: (file: String, line: Int)?
    package var time: Double?

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

  package enum Outcome: Sendable {
    case passed
    /// It does not hold.
    case failure(String)
    /// It could not be tried.
    case error(String)
  }

  private let suites: [Suite]

  package init(_ suites: [Suite]) { self.suites = suites }

  package var text: String {
    let body = suites.map(Self.text).joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(body)</testsuites>\n"
  }

  private static func text(_ suite: Suite) -> String {
    let failures = suite.cases.count { if case .failure = $0.outcome { true } else { false } }
    let errors = suite.cases.count { if case .error = $0.outcome { true } else { false } }
    let time = suite.time.map { " time=\"\($0.roundedText)\"" } ?? ""
    return "  <testsuite name=\"\(escaped(suite.name))\" tests=\"\(suite.cases.count)\" "
      + "failures=\"\(failures)\" errors=\"\(errors)\"\(time)>\n"
      + suite.cases.map { text($0, suite.name) }.joined() + "  </testsuite>\n"
  }

  private static func text(_ test: Case, _ suite: String) -> String {
    var start = "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(test.name))\""
    if let place = test.place {
      start += " file=\"\(escaped(place.file))\" line=\"\(place.line)\""
    }
    if let time = test.time { start += " time=\"\(time.roundedText)\"" }
    let (kind, words): (String, String)
    switch test.outcome {
    case .passed: return start + "/>\n"
    case .failure(let message): (kind, words) = ("failure", message)
    case .error(let message): (kind, words) = ("error", message)
    }
    return start + ">\n      <\(kind) message=\"\(escaped(words))\"/>\n    </testcase>\n"
  }

  /// Returns a text for an attribute; what XML does not have becomes `?`.
  private static func escaped(_ text: String) -> String {
    XMLText.escaped(text, inAttribute: true, forbidden: "?")
  }
}
