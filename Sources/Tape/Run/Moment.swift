package import Foundation
import JSON
package import Simulation

/// The phone at one time of a tape, and how it is to be shown.
package struct Moment: Sendable {
  /// Which frame of the film it is, from 0.
  package var index: Int
  /// Seconds on the phone's clock.
  package var time: TimeInterval { phone.time }
  package var phone: SimulatedDevice
  package var look: CaptureStyle
  /// What draws the window around the phone, where the look asks for it.
  let window: any WindowRenderer
  /// What was just pressed on a hardware keyboard.
  package var stroke: String?
}

/// What a tape tells while it runs, in the order in which it happens.
package enum PlaybackEvent: Sendable {
  /// A frame of the film.
  case frame(Moment)
  /// A picture that the tape asks for.
  case screenshot(path: String, Moment)
  case step(Step, TimeInterval)
  case event(Event, TimeInterval)
  case notification(LoggedNotification)
  case look(Setting, TimeInterval)
  /// What is to be read of a stroke on a hardware keyboard.
  case stroke(String, TimeInterval)
  case verdict(ExpectationResult)
}

/// What came of one `Expect`.
package struct ExpectationResult: Sendable {
  package var step: Step
  package var expectation: Expectation
  package var verdict: Verdict
  /// The moment that decided: the first one at which it did not hold, else the last.
  package var moment: Moment
  /// At how many frames it did not hold; only where it is always expected.
  package var failures = 0
  /// The number furthest off and when that was; only where it is always expected.
  package var worst: (number: Double, time: TimeInterval)?

  package var holds: Bool { verdict.holds }

  /// Prints `file:line:column: what was found; what was expected`.
  package var message: String {
    "\(step.place): at \(moment.time.roundedText) s \(found); "
      + "expected \(expectation.isAlways ? "always " : "")\(expectation.text)"
  }

  private var found: String {
    var words = "found \(verdict.found)"
    if failures > 1, let worst {
      words +=
        " (and at \(failures - 1) more frames, the worst \(worst.number.roundedText) at "
        + "\(worst.time.roundedText) s)"
    } else if failures > 1 {
      words += " (and at \(failures - 1) more frames)"
    }
    return words
  }
}
