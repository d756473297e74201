import Foundation
import Simulation

/// A finger on the inspector or on an open list: a tap, or, once it has moved, a scroll.
struct PanelGesture: Hashable, Sendable {
  var id: Int
  var panel: Panel
  var start: CGPoint
  /// How far the panel was scrolled when the finger came down.
  var scroll: CGFloat
  var isScrolling = false

  enum Panel: Hashable, Sendable { case inspector, list }
}

extension WorkbenchModel {
  /// Lets a finger begin on a panel; what is under it acts when the finger leaves it there.
  mutating func beginPanelTouch(_ id: Int, on panel: PanelGesture.Panel, at point: CGPoint) {
    let scroll = panel == .list ? list?.scroll ?? 0 : inspectorScroll
    panelTouch = PanelGesture(id: id, panel: panel, start: point, scroll: scroll)
    if panel == .list { hoverOverList(point) }
  }

  mutating func continuePanelTouch(_ phase: Touch.Phase, at point: CGPoint) {
    guard var touch = panelTouch else { return }
    let travel = CGPoint(x: point.x - touch.start.x, y: point.y - touch.start.y)
    if hypot(travel.x, travel.y) > ScrollState.dragThreshold { touch.isScrolling = true }
    if touch.isScrolling { scroll(touch.panel, to: touch.scroll - travel.y) }
    panelTouch = phase == .moved ? touch : nil
    guard phase == .ended, !touch.isScrolling else { return }
    switch touch.panel {
    case .inspector: clickInInspector(at: touch.start)
    case .list: clickInList(at: touch.start)
    }
  }

  private mutating func scroll(_ panel: PanelGesture.Panel, to offset: CGFloat) {
    switch panel {
    case .inspector: scrollInspector(by: offset - inspectorScroll)
    case .list: scrollList(to: offset)
    }
  }
}
