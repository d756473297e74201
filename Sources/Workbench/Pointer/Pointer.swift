package import Foundation

/// Where the mouse rests, and whether it rests there long enough for a tip.
package struct Pointer: Hashable, Sendable {
  /// How long the mouse must rest on something before its tip shows, in seconds.
  package static let tipDelay: TimeInterval = 0.6

  /// Where the mouse is, in the window's points; nil outside the window.
  private var point: CGPoint?
  /// Since when, on the window's clock; infinite where something else was done since.
  private var since: TimeInterval = .infinity

  /// Creates a pointer outside the window.
  package init() {}

  /// Moves the mouse; nil for out of the window.
  ///
  /// At the same place it goes on resting.
  package mutating func move(to point: CGPoint?, at time: TimeInterval) {
    guard point != self.point else { return }
    self.point = point
    since = time
  }

  /// Shows no tip until the mouse moves again, as after a click.
  package mutating func dismissTip() { since = .infinity }

  /// Where the mouse waits for a tip, or has one; nil if it does not.
  package var restingPoint: CGPoint? { since.isFinite ? point : nil }

  /// Whether the mouse has rested long enough at a time.
  package func showsTip(at time: TimeInterval) -> Bool {
    restingPoint != nil && time >= since + Self.tipDelay
  }

  /// When a tip will show; nil if one shows already, or none will.
  package func nextChange(after time: TimeInterval) -> TimeInterval? {
    restingPoint == nil || showsTip(at: time) ? nil : since + Self.tipDelay
  }
}
