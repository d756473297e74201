import Foundation
import Reporting

/// Prints the time of every drawn frame to standard error, for measurements; off by default.
final class FrameTrace {
  private let isOn = ProcessInfo.processInfo.environment["KEYBOARD_SIMULATOR_TRACE"] != nil
  private var count = 0

  /// Prints `trace frame NUMBER MILLISECONDS`, the time it took to draw and show.
  func frame(seconds: TimeInterval) {
    guard isOn else { return }
    count += 1
    Program.printError("trace frame \(count) \((seconds * 1e6).rounded() / 1e3)")
  }
}
