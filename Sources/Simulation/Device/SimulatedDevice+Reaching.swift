package import Foundation
import KeyboardAvoidance

/// How a person, a tape or an audit gets at something: scroll it into sight, then touch it.
extension SimulatedDevice {
  /// Returns the next step to touch a target; the same for the wheel and for a visible finger.
  ///
  /// The target is scrolled into sight, no further than needed: between the bars, above the keyboard
  /// and the bottom safe area. A target that is too tall shows its beginning. After a scroll, and before
  /// a scroll while the keyboard moves, everything comes to rest first; a target that is in sight is
  /// touched although the keyboard still moves.
  ///
  /// - Parameter last: the step that was performed before; nil at the beginning.
  package func nextStep(toReach target: ReachTarget, after last: ReachStep? = nil) -> ReachStep {
    switch target {
    case .keyboardItem(let id): return nextStep(toReachItem: id)
    case .row(let id):
      guard let row = layout.row(id) else { return .outOfReach }
      if let end = scrollingEnd { return .rest(until: end) }
      if case .scroll = last, let end = settlingTime { return .rest(until: end) }
      if let scroll = scroll(toShow: row) {
        if let end = settlingTime { return .rest(until: end) }
        return .scroll(scroll)
      }
      return touchPoint(on: row).map(ReachStep.touch) ?? .outOfReach
    }
  }

  /// Scrolls a row into sight and returns the point to touch; nil if it is out of reach.
  ///
  /// Time passes while the keyboard or the content comes to rest.
  @discardableResult
  package mutating func reach(_ id: String) -> CGPoint? {
    var last: ReachStep?
    for _ in 0..<Self.mostReachSteps {
      let step = nextStep(toReach: .row(id), after: last)
      switch step {
      case .rest(let end): advance(to: end)
      case .scroll(let scroll): send(wheel(for: scroll))
      case .touch(let point): return point
      case .outOfReach: return nil
      }
      last = step
    }
    return nil
  }

  /// Scrolls a row into sight and taps it; returns whether it could be reached.
  @discardableResult
  package mutating func tap(row id: String) -> Bool {
    guard let point = reach(id) else { return false }
    tap(at: point)
    return true
  }

  /// Taps a point of the screen.
  package mutating func tap(at point: CGPoint) {
    send(.touch(Touch(.began, at: point)))
    send(.touch(Touch(.ended, at: point)))
  }

  /// Returns the wheel events that bring a row into sight without waiting for anything.
  package func scrollEvents(toShow id: String) -> [Event] {
    var device = self
    var events: [Event] = []
    for _ in 0..<Self.mostReachSteps {
      guard let row = device.layout.row(id), let scroll = device.scroll(toShow: row) else { break }
      let event = device.wheel(for: scroll)
      events.append(event)
      device.send(event)
    }
    return events
  }

  private func wheel(for scroll: ReachScroll) -> Event {
    scroll.wheel(at: scrollPoint(in: scroll.area, y: scroll.area.midY))
  }

  private static let mostReachSteps = 16

  // MARK: Where the finger goes

  /// The middle of the visible part of a row, or another point of it if something is in front of it.
  private func touchPoint(on row: SceneLayout.RowLayout) -> CGPoint? {
    let seen = visibleFrame(of: row)
    guard !seen.isNull, !seen.isEmpty else { return nil }
    let points = Self.parts.lazy.flatMap { y in
      Self.parts.lazy.map { x in
        CGPoint(x: seen.minX + seen.width * x, y: seen.minY + seen.height * y)
      }
    }
    return points.first { point in
      switch hitTest(point) {
      case .app(_, let hit): row.row.kind == .carousel || hit?.id == row.id
      case .selection: row.id == focus
      default: false
      }
    }
  }

  /// Parts of a length at which a finger can go down, the middle first.
  private static let parts: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9]

  /// Returns a point at a height of an area at which a wheel or a finger scrolls the content.
  package func scrollPoint(in area: CGRect, y: CGFloat) -> CGPoint {
    let points = Self.parts.map { CGPoint(x: area.minX + area.width * $0, y: y) }
    return points.first { hitTest($0).scrollsContent } ?? points[0]
  }

  private func nextStep(toReachItem id: String) -> ReachStep {
    let end = keyboard.position.top.end
    if end > time { return .rest(until: end) }
    guard let item = keyboardItems.first(where: { $0.id == id }) else { return .outOfReach }
    let point = CGPoint(x: item.frame.midX, y: item.frame.midY)
    return hitTest(point).isOnKeyboard ? .touch(point) : .outOfReach
  }

  /// When the content and all rows that scroll sideways come to rest; nil if nothing scrolls.
  private var scrollingEnd: TimeInterval? { scrollViews.activity(at: time).end }
}
