package import Foundation
import KeyboardLayouts
package import Simulation

/// A phone and its history, from which its state at any time can be shown again.
///
/// A phone is a value, so its history keeps copies. The phone at a time is the last copy before it,
/// to which the events since are applied again; the result equals a phone that ran until then. Only
/// every sixteenth of the older events keeps its copy.
package struct DeviceHistory: Sendable {
  package private(set) var phone: SimulatedDevice
  /// All events since the journal was started, in order of time; nil without a journal.
  package private(set) var journal: [JournalEntry]?
  /// The moments in order of time; the first is the beginning, and has a copy.
  private var moments: [Snapshot]

  private struct Snapshot: Sendable {
    let time: TimeInterval
    /// The event; nil for the beginning.
    var event: Event?
    /// Whether the event started a movement.
    let startsMotion: Bool
    /// The number of the event, counted with those that are no longer kept.
    let number: Int
    /// The phone after the event; nil if no copy is kept.
    var phone: SimulatedDevice?
  }

  /// The length of a history: older events are removed.
  package static let longest: (seconds: TimeInterval, events: Int) = (60, 2000)
  /// How many of the latest events all keep a copy; before them, only one of `oneOf` events does.
  private static let copies = (recent: 64, oneOf: 16)

  /// Creates a history that begins with the phone as it is now.
  package init(_ phone: SimulatedDevice) {
    self.phone = phone
    moments = [
      Snapshot(time: phone.time, event: nil, startsMotion: false, number: 0, phone: phone)
    ]
  }

  /// Sends an event to the phone now; if an earlier time is shown, later events are discarded.
  package mutating func send(_ event: Event) {
    if isInPast {
      moments.removeAll { $0.time > phone.time }
      journal?.removeAll { $0.time > phone.time }
    }
    let before = phone.settlingTime
    // The journal names the resulting language, because other languages may be enabled when it is
    // played.
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

  /// Sets the languages that the globe key switches between, also in the history.
  mutating func enable(_ layouts: [KeyboardLayout]) {
    phone.enable(layouts)
    for index in moments.indices {
      moments[index].phone?.enable(layouts)
      moments[index].event = moments[index].event.map { $0.enabling(layouts) }
    }
  }

  /// Sets the word list that predicts words of a language, also in the history.
  mutating func use(_ words: WordList, for layout: String) {
    phone.use(words, for: layout)
    for index in moments.indices { moments[index].phone?.use(words, for: layout) }
  }

  /// Starts or ends a journal of all events.
  package mutating func keepJournal(_ isKept: Bool) { journal = isKept ? [] : nil }

  private mutating func forgetOldest() {
    let first = max(moments.count - Self.longest.events, 0)
    let start = phone.time - Self.longest.seconds
    // The history begins with the last event before this time.
    let base = moments.lastIndex { $0.time <= start } ?? 0
    let count = max(first, base)
    guard count > 0 else { return }
    moments[count].phone = phone(after: count)
    moments.removeFirst(count)
  }

  /// Returns the phone just after a moment.
  private func phone(after index: Int) -> SimulatedDevice {
    let start = moments[...index].lastIndex { $0.phone != nil } ?? 0
    // The first moment always has a copy.
    var phone = moments[start].phone ?? self.phone
    for moment in moments[start...index].dropFirst() {
      phone.advance(to: moment.time)
      if let event = moment.event { phone.send(event) }
    }
    return phone
  }

  /// Advances the phone to a later time and applies the recorded events on the way.
  package mutating func advance(to time: TimeInterval) {
    if time > phone.time { show(at: time) }
  }

  /// Shows the phone at a time, in the past or in the future.
  package mutating func show(at time: TimeInterval) {
    guard time.isFinite else { return }
    let index = moments.lastIndex { $0.time <= time } ?? 0
    let last = moments[index].time
    // Without recorded events in between, the phone that is shown can simply be advanced.
    if last > phone.time || time < phone.time { phone = phone(after: index) }
    phone.advance(to: max(time, last))
  }

  /// Returns the phone at a time without changing the one that is shown.
  package func phone(at time: TimeInterval) -> SimulatedDevice {
    var copy = self
    copy.show(at: time)
    return copy.phone
  }

  /// The time at which the history begins.
  package var start: TimeInterval { moments[0].time }

  /// The time of the next recorded event; nil at the end of the history.
  package var nextDueTime: TimeInterval? {
    isInPast ? moments.first { $0.time > phone.time }?.time : nil
  }

  /// Whether an event is recorded after the time that is shown.
  private var isInPast: Bool { moments.last.map { $0.time > phone.time } ?? false }

  /// The time at which the last movement started, at or before a time.
  package func motionStart(before time: TimeInterval) -> TimeInterval? {
    moments.last { $0.startsMotion && $0.time <= time }?.time
  }

  /// The time for which the focused field is covered, from the start of the last movement until all
  /// is at rest.
  ///
  /// In seconds, counted in frames of 1/60 s. Infinite if it stays covered; nil without a focus.
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
