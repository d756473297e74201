package import Foundation
package import KeyboardAvoidance

/// All notifications that a device has posted, in order of time, and those that it posts later.
///
/// The window keeps many copies of a device, one for each of its last events. The posted notifications
/// are stored in pieces, and copies share the pieces that are full.
package struct NotificationLog: RandomAccessCollection, Hashable, Sendable {
  private var full: [[LoggedNotification]] = []
  private var last: [LoggedNotification] = []
  /// In order of time.
  private var scheduled: [LoggedNotification] = []

  private static let pieceLength = 64

  /// Creates a log without notifications.
  package init() {}

  /// The index of the first notification: always 0, as none is ever removed.
  package var startIndex: Int { 0 }
  /// How many notifications were posted.
  package var endIndex: Int { full.count * Self.pieceLength + last.count }

  /// The notification at an index, in constant time; an index outside of the log is a programming error.
  package subscript(index: Int) -> LoggedNotification {
    let (piece, place) = index.quotientAndRemainder(dividingBy: Self.pieceLength)
    return piece < full.count ? full[piece][place] : last[place]
  }

  /// Adds a notification that is posted now.
  package mutating func append(_ notification: LoggedNotification) {
    last.append(notification)
    guard last.count == Self.pieceLength else { return }
    full.append(last)
    last = []
  }

  /// Removes the notifications that were to be posted later.
  package mutating func cancelScheduled() { scheduled = [] }

  /// Adds notifications to be posted at a time; none that is scheduled already may be later.
  package mutating func schedule(_ notifications: [KeyboardNotification], at time: TimeInterval) {
    scheduled += notifications.map { LoggedNotification(time: time, $0) }
  }

  /// Returns the first scheduled notification, which is due, and removes it from the schedule.
  package mutating func takeDue() -> KeyboardNotification? {
    scheduled.isEmpty ? nil : scheduled.removeFirst().notification
  }

  /// Posting is an action; the log itself has no picture.
  package func activity(at time: TimeInterval) -> Activity {
    Activity(
      nextAction: scheduled.first?.time,
      end: scheduled.last.flatMap { $0.time > time ? $0.time : nil })
  }
}
