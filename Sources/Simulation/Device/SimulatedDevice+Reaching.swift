import Foundation

/// What a person does to get at a row: scroll until it is seen, then touch it.
extension SimulatedDevice {
  /// Scrolls a row into what is seen, with the wheel and no further than needed; the keyboard stays.
  package mutating func scrollIntoView(_ id: String) {
    for step in stepsIntoView(id) { send(step) }
  }

  /// The turns of the wheel that bring a row into sight; none where it is seen already.
  package func stepsIntoView(_ id: String) -> [Event] {
    guard let row = layout.row(id) else { return [] }
    switch row.placement {
    case .pinned, .filling, .navigationBar, .toolbar: return []
    case .scrolled: return [stepUpOrDown(to: row)].compactMap { $0 }
    case .nested(let carousel):
      guard let step = stepUpOrDown(to: row) else {
        return [stepSideways(to: row, in: carousel)].compactMap { $0 }
      }
      // Where the wheel turns for the row inside depends on where the form has brought it.
      var device = self
      device.send(step)
      return [step, device.stepSideways(to: row, in: carousel)].compactMap { $0 }
    }
  }

  /// Brings a row into sight and taps the middle of what is seen of it.
  package mutating func tap(row id: String) {
    scrollIntoView(id)
    guard let row = layout.row(id) else { return }
    let seen = visibleFrame(of: row)
    guard !seen.isNull, !seen.isEmpty else { return }
    let point = CGPoint(x: seen.midX, y: seen.midY)
    send(.touch(Touch(.began, at: point)))
    send(.touch(Touch(.ended, at: point)))
  }

  /// Where content that scrolls can be touched: what is seen of the scroll view.
  private var reachableContent: CGRect { visibleContent.intersection(container.frame) }

  private func stepUpOrDown(to row: SceneLayout.RowLayout) -> Event? {
    let (shown, seen) = (frame(of: row), reachableContent)
    let step = Self.step(
      from: (shown.minY, shown.maxY), into: (seen.minY, seen.maxY))
    return step == 0 ? nil : .wheel(dy: step, at: CGPoint(x: seen.midX, y: seen.midY))
  }

  private func stepSideways(to row: SceneLayout.RowLayout, in id: String) -> Event? {
    guard let carousel = layout.row(id) else { return nil }
    let (shown, seen) = (frame(of: row), frame(of: carousel))
    let step = Self.step(
      from: (shown.minX, shown.maxX), into: (seen.minX, seen.maxX))
    return step == 0 ? nil : .wheel(dx: step, dy: 0, at: CGPoint(x: seen.midX, y: seen.midY))
  }

  /// How far one span must move to lie in another; of one that is too long the beginning is shown.
  private static func step(
    from shown: (lower: CGFloat, upper: CGFloat), into seen: (lower: CGFloat, upper: CGFloat)
  ) -> CGFloat {
    if shown.upper > seen.upper {
      return min(shown.upper - seen.upper, shown.lower - seen.lower)
    }
    return min(0, shown.lower - seen.lower)
  }
}
