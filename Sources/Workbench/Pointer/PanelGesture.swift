package import Foundation
package import Simulation

/// A finger on the inspector or on an open list: a tap, or, once it has moved, a scroll.
package struct PanelGesture: Hashable, Sendable {
  /// What the finger is on.
  package enum Panel: Hashable, Sendable { case inspector, list }

  /// What a movement of the finger means.
  package enum Output: Hashable {
    /// The panel is to be scrolled to an offset, which may be out of its range.
    case scrolls(to: CGFloat)
    /// The finger was lifted from where it came down.
    case taps(at: CGPoint)
  }

  package let touch: Int
  package let panel: Panel
  private let start: CGPoint
  /// How far the panel was scrolled when the finger came down.
  private let offset: CGFloat
  private var isScrolling = false

  /// - Parameter offset: how far the panel is scrolled.
  package init(touch: Int, on panel: Panel, at point: CGPoint, offset: CGFloat) {
    self.touch = touch
    self.panel = panel
    start = point
    self.offset = offset
  }

  /// Moves or lifts the finger; nil while it is still a tap, and for one that was cancelled.
  package mutating func move(_ phase: Touch.Phase, to point: CGPoint) -> Output? {
    let travel = CGPoint(x: point.x - start.x, y: point.y - start.y)
    if hypot(travel.x, travel.y) > ScrollState.dragThreshold { isScrolling = true }
    if isScrolling { return .scrolls(to: offset - travel.y) }
    return phase == .ended ? .taps(at: start) : nil
  }
}
