import Foundation
import Simulation

/// Touches on the inspector and on the open list.
extension WorkbenchModel {
  /// Puts a finger down on a panel; the control under it acts when the finger is lifted there.
  mutating func beginPanelTouch(_ id: Int, on panel: PanelGesture.Panel, at point: CGPoint) {
    let offset = panel == .list ? list?.scroll ?? 0 : inspector.scroll
    panelTouch = PanelGesture(touch: id, on: panel, at: point, offset: offset)
    if panel == .list { hoverOverList(point) }
  }

  mutating func continuePanelTouch(_ phase: Touch.Phase, at point: CGPoint) {
    guard let panel = panelTouch?.panel else { return }
    let output = panelTouch?.move(phase, to: point)
    if phase != .moved { panelTouch = nil }
    switch output {
    case .scrolls(let offset): scroll(panel, to: offset)
    case .taps(let point): tap(panel, at: point)
    case nil: break
    }
  }

  private mutating func scroll(_ panel: PanelGesture.Panel, to offset: CGFloat) {
    switch panel {
    case .inspector: scrollInspector(by: offset - inspector.scroll)
    case .list: scrollList(to: offset)
    }
  }

  private mutating func tap(_ panel: PanelGesture.Panel, at point: CGPoint) {
    switch panel {
    case .inspector: clickInInspector(at: point)
    case .list: clickInList(at: point)
    }
  }
}
