package import Foundation
import KeyboardLayouts
package import Simulation

/// A phone and its past: it can be shown again as it was at any time.
///
/// A phone is a value, so it is kept after an event by copying it. The phone at a time is the last copy
/// before it, with the events since let happen again: exactly what a phone would be that had just run
/// there. Of events long ago only every sixteenth keeps its copy.
package struct DeviceHistory: Sendable {
  package private(set) var phone: SimulatedDevice
  /// All events since the journal was begun, in order of time; nil while none is kept.
  package private(set) var journal: [JournalEntry]?
  /// What happened, in order of time; the first one is the beginning and has its copy.
  private var moments: [Snapshot]

  private struct Snapshot: Sendable {
    let time: TimeInterval
    /// Nil for the beginning.
    var event: Event?
    /// Whether the event has set something in motion.
    let startsMotion: Bool
    /// Counts the events, also those that are forgotten.
    let number: Int
    /// The phone after the event, where it is kept.
    var phone: SimulatedDevice?
  }

  /// How much of the past is kept.
  package static let longest: (seconds: TimeInterval, events: Int) = (60, 2000)
  /// So many events at the end keep their copies, and before that one of so many.
  private static let copies = (recent: 64, oneOf: 16)

  package init(_ phone: SimulatedDevice) {
    self.phone = phone
    moments = [
      Snapshot(time: phone.time, event: nil, startsMotion: false, number: 0, phone: phone)
    ]
  }

  /// Lets an event happen now; what came later, if the phone was taken back, is forgotten.
  package mutating func send(_ event: Event) {
    if isInPast {
      moments.removeAll { $0.time > phone.time }
      journal?.removeAll { $0.time > phone.time }
    }
    let before = phone.settlingTime
    // A tape names the language it leads to: another day others may be enabled.
    let written =
      event == .nextLayout ? phone.nextLayout.map { phone.setting(\.layout, to: $0) } : event
    if let written { journal?.append(JournalEntry(time: phone.time, written)) }
    phone.send(event)
    let after = phone.settlingTime
    moments.append(
      Snapshot(
        time: phone.time, event: event, startsMotion: after != nil && after != before,
        number: moments[moments.count - 1].number + 1, phone: phone))
    let old = moments.count - 1 - Self.copies.recent
    if old > 0, moments[old].number % Self.copies.oneOf != 0 { moments[old].phone = nil }
    forgetOldest()
  }

  /// Lets the globe key go through these languages, also in the past.
  mutating func enable(_ layouts: [KeyboardLayout]) {
    phone.enable(layouts)
    for index in moments.indices {
      moments[index].phone?.enable(layouts)
      moments[index].event = moments[index].event.map { $0.enabling(layouts) }
    }
  }

  /// Completes words of a language by a list, also in the past.
  mutating func use(_ words: WordList, for layout: String) {
    phone.use(words, for: layout)
    for index in moments.indices { moments[index].phone?.use(words, for: layout) }
  }

  /// Begins to write down every event, or ends it.
  package mutating func keepJournal(_ isKept: Bool) { journal = isKept ? [] : nil }

  private mutating func forgetOldest() {
    let first = max(moments.count - Self.longest.events, 0)
    let start = phone.time - Self.longest.seconds
    // The last event before the start is where the time kept begins.
    let base = moments.lastIndex { $0.time <= start } ?? 0
    let count = max(first, base)
    guard count > 0 else { return }
    moments[count].phone = phone(after: count)
    moments.removeFirst(count)
  }

  /// Returns the phone as it was just after one of the moments.
  private func phone(after index: Int) -> SimulatedDevice {
    let start = moments[...index].lastIndex { $0.phone != nil } ?? 0
    // The beginning always has its copy.
    var phone = moments[start].phone ?? self.phone
    for moment in moments[start...index].dropFirst() {
      phone.advance(to: moment.time)
      if let event = moment.event { phone.send(event) }
    }
    return phone
  }

  /// Brings the phone to a later time; what was recorded for that time happens again.
  package mutating func advance(to time: TimeInterval) {
    if time > phone.time { show(at: time) }
  }

  /// Shows the phone as it was, or will be, at a time.
  package mutating func show(at time: TimeInterval) {
    guard time.isFinite else { return }
    let index = moments.lastIndex { $0.time <= time } ?? 0
    let last = moments[index].time
    // Where nothing was recorded in between, the phone that is shown goes on from where it is.
    if last > phone.time || time < phone.time { phone = phone(after: index) }
    phone.advance(to: max(time, last))
  }

  /// Returns the phone at a time without showing it.
  package func phone(at time: TimeInterval) -> SimulatedDevice {
    var copy = self
    copy.show(at: time)
    return copy.phone
  }

  /// The time before which nothing is kept.
  package var start: TimeInterval { moments[0].time }

  /// When the next recorded event happens again; nil at the end of what is recorded.
  package var nextDueTime: TimeInterval? {
    isInPast ? moments.first { $0.time > phone.time }?.time : nil
  }

  /// Whether something is recorded that happens later than now.
  private var isInPast: Bool { moments.last.map { $0.time > phone.time } ?? false }

  /// When something was last set in motion, at or before a time.
  package func motionStart(before time: TimeInterval) -> TimeInterval? {
    moments.last { $0.startsMotion && $0.time <= time }?.time
  }

  /// How long the edited field is covered from when something was last set in motion until it rests.
  ///
  /// Infinite if it stays covered; nil without a focus. Counted in frames of a sixtieth of a second.
  package var coveredTime: TimeInterval? {
    guard phone.focusedRow != nil else { return nil }
    let start = motionStart(before: phone.time) ?? phone.time
    let rest = max(phone(at: start).settlingTime ?? start, start)
    if phone(at: rest).isFocusCovered { return .infinity }
    let frames = Int(((min(rest, start + 2) - start) * 60).rounded(.up))
    let covered = (0..<frames).count { phone(at: start + Double($0) / 60).isFocusCovered }
    return Double(covered) / 60
  }
}
