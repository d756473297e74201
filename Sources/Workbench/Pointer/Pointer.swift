package import Foundation

/// The position of the mouse, and whether it has rested there long enough for a tip.
package struct Pointer: Hashable, Sendable {
  /// The time for which the mouse must rest before a tip is shown, in seconds.
  package static let tipDelay: TimeInterval = 0.6

  /// The position of the mouse, in the window's points; nil outside the window.
  private var point: CGPoint?
  /// The time since which the mouse has rested, on the window's clock; infinite after a click or a
  /// key.
  private var since: TimeInterval = .infinity

  /// Creates a pointer outside the window.
  package init() {}

  /// Moves the mouse; nil means out of the window.
  ///
  /// A move to the same position does not restart the wait.
  package mutating func move(to point: CGPoint?, at time: TimeInterval) {
    guard point != self.point else { return }
    self.point = point
    since = time
  }

  /// Shows no tip until the mouse moves again, as after a click.
  package mutating func dismissTip() { since = .infinity }

  /// The position for which a tip is shown or awaited; nil for none.
  package var restingPoint: CGPoint? { since.isFinite ? point : nil }

  /// Returns whether the mouse has rested long enough at a time.
  package func showsTip(at time: TimeInterval) -> Bool {
    restingPoint != nil && time >= since + Self.tipDelay
  }

  /// The time at which a tip will be shown; nil if one is shown already or none will be.
  package func nextChange(after time: TimeInterval) -> TimeInterval? {
    restingPoint == nil || showsTip(at: time) ? nil : since + Self.tipDelay
  }
}
