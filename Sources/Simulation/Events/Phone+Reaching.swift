import Foundation

/// What a person does to get at a row: scroll until it is seen, then touch it.
extension Phone {
  /// Scrolls a row into what is seen, with the wheel and no further than needed; the keyboard stays.
  package mutating func scrollIntoView(_ id: String) {
    for step in stepsIntoView(id) { send(step) }
  }

  /// The turns of the wheel that bring a row into sight; none where it is seen already.
  package func stepsIntoView(_ id: String) -> [Event] {
    guard let row = form.row(id) else { return [] }
    var phone = self
    switch row.placement {
    case .pinned, .filling, .navigationBar, .toolbar: return []
    case .scrolled: return phone.steps([Phone.upright], to: row)
    case .nested: return phone.steps([Phone.upright, Phone.sideways], to: row)
    }
  }

  private mutating func steps(
    _ ways: [(Phone, SceneLayout.RowFrame) -> Event?], to row: SceneLayout.RowFrame
  ) -> [Event] {
    ways.compactMap { way in
      guard let event = way(self, row) else { return nil }
      send(event)
      return event
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

  private static func upright(_ phone: Phone, _ row: SceneLayout.RowFrame) -> Event? {
    let shown = phone.frame(of: row)
    let seen = phone.reachableContent
    let below = max(0, shown.maxY - seen.maxY)
    let above = max(0, seen.minY - shown.minY)
    let step = below > 0 ? min(below, shown.minY - seen.minY) : -above
    return step == 0 ? nil : .wheel(dy: step, at: CGPoint(x: seen.midX, y: seen.midY))
  }

  private static func sideways(_ phone: Phone, _ row: SceneLayout.RowFrame) -> Event? {
    guard case .nested(let id) = row.placement, let strip = phone.form.row(id) else { return nil }
    let shown = phone.frame(of: row)
    let seen = phone.frame(of: strip)
    let after = max(0, shown.maxX - seen.maxX)
    let before = max(0, seen.minX - shown.minX)
    let step = after > 0 ? min(after, shown.minX - seen.minX) : -before
    return step == 0 ? nil : .wheel(dx: step, dy: 0, at: CGPoint(x: seen.midX, y: seen.midY))
  }
}
