package import Foundation

/// The parts of a docked keyboard, in points; `nil` is a number that is not measured.
package struct KeyboardHeights: Hashable, Sendable {
  /// The rows of keys.
  package var keys: CGFloat?
  /// The predictive bar above the keys; on iPads the shortcut bar, which holds the predictions.
  package var predictiveBar: CGFloat?
  /// The height below the keys: globe and microphone row, home indicator.
  package var bottomDock: CGFloat?
  /// The whole keyboard with its predictive bar.
  package var total: CGFloat?

  package init(
    keys: CGFloat? = nil, predictiveBar: CGFloat? = nil, bottomDock: CGFloat? = nil,
    total: CGFloat? = nil
  ) {
    self.keys = keys
    self.predictiveBar = predictiveBar
    self.bottomDock = bottomDock
    self.total = total
  }

  /// The height of the keyboard's frame, or `nil` if it cannot be known.
  package func height(withPredictiveBar: Bool) -> CGFloat? {
    guard let total else { return nil }
    if withPredictiveBar { return total }
    return predictiveBar.map { total - $0 }
  }
}
