import Foundation
import Simulation

/// The two handles of a selection: a line beside its first and last letter, with a ball at its end.
extension ScreenPicture {
  private static let ball: CGFloat = 5

  /// Handles on a single line; an end that is scrolled out of the row has none.
  func handles(
    of range: Range<Int>, of line: String, _ stops: [CGFloat], in box: CGRect,
    _ row: SceneLayout.RowFrame
  ) -> [DrawCommand] {
    guard !range.isEmpty, phone.focus == row.id else { return [] }
    func x(_ offset: Int) -> CGFloat {
      box.minX + stops[min(line.cluster(at: offset), stops.count - 1)]
    }
    let seen = row.textFrame.insetBy(dx: -2, dy: 0)
    return [(range.lowerBound, true), (range.upperBound, false)].flatMap { offset, isStart in
      let x = x(offset)
      guard seen.minX <= x, x <= seen.maxX else { return [DrawCommand]() }
      return handle(at: x, from: box.minY, to: box.maxY, isStart: isStart)
    }
  }

  /// Handles on the lines of a text view.
  func handles(
    of block: TextBlock, _ row: SceneLayout.RowFrame, _ field: FieldState
  ) -> [DrawCommand] {
    let selection = field.editor.selection
    guard phone.focus == row.id, field.editor.composition.isEmpty, !selection.isEmpty else {
      return []
    }
    let origin = CGPoint(x: row.textFrame.minX, y: row.textFrame.minY - field.scrollY)
    return [(selection.lowerBound, true), (selection.upperBound, false)].flatMap {
      offset, isStart in
      let caret = block.caret(at: offset, ruler: phone.ruler).offsetBy(dx: origin.x, dy: origin.y)
      guard !row.isOverfull || caret.intersects(row.textFrame) else { return [DrawCommand]() }
      return handle(at: caret.midX, from: caret.minY, to: caret.maxY, isStart: isStart)
    }
  }

  private func handle(
    at x: CGFloat, from top: CGFloat, to bottom: CGFloat, isStart: Bool
  ) -> [DrawCommand] {
    let stem = CGRect(x: x - 1, y: top, width: 2, height: bottom - top)
    let middle = isStart ? top - Self.ball + 1 : bottom + Self.ball - 1
    let ball = CGRect(
      x: x - Self.ball, y: middle - Self.ball, width: 2 * Self.ball, height: 2 * Self.ball)
    return [
      .fill(stem, theme.tint), .roundedRect(RoundedRect(ball, radius: Self.ball), theme.tint),
    ]
  }
}
