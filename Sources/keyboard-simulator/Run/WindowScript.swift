import Foundation
import Tape

/// What a window has to do with tapes: it performs one.
struct WindowScript {
  var performance: LivePlayback?
  /// What is said when the performance is over.
  var verdict = ""

  static let none = WindowScript()

  /// The untouched phone is shown for so long, in seconds.
  private static let delay: TimeInterval = 0.7
  /// In steps of so many seconds time passes while a tape is recorded: whole milliseconds of the phone.
  static let recordingStep: TimeInterval = 0.004

  static func performing(_ tape: TapeScript, _ setup: PlaybackSetup, _ dryRun: DryRun)
    -> WindowScript
  {
    let failures = dryRun.results.filter { !$0.holds }
    let count = dryRun.results.count
    return WindowScript(
      performance: LivePlayback(dryRun, setup, delay: delay),
      verdict: failures.first?.message ?? "\(tape.name) is over; \(count) expectations hold")
  }
}
