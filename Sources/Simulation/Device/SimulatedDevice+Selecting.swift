package import Foundation
import Typography

/// Taps on one field in quick succession.
struct MultiTap: Hashable, Sendable {
  /// From one tap to the next at most so many seconds and so many points.
  static let (interval, reach) = (0.4, CGFloat(20))

  var row: String
  var point: CGPoint
  var time: TimeInterval
  var count = 1

  /// What a tap is after the last ones: the second or third of a series, or the first of its own.
  func followed(by next: MultiTap) -> MultiTap {
    let isNear = hypot(next.point.x - point.x, next.point.y - point.y) <= Self.reach
    guard next.row == row, next.time - time <= Self.interval, isNear, count < 3 else {
      return next
    }
    var series = next
    series.count = count + 1
    return series
  }
}

/// A finger that drags one end of a selection; the other end stays.
struct SelectionDrag: Hashable, Sendable {
  /// Seconds from one step to the next while the finger rests outside of what is seen.
  static let interval: TimeInterval = 0.1

  var touch: Int
  /// Where the finger is, in screen coordinates.
  var finger: CGPoint
  /// From the end's middle to the finger.
  var grip: CGSize
  /// When the selection grows next by itself; nil while the finger is over the text.
  var due: TimeInterval?
}

/// One end of the selection, where a handle stands.
package struct SelectionEnd: Hashable, Sendable {
  /// Whether it is the end that comes first in the text.
  package var isStart: Bool
  /// The caret's place there, in its row's coordinates.
  package var caret: CGRect
}

/// Selecting with fingers: taps in a row, and handles that are dragged.
extension SimulatedDevice {
  /// Puts the caret where a tap is; the second of three selects a word, the third a paragraph.
  mutating func select(byTap point: CGPoint, in row: SceneLayout.RowLayout) {
    guard let field = fields[row.id] else { return }
    let tap = MultiTap(row: row.id, point: point, time: time)
    let series = taps?.followed(by: tap) ?? tap
    defer { taps = series }
    let offset = shownOffset(in: row, field, at: point)
    let isWhole = row.row.input.isSecure && series.count > 1
    edit { editor in
      editor.place(shownCaret: offset)
      switch series.count {
      case 1: break
      case 2 where !isWhole: editor.select(editor.wordRange(at: editor.head))
      case 3 where !isWhole: editor.select(editor.paragraphRange(at: editor.head))
      default: editor.selectAll()
      }
    }
  }

  /// Finds the boundary of a row's shown text that is nearest to a point of the screen.
  func shownOffset(
    in row: SceneLayout.RowLayout, _ field: FieldState, at point: CGPoint
  ) -> Int {
    let origin = onScreen(row.textFrame, row.placement).origin
    let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y + field.scrollY)
    if let block = row.block { return block.offset(at: local, ruler: ruler) }
    let line = shownLine(of: row, field)
    let stops = ruler.caretStops(of: line.text, in: form.font(of: row))
    let x = local.x - lineX(of: row, field)
    let nearest = stops.indices.min { abs(stops[$0] - x) < abs(stops[$1] - x) } ?? 0
    return line.shownOffset(ofCluster: nearest)
  }

  // MARK: Handles

  /// The ends of the selection that are seen in their row; none without a selection.
  package var selectionEnds: [SelectionEnd] {
    guard let row = focusedRow, let field = fields[row.id], field.editor.hasSelection,
      field.editor.composition.isEmpty
    else { return [] }
    let ends = row.block.map { endsInBlock($0, row, field) } ?? endsOnLine(of: row, field)
    let seen = row.textFrame.insetBy(dx: -2, dy: row.isOverfull ? 0 : -row.textFrame.height)
    return ends.filter { $0.caret.intersects(seen) }
  }

  private func endsInBlock(
    _ block: TextBlock, _ row: SceneLayout.RowLayout, _ field: FieldState
  ) -> [SelectionEnd] {
    let selection = field.editor.selection
    return [(selection.lowerBound, true), (selection.upperBound, false)].map { offset, isStart in
      let caret = block.caret(at: offset, ruler: ruler)
      return SelectionEnd(
        isStart: isStart,
        caret: caret.offsetBy(
          dx: row.textFrame.minX, dy: row.textFrame.minY - field.scrollY))
    }
  }

  private func endsOnLine(of row: SceneLayout.RowLayout, _ field: FieldState) -> [SelectionEnd] {
    let line = shownLine(of: row, field)
    let stops = ruler.caretStops(of: line.text, in: form.font(of: row))
    let start = row.textFrame.minX + lineX(of: row, field)
    return [(line.selection.lowerBound, true), (line.selection.upperBound, false)].map {
      offset, isStart in
      let x = start + stops[min(line.text.cluster(at: offset), stops.count - 1)]
      return SelectionEnd(
        isStart: isStart,
        caret: CGRect(x: x - 1, y: row.textFrame.minY, width: 2, height: row.textFrame.height))
    }
  }

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

  /// Takes an end of the selection with a finger, once that has moved.
  private mutating func beginSelectionDrag(_ touch: Touch, from start: CGPoint) {
    guard let end = selectionEnd(at: start), let row = focusedRow else { return }
    let caret = onScreen(end.caret, row.placement)
    selectionDrag = SelectionDrag(
      touch: touch.id, finger: start,
      grip: CGSize(width: start.x - caret.midX, height: start.y - caret.midY))
    edit { editor in
      let selection = editor.selection
      editor.place(caret: end.isStart ? selection.upperBound : selection.lowerBound)
      editor.place(
        caret: end.isStart ? selection.lowerBound : selection.upperBound, extending: true)
    }
  }

  /// Moves the end under a finger to the boundary nearest to it; it goes past the other end too.
  mutating func dragSelection(_ touch: Touch, from start: CGPoint) {
    if selectionDrag == nil { beginSelectionDrag(touch, from: start) }
    guard selectionDrag?.touch == touch.id else { return }
    selectionDrag?.finger = touch.location
    followSelectionDrag()
  }

  /// Lets the selection reach to its finger; outside of what is seen it goes on by itself.
  mutating func followSelectionDrag() {
    guard let drag = selectionDrag, let row = focusedRow, let field = fields[row.id] else {
      return selectionDrag = nil
    }
    let goal = CGPoint(x: drag.finger.x - drag.grip.width, y: drag.finger.y - drag.grip.height)
    let offset = shownOffset(in: row, field, at: goal)
    let isMoved = offset != field.editor.head && offset != field.editor.anchor
    if isMoved { edit { $0.place(caret: offset, extending: true) } }
    let goesOn = isOutside(goal, row) && (isMoved || !scroll.isSettled(at: time))
    selectionDrag?.due = goesOn ? time + SelectionDrag.interval : nil
  }

  /// Whether a point lies where a row's text goes on but is not seen.
  private func isOutside(_ point: CGPoint, _ row: SceneLayout.RowLayout) -> Bool {
    let text = onScreen(row.textFrame, row.placement)
    guard row.block != nil else { return point.x < text.minX || point.x > text.maxX }
    let seen = row.isOverfull ? text.intersection(visibleContent) : visibleContent
    return point.y < seen.minY || point.y > seen.maxY
  }
}
