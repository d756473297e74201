import Foundation

/// Handles at the ends of the selection, which fingers drag.
extension SimulatedDevice {
  /// The ends of the selection that are visible in their row; none without a selection.
  package var selectionEnds: [SelectionEnd] { focusedGeometry?.selectionEnds ?? [] }

  /// How far from a handle a finger still takes it, in points.
  private static let handleReach: CGFloat = 16

  /// Finds the end of the selection whose handle lies under a point of the screen.
  func selectionEnd(at point: CGPoint) -> SelectionEnd? {
    guard let row = focusedRow else { return nil }
    func distance(_ end: SelectionEnd) -> CGFloat {
      abs(onScreen(end.caret, row.placement).midX - point.x)
    }
    return selectionEnds.filter {
      onScreen($0.caret, row.placement)
        .insetBy(dx: -Self.handleReach, dy: -Self.handleReach).contains(point)
    }.min { distance($0) < distance($1) }
  }

  /// Moves the end under a finger to the boundary nearest to it; it goes past the other end too.
  mutating func dragSelection(_ touch: Touch, from start: CGPoint) {
    if textInput.selectionDrag == nil { beginSelectionDrag(touch, from: start) }
    guard textInput.selectionDrag?.touch == touch.id else { return }
    textInput.moveSelectionDrag(to: touch.location)
    followSelectionDrag()
  }

  /// Takes an end of the selection with a finger, once that has moved.
  private mutating func beginSelectionDrag(_ touch: Touch, from start: CGPoint) {
    guard let end = selectionEnd(at: start), let row = focusedRow else { return }
    let caret = onScreen(end.caret, row.placement)
    let drag = SelectionDrag(
      touch: touch.id, finger: start,
      grip: CGSize(width: start.x - caret.midX, height: start.y - caret.midY))
    handle(textInput.beginSelectionDrag(drag, ofStart: end.isStart, at: time))
  }

  /// Lets the selection reach to its finger; outside of the visible text it grows by itself.
  mutating func followSelectionDrag() {
    guard let drag = textInput.selectionDrag, let geometry = focusedGeometry else {
      return textInput.endSelectionDrag()
    }
    let offset = offset(at: drag.goal, in: geometry)
    let editor = geometry.field.editor
    let isMoved = offset != editor.head && offset != editor.anchor
    if isMoved { edit { $0.place(caret: offset, extending: true) } }
    let continues =
      isOutside(drag.goal, geometry.row) && (isMoved || !scroll.isSettled(at: time))
    textInput.continueSelectionDrag(at: continues ? time + SelectionDrag.interval : nil)
  }

  /// Whether a point lies where a row's text continues but is not visible.
  private func isOutside(_ point: CGPoint, _ row: SceneLayout.RowLayout) -> Bool {
    let text = onScreen(row.textFrame, row.placement)
    guard row.block != nil else { return point.x < text.minX || point.x > text.maxX }
    let seen = row.isOverfull ? text.intersection(visibleContent) : visibleContent
    return point.y < seen.minY || point.y > seen.maxY
  }
}
