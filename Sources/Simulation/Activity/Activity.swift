package import Foundation

/// What a part of the device is doing by itself, in seconds of the device's clock.
///
/// Each part answers when it is asked; nobody keeps a list of what is due. The device merges the
/// answers and reads from them when to act, when everything is at rest and when to draw again.
package struct Activity: Hashable, Sendable {
  /// When the part acts next; nil if it never does by itself.
  package var nextAction: TimeInterval?
  /// When all that it does now will have ended; nil at rest.
  package var end: TimeInterval?
  /// When its picture changes next: the present time while it moves, nil if it never does.
  package var nextChange: TimeInterval?
  /// Whether a finger holds it.
  package var isHeld = false

  /// Creates an activity; by default nothing happens.
  package init(
    nextAction: TimeInterval? = nil, end: TimeInterval? = nil, nextChange: TimeInterval? = nil,
    isHeld: Bool = false
  ) {
    self.nextAction = nextAction
    self.end = end
    self.nextChange = nextChange
    self.isHeld = isHeld
  }

  /// Nothing happens by itself.
  package static let idle = Activity()

  /// Returns the activity of motions that end at these times; those that have ended are left out.
  package static func motions(until ends: [TimeInterval?], at time: TimeInterval) -> Activity {
    guard let end = ends.lazy.compactMap(\.self).max(), end > time else { return .idle }
    return Activity(end: end, nextChange: time)
  }

  /// Adds what another part does.
  package mutating func merge(_ other: Activity) {
    nextAction = Self.earlier(nextAction, other.nextAction)
    nextChange = Self.earlier(nextChange, other.nextChange)
    if let otherEnd = other.end { end = max(end ?? otherEnd, otherEnd) }
    isHeld = isHeld || other.isHeld
  }

  private static func earlier(_ a: TimeInterval?, _ b: TimeInterval?) -> TimeInterval? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }
}
