import Foundation
import Reporting
import SDLHost

/// The progress of a film or a run on one line of a terminal; prints nothing elsewhere.
struct Progress {
  private let name: String
  private let total: Int
  private let unit: String
  private let start = HostWindow.now
  private let isOn = isatty(STDERR_FILENO) == 1
  private var shown: TimeInterval = 0
  private var done = 0

  init(_ name: String, total: Int, of unit: String = "frames") {
    self.name = name
    self.unit = unit
    self.total = total
  }

  mutating func showOneMore() { show(done + 1) }

  mutating func show(_ done: Int) {
    self.done = done
    let now = HostWindow.now
    guard isOn, now - shown > 0.1, now > start else { return }
    shown = now
    let rate = Double(done) / (now - start)
    let left = Int((Double(total - done) / max(rate, 0.1)).rounded(.up))
    put("\(name): \(done) of \(total) \(unit), \(Int(rate)) per second, \(left) s left")
  }

  /// Removes the line.
  func end() {
    if isOn, shown > 0 { put("") }
  }

  private func put(_ text: TerminalText) {
    ErrorOutput.write(.replacingLine(with: text))
  }
}
