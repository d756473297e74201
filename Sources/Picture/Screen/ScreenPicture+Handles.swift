import DisplayList
import Foundation
import InterfaceStyles
import Simulation

/// The two handles of a selection: a line beside its first and last letter, with a ball at its end.
extension ScreenPicture {
  /// The handles of the selection in a row; an end that is scrolled out of it has none.
  func handles(in row: SceneLayout.RowLayout) -> [DrawCommand] {
    guard phone.focus == row.id else { return [] }
    return phone.selectionEnds.flatMap {
      handle(at: $0.caret.midX, from: $0.caret.minY, to: $0.caret.maxY, isStart: $0.isStart)
    }
  }

  private func handle(
    at x: CGFloat, from top: CGFloat, to bottom: CGFloat, isStart: Bool
  ) -> [DrawCommand] {
    let selection = style.selection
    let stem = CGRect(
      x: x - selection.stemWidth / 2, y: top, width: selection.stemWidth, height: bottom - top)
    let radius = selection.ballRadius
    let overlap = selection.stemOverlap
    let middle = isStart ? top - radius + overlap : bottom + radius - overlap
    let ball = CGRect(x: x - radius, y: middle - radius, width: 2 * radius, height: 2 * radius)
    return [
      .fill(stem, palette.tint), .roundedRect(RoundedRect(ball, radius: radius), palette.tint),
    ]
  }
}
