package import Foundation
import JSON
package import Simulation

/// The phone at one time of a tape, with the style of its picture.
package struct Moment: Sendable {
  /// The index of the frame in the film, from 0.
  package var index: Int
  /// Seconds on the phone's clock.
  package var time: TimeInterval { phone.time }
  package var phone: SimulatedDevice
  package var look: CaptureStyle
  /// Draws the window around the phone, if the style asks for it.
  let window: any WindowRenderer
  /// The last keystroke on a hardware keyboard.
  package var stroke: String?
}

/// The events of a running tape, in order.
package enum PlaybackEvent: Sendable {
  /// A frame of the film.
  case frame(Moment)
  /// A screenshot of the tape.
  case screenshot(path: String, Moment)
  case step(Step, TimeInterval)
  case event(Event, TimeInterval)
  case notification(LoggedNotification)
  case look(Setting, TimeInterval)
  /// The text of a keystroke on a hardware keyboard.
  case stroke(String, TimeInterval)
  case verdict(ExpectationResult)
}

/// The result of one `Expect`.
package struct ExpectationResult: Sendable {
  package var step: Step
  package var expectation: Expectation
  package var verdict: Verdict
  /// The first moment at which it was not met, or else the last moment.
  package var moment: Moment
  /// The number of frames at which it was not met; only for `Expect always`.
  package var failures = 0
  /// The worst number and its time; only for `Expect always`.
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
