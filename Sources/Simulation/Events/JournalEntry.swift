package import Foundation

/// An event and when it was sent, in seconds of the phone's clock.
package struct JournalEntry: Hashable, Sendable {
  /// When it was sent, in seconds since the phone began.
  package var time: TimeInterval
  /// What was sent; sending it again at that time to a like phone leads to the same state.
  package var event: Event

  /// Notes an event at a time; neither is checked.
  package init(time: TimeInterval, _ event: Event) {
    self.time = time
    self.event = event
  }
}
