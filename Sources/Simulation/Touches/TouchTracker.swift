package import Foundation

/// The fingers on the screen: where each is, and what it holds.
package struct TouchTracker: Hashable, Sendable {
  /// Fingers by id, in screen coordinates.
  package private(set) var locations: [Int: CGPoint] = [:]
  private var active: [Int: ActiveTouch] = [:]

  /// Creates a tracker without fingers.
  package init() {}

  /// Puts a finger on a target.
  package mutating func begin(_ touch: Touch, on target: HitTarget) {
    locations[touch.id] = touch.location
    active[touch.id] = ActiveTouch(target: target, start: touch.location)
  }

  /// Moves a finger and returns what it does; nil for one that holds nothing any more.
  package mutating func move(_ touch: Touch) -> ActiveTouch? {
    guard var contact = active[touch.id] else { return nil }
    locations[touch.id] = touch.location
    let travel = contact.travel(to: touch.location)
    if max(abs(travel.width), abs(travel.height)) > ScrollState.dragThreshold {
      contact.isMoved = true
    }
    active[touch.id] = contact
    return contact
  }

  /// Lifts a finger and returns what it did; nil for one that held nothing any more.
  package mutating func end(_ id: Int) -> ActiveTouch? {
    locations[id] = nil
    return active.removeValue(forKey: id)
  }

  /// Lets a finger that is down hold something else.
  package mutating func retarget(_ id: Int, to target: HitTarget) {
    active[id]?.target = target
  }

  /// Whether a finger is down and holds something.
  package func isActive(_ id: Int) -> Bool { locations[id] != nil && active[id] != nil }

  /// Lets a finger hold nothing until it is lifted.
  package mutating func release(_ id: Int) { active[id] = nil }

  /// Lets the fingers on the keyboard hold nothing until they are lifted.
  package mutating func releaseKeyboard() {
    active = active.filter { !$0.value.target.isOnKeyboard }
  }

  /// Forgets all fingers.
  package mutating func reset() { self = TouchTracker() }
}
