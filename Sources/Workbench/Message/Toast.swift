package import Foundation

/// A short message that goes by itself.
package struct Toast: Hashable, Sendable {
  /// How long a message is shown, in seconds of the window's clock.
  package static let duration: TimeInterval = 3

  /// The message that is shown; nil without one.
  package private(set) var text: String?
  private var end: TimeInterval = 0

  /// Creates a toast without a message.
  package init() {}

  /// Shows a message from a time on, instead of the one before.
  package mutating func show(_ text: String, at time: TimeInterval) {
    self.text = text
    end = time + Self.duration
  }

  /// Brings the toast to a time: a message whose time is over goes.
  package mutating func advance(to time: TimeInterval) {
    if end <= time { text = nil }
  }

  /// When the message goes; nil without one.
  package var nextChange: TimeInterval? { text.map { _ in end } }
}
