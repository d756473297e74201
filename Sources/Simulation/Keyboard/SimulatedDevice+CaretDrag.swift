import Foundation
import Typography

/// A finger that moves the caret from the space bar, as on a track pad.
package struct CaretDrag: Hashable, Sendable {
  /// The finger's id; other fingers press no keys meanwhile.
  package var touch: Int
  /// Where the finger was last, in screen coordinates.
  var finger: CGPoint
  /// From the caret to where the finger has brought it, in points: it stands between characters only.
  var remainder = CGPoint.zero
}

extension SimulatedDevice {
  /// Lets a finger that rests on the space bar move the caret from now on.
  mutating func beginCaretDrag(_ touch: Int) {
    guard keyboard.caretDrag == nil, focus != nil, let finger = touches[touch] else { return }
    endComposition()
    keyboard.caretDrag = CaretDrag(touch: touch, finger: finger)
  }

  /// Moves the caret by as much as the finger has moved.
  mutating func dragCaret(to finger: CGPoint) {
    guard var drag = keyboard.caretDrag, let row = focusedRow, let field = fields[row.id] else {
      return
    }
    let caret = textCaret(in: row, field)
    let goal = CGPoint(
      x: caret.x + drag.remainder.x + finger.x - drag.finger.x,
      y: caret.y + drag.remainder.y + finger.y - drag.finger.y)
    let nearest = nearestCaret(in: row, field, at: goal)
    drag.finger = finger
    drag.remainder = CGPoint(x: goal.x - nearest.place.x, y: goal.y - nearest.place.y)
    keyboard.caretDrag = drag
    edit { $0.place(shownCaret: nearest.offset) }
  }

  /// Ends the finger's way if it moves the caret; tells whether it did.
  @discardableResult
  mutating func endCaretDrag(_ touch: Int) -> Bool {
    guard keyboard.caretDrag?.touch == touch else { return false }
    keyboard.caretDrag = nil
    return true
  }

  /// The caret's middle from the beginning of a row's text, which does not change by scrolling.
  private func textCaret(in row: SceneLayout.RowLayout, _ field: FieldState) -> CGPoint {
    guard let block = row.block else { return CGPoint(x: caretX(in: row, field), y: 0) }
    let caret = block.caret(at: field.editor.shownCaret, ruler: ruler)
    return CGPoint(x: caret.midX, y: caret.midY)
  }

  /// Finds the boundary nearest to a point of a row's text, and where the caret stands at it.
  private func nearestCaret(
    in row: SceneLayout.RowLayout, _ field: FieldState, at point: CGPoint
  ) -> (offset: Int, place: CGPoint) {
    if let block = row.block {
      let offset = block.offset(at: point, ruler: ruler)
      let caret = block.caret(at: offset, ruler: ruler)
      return (offset, CGPoint(x: caret.midX, y: caret.midY))
    }
    let line = shownLine(of: row, field)
    let stops = ruler.caretStops(of: line.text, in: form.font(of: row))
    let nearest = stops.indices.min { abs(stops[$0] - point.x) < abs(stops[$1] - point.x) } ?? 0
    return (
      line.shownOffset(ofCluster: nearest), CGPoint(x: stops.isEmpty ? 0 : stops[nearest], y: 0)
    )
  }
}
