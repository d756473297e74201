package import Foundation
package import Simulation

/// A finger on the inspector or on an open list: a tap, or a scroll once it has moved.
package struct PanelGesture: Hashable, Sendable {
  /// The panel under the finger.
  package enum Panel: Hashable, Sendable { case inspector, list }

  /// The meaning of a movement of the finger.
  package enum Output: Hashable {
    /// Scroll the panel to an offset, which may be out of its range.
    case scrolls(to: CGFloat)
    /// The finger was lifted where it went down.
    case taps(at: CGPoint)
  }

  /// The id of the finger.
  package let touch: Int
  package let panel: Panel
  private let start: CGPoint
  /// The scroll offset of the panel when the finger went down, in points.
  private let offset: CGFloat
  private var isScrolling = false

  /// - Parameter offset: the scroll offset of the panel, in points.
  package init(touch: Int, on panel: Panel, at point: CGPoint, offset: CGFloat) {
    self.touch = touch
    self.panel = panel
    start = point
    self.offset = offset
  }

  /// Moves or lifts the finger; nil while it is still a tap, or if it is cancelled.
  package mutating func move(_ phase: Touch.Phase, to point: CGPoint) -> Output? {
    let travel = CGPoint(x: point.x - start.x, y: point.y - start.y)
    if hypot(travel.x, travel.y) > ScrollState.dragThreshold { isScrolling = true }
    if isScrolling { return .scrolls(to: offset - travel.y) }
    return phase == .ended ? .taps(at: start) : nil
  }
}
