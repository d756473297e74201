import DeviceProfiles
package import Foundation
import InterfaceStyles
import JSON
import KeyboardLayouts
package import Simulation

/// Writes a recording of a phone as a tape that repeats it.
///
/// Played back, the tape ends in the same state report. A finger that goes down and up at one point
/// becomes a `Tap`; all other movements are written one by one.
package struct TapeWriter {
  private var lines: [String] = []
  /// The phone's clock after the lines so far, in milliseconds.
  private var clock = 0.0
  /// The phone at each event.
  private var phone: SimulatedDevice
  private let table: SettingTable
  /// The duration of `Tap`, in milliseconds.
  private static let tap = TapePlayer.tapDuration * 1000

  /// - Parameters:
  ///   - start: the phone before the first event.
  ///   - end: the end of the recording, in seconds of the phone's clock.
  ///   - device: the name of a device file in the tape; likewise for the scene.
  package static func text(
    _ journal: [JournalEntry], from start: SimulatedDevice, until end: TimeInterval,
    device: String? = nil, scene: String? = nil, table: SettingTable = .standard
  ) -> String {
    var writer = TapeWriter(phone: start, table: table)
    writer.lines = TapeSettings(table).lines(
      of: start.settings, device: device, scene: scene ?? start.scene.id)
    writer.clock = start.time * 1000
    writer.write(journal)
    writer.wait(until: end * 1000)
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write(_ journal: [JournalEntry]) {
    var isTapped = false
    for (index, entry) in journal.enumerated() {
      phone.advance(to: entry.time)
      defer { phone.send(entry.event) }
      if isTapped {
        isTapped = false
      } else if index + 1 < journal.count, let line = tap(entry, journal[index + 1]) {
        let next = journal[index + 1]
        isTapped = true
        wait(until: next.time * 1000 - Self.tap)
        lines.append(line)
        clock += Self.tap
      } else {
        let written = lines(entry.event)
        if !written.isEmpty { wait(until: entry.time * 1000) }
        lines += written
      }
    }
  }

  /// Returns two entries as one `Tap`, if they are a tap and there is enough time for it.
  ///
  /// The finger is lifted at its own time, but goes down a little later, which makes no difference
  /// while nothing moves.
  private func tap(_ first: JournalEntry, _ last: JournalEntry) -> String? {
    guard case .touch(let down) = first.event, case .touch(let up) = last.event,
      down.id == 0, up.id == 0, down.phase == .began, up.phase == .ended,
      down.location == up.location, phone.isSettled, phone.touches.isEmpty,
      phone.metrics.screen.contains(up.location),
      (last.time - first.time) * 1000 >= Self.tap
    else { return nil }
    return "Tap \(Self.text(up.location))"
  }

  private mutating func wait(until time: TimeInterval) {
    var left = time - clock
    while left > 0.0005 {
      let step = min(left, ArgumentReader.longestDuration * 1000)
      lines.append("Sleep \(step.roundedText)ms")
      clock += (step * 1000).rounded() / 1000
      left = time - clock
    }
  }

  private static func text(_ point: CGPoint) -> String { "\(point.x) \(point.y)" }

  /// Quotes a text for a tape; characters that would combine with others or end the line are
  /// written by their code.
  static func quoted(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = [
      "\"": "\\\"", "\\": "\\\\", "$": "\\$", "\n": "\\n", "\t": "\\t",
    ]
    let scalars = text.unicodeScalars.map { scalar -> String in
      if let escape = escapes[scalar] { return escape }
      return hidden.contains(scalar.properties.generalCategory)
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return "\"" + scalars.joined() + "\""
  }

  private static let hidden: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .spacingMark,
    .enclosingMark, .modifierSymbol, .privateUse, .unassigned,
  ]

  /// Returns the lines of an event; none for an event without a command.
  private func lines(_ event: Event) -> [String] {
    if case .settings(let settings) = event {
      return TapeSettings(table).lines(from: phone.settings, to: settings)
    }
    return [Self.line(event)].compactMap { $0 }
  }

  private static func line(_ event: Event) -> String? {
    switch event {
    case .touch(let touch):
      "Touch \(TouchMove(touch.phase).rawValue) \(text(touch.location))"
        + (touch.id == 0 ? "" : " \(touch.id)")
    case .wheel(let dx, let dy, let point):
      "Wheel \(text(point)) \(dy)" + (dx == 0 ? "" : " \(dx)")
    case .text(let text): text.count == 1 ? "Press \(quoted(text))" : "Paste \(quoted(text))"
    case .paste(let text): "Paste \(quoted(text))"
    case .composition(let text): "Compose \(quoted(text))"
    case .key(let key, let modifiers):
      "Press " + (modifiers.contains(.shift) ? "Shift+" : "")
        + (modifiers.contains(.word) ? "Ctrl+" : "") + CommandReader.name(of: key)
    case .copy: "Press Copy"
    case .cut: "Press Cut"
    case .scene(let scene): "Set Scene \(scene.id)"
    case .settings, .nextLayout, .notification: nil
    }
  }
}
