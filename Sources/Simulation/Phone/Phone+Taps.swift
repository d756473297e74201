import Foundation

extension Phone {
  mutating func tapContent(at point: CGPoint) {
    let inContent = inContent(point)
    guard let row = form.row(at: inContent), container.frame.contains(point) else {
      return setFocus(nil)
    }
    switch row.row.kind {
    case .textField, .textView:
      setFocus(row.id)
      placeCaret(in: row, at: inContent)
    case .button: if row.row.action == .dismissKeyboard { setFocus(nil) }
    case .label: setFocus(nil)
    }
  }

  private mutating func placeCaret(in row: FormLayout.RowFrame, at point: CGPoint) {
    guard let field = fields[row.id] else { return }
    let local = CGPoint(x: point.x - row.textFrame.minX, y: point.y - row.textFrame.minY)
    if let block = row.block {
      let offset = block.offset(at: local, ruler: ruler)
      return edit { $0.place(shownCaret: offset) }
    }
    let line = shownLine(of: row, field)
    let stops = ruler.caretStops(of: line.text, in: form.metrics.body)
    let x = local.x + field.scrollX
    let nearest = stops.indices.min { abs(stops[$0] - x) < abs(stops[$1] - x) } ?? 0
    edit { $0.place(shownCaret: line.shownOffset(ofCluster: nearest)) }
  }
}
