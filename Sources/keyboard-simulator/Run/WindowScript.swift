import Foundation
import Tape

/// Plays a tape in the window.
struct WindowScript {
  var performance: LivePlayback?
  /// The message at the end of the tape.
  var verdict = ""

  static let none = WindowScript()

  /// How long the untouched phone is shown before the tape begins, in seconds.
  private static let delay: TimeInterval = 0.7
  /// The step of the clock while a tape is recorded, in seconds: whole milliseconds of the phone.
  static let recordingStep: TimeInterval = 0.004

  static func performing(_ tape: TapeScript, _ setup: PlaybackSetup, _ dryRun: DryRun)
    -> WindowScript
  {
    let failures = dryRun.results.filter { !$0.holds }
    let count = dryRun.results.count
    return WindowScript(
      performance: LivePlayback(dryRun, setup, delay: delay),
      verdict: failures.first?.message ?? "\(tape.name) ended; \(count) expectations met")
  }
}
