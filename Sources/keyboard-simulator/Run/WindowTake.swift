import Foundation
import Tape

/// What a window has to do with tapes: it performs one.
struct WindowTake {
  var performance: Performance?
  /// What is said when the performance is over.
  var verdict = ""

  static let none = WindowTake()

  /// The untouched phone is shown for so long, in seconds.
  private static let delay: TimeInterval = 0.7
  /// In steps of so many seconds time passes while a tape is recorded: whole milliseconds of the phone.
  static let recordingStep: TimeInterval = 0.004

  static func performing(_ take: Take, _ setup: TakeSetup, _ rehearsal: Rehearsal) -> WindowTake {
    let failures = rehearsal.results.filter { !$0.holds }
    let count = rehearsal.results.count
    return WindowTake(
      performance: Performance(rehearsal, setup, delay: delay),
      verdict: failures.first?.message ?? "\(take.name) is over; \(count) expectations hold")
  }
}
