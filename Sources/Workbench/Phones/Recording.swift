package import Foundation
package import Simulation

/// A phone and its past: it can be shown again as it was at any time.
///
/// A phone is a value, so a copy is kept after each event. The phone at a time is the last copy before
/// it, advanced to it: exactly what a phone would be that had just run there.
package struct Recording: Sendable {
  package private(set) var phone: Phone
  /// All events since the journal was begun, in order of time; nil while none is kept.
  package private(set) var journal: [JournalEntry]?
  /// The phone after each event, in order of time; never empty.
  private var moments: [Moment]

  private struct Moment: Sendable {
    var phone: Phone
    /// Whether the event has set something in motion.
    var startsMotion: Bool
  }

  /// How much of the past is kept.
  package static let longest: (seconds: TimeInterval, events: Int) = (60, 2000)

  package init(_ phone: Phone) {
    self.phone = phone
    moments = [Moment(phone: phone, startsMotion: false)]
  }

  /// Lets an event happen now; what came later, if the phone was taken back, is forgotten.
  package mutating func send(_ event: Event) {
    moments.removeAll { $0.phone.time > phone.time }
    let before = phone.settlingTime
    if let entries = journal {
      journal = entries.filter { $0.time <= phone.time } + [JournalEntry(time: phone.time, event)]
    }
    phone.send(event)
    let after = phone.settlingTime
    moments.append(Moment(phone: phone, startsMotion: after != nil && after != before))
    forgetOldest()
  }

  /// Begins to write down every event, or ends it.
  package mutating func keepJournal(_ isKept: Bool) { journal = isKept ? [] : nil }

  private mutating func forgetOldest() {
    let first = max(moments.count - Self.longest.events, 0)
    let start = phone.time - Self.longest.seconds
    // The last copy before the start is where the time kept begins.
    let base = moments.lastIndex { $0.phone.time <= start } ?? 0
    moments.removeFirst(max(first, base))
  }

  /// Brings the phone to a later time; what was recorded for that time happens again.
  package mutating func advance(to time: TimeInterval) {
    if time > phone.time { show(at: time) }
  }

  /// Shows the phone as it was, or will be, at a time.
  package mutating func show(at time: TimeInterval) {
    guard time.isFinite else { return }
    let index = moments.lastIndex { $0.phone.time <= time } ?? 0
    let moment = moments[index].phone
    // The past of the shown phone is that of the moment before it, so there is nothing to look up.
    if moment.time > phone.time || time < phone.time { phone = moment }
    phone.advance(to: max(time, moment.time))
  }

  /// Returns the phone at a time without showing it.
  package func phone(at time: TimeInterval) -> Phone {
    var copy = self
    copy.show(at: time)
    return copy.phone
  }

  /// The time before which nothing is kept.
  package var start: TimeInterval { moments[0].phone.time }

  /// When the next recorded event happens again; nil at the end of what is recorded.
  package var nextMoment: TimeInterval? {
    moments.first { $0.phone.time > phone.time }?.phone.time
  }

  /// When something was last set in motion, at or before a time.
  package func motionStart(before time: TimeInterval) -> TimeInterval? {
    moments.last { $0.startsMotion && $0.phone.time <= time }?.phone.time
  }
}
