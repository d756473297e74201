import DisplayList
import Foundation
import Simulation

/// The two handles of a selection: a line beside its first and last letter, with a ball at its end.
extension ScreenPicture {
  private static let ball: CGFloat = 5

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
    let stem = CGRect(x: x - 1, y: top, width: 2, height: bottom - top)
    let middle = isStart ? top - Self.ball + 1 : bottom + Self.ball - 1
    let ball = CGRect(
      x: x - Self.ball, y: middle - Self.ball, width: 2 * Self.ball, height: 2 * Self.ball)
    return [
      .fill(stem, theme.tint), .roundedRect(RoundedRect(ball, radius: Self.ball), theme.tint),
    ]
  }
}
