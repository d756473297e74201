package import Foundation
package import Typography

/// Where the text of a field is in its row: the caret, the characters, the ends of the selection.
///
/// Coordinates are those of the row's layout group; `onScreen` of the device converts them.
package struct FieldGeometry: Sendable {
  /// The row, which has the frame of the text.
  package let row: SceneLayout.RowLayout
  /// The text with its selection, and how far it is scrolled.
  package var field: FieldState
  /// The font of a single line; a text view has its lines in `row.block`.
  package let font: Font
  /// Whether the scene reads from right to left.
  package let isRightToLeft: Bool
  /// What measures the text.
  package let ruler: any TextMeasuring

  /// What a single-line row shows of its text.
  package var line: ShownLine {
    ShownLine(field.editor, isSecure: row.row.input.isSecure, revealed: field.revealed)
  }

  /// From the left of a single-line row's text frame to where its shown line begins, in points.
  package var lineX: CGFloat {
    guard isRightToLeft else { return -field.scrollX }
    return row.textFrame.width - lineWidth + field.scrollX
  }

  private var lineWidth: CGFloat { ruler.width(of: line.text, in: font) }

  /// From the beginning of a single-line text to the caret, in points.
  private var caretX: CGFloat {
    let line = line
    return stop(of: line, at: line.caret)
  }

  private func stop(of line: ShownLine, at offset: Int) -> CGFloat {
    let stops = ruler.caretStops(of: line.text, in: font)
    return stops[min(line.text.cluster(at: offset), stops.count - 1)]
  }

  /// The caret, two points wide.
  package var caret: CGRect {
    let origin = row.textFrame.origin
    if let block = row.block {
      var caret = block.caret(at: field.editor.shownCaret, ruler: ruler)
      // Spaces hang over a line's end, the caret does not.
      caret.origin.x = min(max(caret.origin.x, -1), row.textFrame.width - 1)
      return caret.offsetBy(dx: origin.x, dy: origin.y - field.scrollY)
    }
    return CGRect(
      x: origin.x + lineX + caretX - 1, y: origin.y, width: 2, height: row.textFrame.height)
  }

  /// Returns the boundary of the shown text nearest to a point, from the text frame's top left corner.
  package func offset(at point: CGPoint) -> Int {
    if let block = row.block {
      return block.offset(at: CGPoint(x: point.x, y: point.y + field.scrollY), ruler: ruler)
    }
    return nearest(to: point.x - lineX, on: line).offset
  }

  private func nearest(to x: CGFloat, on line: ShownLine) -> (offset: Int, x: CGFloat) {
    let stops = ruler.caretStops(of: line.text, in: font)
    let index = stops.indices.min { abs(stops[$0] - x) < abs(stops[$1] - x) } ?? 0
    return (line.shownOffset(ofCluster: index), stops.isEmpty ? 0 : stops[index])
  }

  // MARK: Scrolling inside the row

  /// Returns the field scrolled inside its row so that its caret is visible.
  package var scrolledToCaret: FieldState {
    var field = field
    if let block = row.block {
      let caret = block.caret(at: field.editor.shownCaret, ruler: ruler)
      let most = max(0, block.height - row.textFrame.height)
      let wanted = min(max(field.scrollY, caret.maxY - row.textFrame.height), caret.minY)
      field.scrollY = min(max(0, wanted), most)
    } else {
      // From the end at which the line begins to read.
      let caret = isRightToLeft ? lineWidth - caretX : caretX
      let old = line.isWindow ? 0 : field.scrollX
      field.scrollX = max(0, min(max(old, caret + 2 - row.textFrame.width), max(0, caret - 2)))
    }
    return field
  }

  // MARK: A caret moved from the space bar

  /// The caret's centre from the beginning of the text; scrolling inside the row does not change it.
  package var textCaret: CGPoint {
    guard let block = row.block else { return CGPoint(x: caretX, y: 0) }
    let caret = block.caret(at: field.editor.shownCaret, ruler: ruler)
    return CGPoint(x: caret.midX, y: caret.midY)
  }

  /// Returns the boundary nearest to a point of the text, and where the caret stands at it.
  package func nearestCaret(to point: CGPoint) -> (offset: Int, caret: CGPoint) {
    guard let block = row.block else {
      let nearest = nearest(to: point.x, on: line)
      return (nearest.offset, CGPoint(x: nearest.x, y: 0))
    }
    let offset = block.offset(at: point, ruler: ruler)
    let caret = block.caret(at: offset, ruler: ruler)
    return (offset, CGPoint(x: caret.midX, y: caret.midY))
  }
}

// MARK: The ends of the selection

extension FieldGeometry {
  /// The ends of the selection that are visible in their row; none without a selection.
  package var selectionEnds: [SelectionEnd] {
    guard field.editor.hasSelection, field.editor.composition.isEmpty else { return [] }
    let seen = row.textFrame.insetBy(dx: -2, dy: row.isOverfull ? 0 : -row.textFrame.height)
    return allEnds.filter { $0.caret.intersects(seen) }
  }

  private var allEnds: [SelectionEnd] {
    guard let block = row.block else { return endsOnLine }
    let selection = field.editor.selection
    return [(selection.lowerBound, true), (selection.upperBound, false)].map { offset, isStart in
      let caret = block.caret(at: offset, ruler: ruler)
      return SelectionEnd(
        isStart: isStart,
        caret: caret.offsetBy(dx: row.textFrame.minX, dy: row.textFrame.minY - field.scrollY))
    }
  }

  private var endsOnLine: [SelectionEnd] {
    let line = line
    let start = row.textFrame.minX + lineX
    return [(line.selection.lowerBound, true), (line.selection.upperBound, false)].map {
      offset, isStart in
      let x = start + stop(of: line, at: offset)
      return SelectionEnd(
        isStart: isStart,
        caret: CGRect(x: x - 1, y: row.textFrame.minY, width: 2, height: row.textFrame.height))
    }
  }
}
