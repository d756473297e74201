import Foundation
import Picture
import Simulation

/// The expectations of takes as JUnit's XML: a suite for each take, a case for each `Expect`.
package enum JUnitReport {
  /// One take that was played, or could not be.
  package struct Suite: Sendable {
    package var name: String
    package var rehearsal: Rehearsal?
    /// What kept the take from being played.
    package var problem: String?

    package init(name: String, rehearsal: Rehearsal?, problem: String? = nil) {
      self.name = name
      self.rehearsal = rehearsal
      self.problem = problem ?? rehearsal?.problem?.description
    }
  }

  package static func text(_ suites: [Suite]) -> String {
    let body = suites.map(text).joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(body)</testsuites>\n"
  }

  private static func text(_ suite: Suite) -> String {
    let results = suite.rehearsal?.results ?? []
    var cases = results.map { text($0, suite.name) }
    if let problem = suite.problem {
      cases.append(
        """
            <testcase classname="\(escaped(suite.name))" name="the take can be played">
              <error message="\(escaped(problem))"/>
            </testcase>

        """)
    } else if results.isEmpty {
      cases.append(
        "    <testcase classname=\"\(escaped(suite.name))\" name=\"the take can be played\"/>\n")
    }
    let failures = results.count { !$0.holds }
    let time = suite.rehearsal.map { JSONText.digits($0.phone.time) } ?? "0"
    return """
        <testsuite name="\(escaped(suite.name))" tests="\(cases.count)" \
      failures="\(failures)" errors="\(suite.problem == nil ? 0 : 1)" time="\(time)">
      \(cases.joined())  </testsuite>

      """
  }

  private static func text(_ result: ExpectationResult, _ suite: String) -> String {
    let place = result.step.place
    let name = "line \(place.line): \(result.step.text)"
    let start =
      "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(name))\" "
      + "file=\"\(escaped(place.file))\" line=\"\(place.line)\" "
      + "time=\"\(JSONText.digits(result.moment.time))\""
    guard !result.holds else { return start + "/>\n" }
    return start + ">\n      <failure message=\"\(escaped(result.message))\"/>\n    </testcase>\n"
  }

  /// Returns a text for an attribute; what XML does not have becomes `?`.
  package static func escaped(_ text: String) -> String {
    XMLText.escaped(text, inAttribute: true, forbidden: "?")
  }
}
