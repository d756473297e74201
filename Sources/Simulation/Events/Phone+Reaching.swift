import Foundation

/// What a person does to get at a row: scroll until it is seen, then touch it.
extension Phone {
  /// Scrolls a row into what is seen, with the wheel and no further than needed; the keyboard stays.
  package mutating func scrollIntoView(_ id: String) {
    guard let row = form.row(id) else { return }
    switch row.placement {
    case .pinned, .filling, .navigationBar, .toolbar: return
    case .scrolled: scrollUpOrDown(to: row)
    case .nested:
      scrollUpOrDown(to: row)
      scrollSideways(to: row)
    }
  }

  /// Brings a row into sight and taps the middle of what is seen of it.
  package mutating func tap(row id: String) {
    scrollIntoView(id)
    guard let row = form.row(id) else { return }
    let seen = visibleFrame(of: row)
    guard !seen.isNull, !seen.isEmpty else { return }
    let point = CGPoint(x: seen.midX, y: seen.midY)
    send(.touch(Touch(.began, at: point)))
    send(.touch(Touch(.ended, at: point)))
  }

  /// Where content that scrolls can be touched: what is seen of the scroll view.
  private var reachableContent: CGRect { visibleContent.intersection(container.frame) }

  private mutating func scrollUpOrDown(to row: SceneLayout.RowFrame) {
    let shown = frame(of: row)
    let seen = reachableContent
    let below = max(0, shown.maxY - seen.maxY)
    let above = max(0, seen.minY - shown.minY)
    let step = below > 0 ? min(below, shown.minY - seen.minY) : -above
    if step != 0 { send(.wheel(dy: step, at: CGPoint(x: seen.midX, y: seen.midY))) }
  }

  private mutating func scrollSideways(to row: SceneLayout.RowFrame) {
    guard case .nested(let id) = row.placement, let strip = form.row(id) else { return }
    let shown = frame(of: row)
    let seen = frame(of: strip)
    let after = max(0, shown.maxX - seen.maxX)
    let before = max(0, seen.minX - shown.minX)
    let step = after > 0 ? min(after, shown.minX - seen.minX) : -before
    let point = CGPoint(x: seen.midX, y: seen.midY)
    if step != 0 { send(.wheel(dx: step, dy: 0, at: point)) }
  }
}
