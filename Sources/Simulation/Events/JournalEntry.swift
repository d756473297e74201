package import Foundation

/// An event and when it was sent, in seconds of the phone's clock.
package struct JournalEntry: Hashable, Sendable {
  package var time: TimeInterval
  package var event: Event

  package init(time: TimeInterval, _ event: Event) {
    self.time = time
    self.event = event
  }
}
