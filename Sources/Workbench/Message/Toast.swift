package import Foundation

/// A short message that disappears by itself.
package struct Toast: Hashable, Sendable {
  /// The time for which a message is shown, in seconds of the window's clock.
  package static let duration: TimeInterval = 3

  /// The message that is shown; nil for none.
  package private(set) var text: String?
  private var end: TimeInterval = 0

  /// Creates a toast without a message.
  package init() {}

  /// Shows a message from a time on, and replaces the previous one.
  package mutating func show(_ text: String, at time: TimeInterval) {
    self.text = text
    end = time + Self.duration
  }

  /// Sets the current time; an expired message is removed.
  package mutating func advance(to time: TimeInterval) {
    if end <= time { text = nil }
  }

  /// The time at which the message disappears; nil for none.
  package var nextChange: TimeInterval? { text.map { _ in end } }
}
