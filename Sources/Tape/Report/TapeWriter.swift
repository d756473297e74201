import DeviceProfiles
package import Foundation
import InterfaceStyles
import JSON
import KeyboardLayouts
package import Simulation

/// Writes what was done to a phone as a tape that does it again.
///
/// Played back, the tape ends in the same state report. A finger that goes down and up in one place
/// becomes a `Tap`; every other move of it is written as it was.
package struct TapeWriter {
  private var lines: [String] = []
  /// The phone's clock as the lines so far bring it on, in milliseconds.
  private var clock = 0.0
  /// The phone as it was when each event was sent.
  private var phone: SimulatedDevice
  /// How long after it goes down a finger of `Tap` is lifted, in milliseconds.
  private static let tap = TapePlayer.tapDuration * 1000

  /// - Parameters:
  ///   - start: the phone before anything was sent.
  ///   - end: when the recording ended, in seconds of the phone's clock.
  ///   - device: what the tape calls the device, where that is a file of its own; also the scene.
  package static func text(
    _ journal: [JournalEntry], from start: SimulatedDevice, until end: TimeInterval,
    device: String? = nil, scene: String? = nil
  ) -> String {
    var writer = TapeWriter(phone: start)
    writer.writeSettings(
      of: start, device: device ?? start.settings.deviceID, scene: scene ?? start.scene.id)
    writer.clock = start.time * 1000
    writer.write(journal)
    writer.wait(until: end * 1000)
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private mutating func writeSettings(of phone: SimulatedDevice, device: String, scene: String) {
    let settings = phone.settings
    lines = [
      "Set Device \(Self.quoted(device))", "Set Ios \(settings.version.rawValue)",
      "Set Orientation \(settings.orientation.rawValue)", "Set Scene \(Self.quoted(scene))",
      "Set Strategy \(phone.strategyID)", "Set Layout \(Self.layouts(of: settings))",
      "Set Appearance \(settings.appearance.rawValue)",
      "Set ContentSize \(settings.contentSize.rawValue)",
    ]
    if let type = settings.keyboardType { lines.append("Set Keyboard \(type.rawValue)") }
    if !settings.hasPredictiveBar { lines.append("Set PredictiveBar off") }
    if settings.hasHardwareKeyboard { lines.append("Set HardwareKeyboard on") }
    if phone.keyboard.arrangement != .docked {
      lines.append("Set Arrangement \(phone.keyboard.arrangement.rawValue)")
    }
    if settings.accessibility.contrast != .normal {
      lines.append("Set Contrast \(settings.accessibility.contrast.rawValue)")
    }
    if settings.accessibility.usesBoldText { lines.append("Set BoldText on") }
    if settings.accessibility.reducesMotion { lines.append("Set ReduceMotion on") }
    lines += Self.lines(settings.statusBar, unlike: StatusBar())
    lines.append("")
    if !settings.showsSoftwareKeyboard { lines.append("Keyboard hide") }
  }

  /// The languages that the globe key goes through, from the one in use on.
  private static func layouts(of settings: DeviceSettings) -> String {
    let ids = settings.layouts.map(\.id)
    let index = ids.firstIndex(of: settings.layout.id) ?? 0
    let all = ids.isEmpty ? [settings.layout.id] : Array(ids[index...] + ids[..<index])
    return all.joined(separator: ",")
  }

  private static func lines(_ bar: StatusBar, unlike old: StatusBar) -> [String] {
    let lines: [(Bool, String)] = [
      (bar.time != old.time, "Set Time \(quoted(bar.time))"),
      (bar.carrier != old.carrier, "Set Carrier \(quoted(bar.carrier))"),
      (bar.wifiBars != old.wifiBars, "Set WifiBars \(bar.wifiBars)"),
      (bar.cellularBars != old.cellularBars, "Set CellularBars \(bar.cellularBars)"),
      (bar.batteryLevel != old.batteryLevel, "Set BatteryLevel \(bar.batteryLevel)"),
      (bar.batteryState != old.batteryState, "Set BatteryState \(bar.batteryState.rawValue)"),
    ]
    return lines.filter(\.0).map(\.1)
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
      } else if let line = Self.line(entry.event) {
        wait(until: entry.time * 1000)
        lines.append(line)
      }
    }
  }

  /// Two entries as one `Tap`, if they are one and there is time enough for it.
  ///
  /// The finger is lifted at its own time; it comes down a little later than it did, which makes no
  /// difference where nothing moves.
  private func tap(_ first: JournalEntry, _ last: JournalEntry) -> String? {
    guard case .touch(let down) = first.event, case .touch(let up) = last.event,
      down.id == 0, up.id == 0, down.phase == .began, up.phase == .ended,
      down.location == up.location, phone.isSettled, phone.touches.isEmpty,
      phone.chrome.screen.contains(up.location),
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

  /// Quotes a text as tapes do; what would join a neighbour or end the line is written by its number.
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

  /// The line that sends an event; nil for one that tapes have no words for.
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
    default: settingLine(event)
    }
  }

  private static func settingLine(_ event: Event) -> String? {
    func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
    switch event {
    case .device(_, let id, _): return "Device \(id)"
    case .orientation(let orientation): return "Set Orientation \(orientation.rawValue)"
    case .appearance(let appearance): return "Appearance \(appearance.rawValue)"
    case .contentSize(let size): return "Set ContentSize \(size.rawValue)"
    case .layout(let layout): return "Set Layout \(layout.id)"
    case .keyboardType(let type?): return "Set Keyboard \(type.rawValue)"
    case .softwareKeyboard(let isShown): return "Keyboard \(isShown ? "show" : "hide")"
    case .hardwareKeyboard(let isAttached): return "HardwareKeyboard \(word(isAttached))"
    case .predictiveBar(let isShown): return "PredictiveBar \(word(isShown))"
    case .scene(let scene): return "Set Scene \(scene.id)"
    case .strategy(let id): return "Set Strategy \(id)"
    case .keyboardArrangement(.docked): return "Keyboard dock"
    case .keyboardArrangement(.undocked): return "Keyboard undock"
    case .keyboardArrangement(.split): return "Keyboard split"
    case .keyboardArrangement(.floating): return "Keyboard float"
    default: return nil
    }
  }
}
