import Foundation
import InterfaceStyles
import Typography

/// Places what stands in bars: the search field and the toolbar's buttons.
struct BarBuilder {
  private let input: LayoutInput

  init(_ input: LayoutInput) { self.input = input }

  /// Rows from the left end of the navigation bar's lower edge, and of the toolbar's upper one.
  func part() -> SceneLayout.Part {
    var part = SceneLayout.Part()
    part.rows = [searchField].compactMap { $0 } + buttons
    return part
  }

  private var style: InterfaceStyle { input.style }
  private var side: CGFloat { style.cards.sideInset }

  private var searchField: SceneLayout.RowLayout? {
    guard let row = input.scene.searchRow else { return nil }
    let search = style.bars.search
    let frame = CGRect(
      x: input.left + side, y: search.fieldTop - search.barHeight,
      width: max(1, input.right - input.left - 2 * side), height: search.fieldHeight)
    let clear = style.controls.clearButton
    let lineHeight = input.ruler.metrics(of: style.typography.bar).lineHeight
    let line = min(frame.height, lineHeight.rounded(.up))
    let text = CGRect(
      x: frame.minX + search.textInset, y: frame.midY - line / 2,
      width: max(1, frame.width - search.textInset - clear.width - search.textTrailing),
      height: line)
    return SceneLayout.RowLayout(
      row: row, frame: frame, textFrame: text,
      accessoryFrame: CGRect(
        x: frame.maxX - search.clearButtonTrailing - clear.width,
        y: frame.midY - clear.height / 2, width: clear.width, height: clear.height),
      placement: .navigationBar, look: .search)
  }

  /// Equal parts of the bar; the first title stands at its beginning, the last one at its end.
  private var buttons: [SceneLayout.RowLayout] {
    let rows = input.scene.toolbarRows
    let width = max(1, input.right - input.left - 2 * side) / CGFloat(max(1, rows.count))
    let height = style.bars.toolbarHeight
    return rows.enumerated().map { index, row in
      let frame = CGRect(
        x: input.left + side + CGFloat(index) * width, y: 0, width: width, height: height)
      let isAlone = rows.count == 1
      return SceneLayout.RowLayout(
        row: row, frame: frame, textFrame: frame,
        textAlignment: isAlone || (index > 0 && index < rows.count - 1)
          ? .center : index == 0 ? .leading : .trailing,
        placement: .toolbar, look: .barButton)
    }
  }
}
