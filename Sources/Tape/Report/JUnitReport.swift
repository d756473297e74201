import Foundation
import Picture
package import Reporting
import Simulation

/// The expectations of tapes as JUnit XML: a suite for each tape, a case for each `Expect`.
package enum JUnitReport {
  /// One tape that was played, or could not be played.
  package struct Suite: Sendable {
    package var name: String
    /// The run of the tape; nil if it could not be read.
    package var dryRun: DryRun?
    /// The problem that prevented playing the tape; nil for none.
    package var problem: String?

    /// Creates the suite of a tape; without a problem, that of the run counts.
    package init(name: String, dryRun: DryRun?, problem: String? = nil) {
      self.name = name
      self.dryRun = dryRun
      self.problem = problem ?? dryRun?.problem?.description
    }
  }

  /// Returns the report of suites, in their order.
  package static func xml(_ suites: [Suite]) -> XMLText {
    JUnitFile(suites.map(suite)).xml
  }

  private static func suite(_ suite: Suite) -> JUnitFile.Suite {
    var cases = (suite.dryRun?.results ?? []).map(test)
    let whole = "the tape can be played"
    if let problem = suite.problem {
      cases.append(JUnitFile.Case(whole, .error(problem)))
    } else if cases.isEmpty {
      cases.append(JUnitFile.Case(whole))
    }
    return JUnitFile.Suite(suite.name, cases, time: suite.dryRun?.phone.time ?? 0)
  }

  private static func test(_ result: ExpectationResult) -> JUnitFile.Case {
    let place = result.step.place
    return JUnitFile.Case(
      "line \(place.line): \(result.step.text)",
      result.holds ? .passed : .failure(result.message), place: (place.file, place.line),
      time: result.moment.time)
  }
}
