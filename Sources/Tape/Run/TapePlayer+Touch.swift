import Foundation
import JSON
import KeyboardLayouts
import Simulation

extension TapePlayer {
  /// The duration of a tap, in seconds.
  static let tapDuration: TimeInterval = 0.08
  static let pressDuration: TimeInterval = 0.6
  /// The number of positions that a moving finger reports per second.
  private static let touchRate = 120.0

  mutating func tap(_ target: Target) throws {
    try hold(target, for: Self.tapDuration)
    guard case .label(let name) = target, let row = phone.row(named: name) else { return }
    let isReached = !row.kind.isEditable || phone.focus == row.id
    if !isReached { throw problem(.missed(name)) }
  }

  mutating func longPress(_ target: Target, _ choice: String?) throws {
    guard case .key(let name) = target, let choice else {
      return try hold(target, for: Self.pressDuration)
    }
    try choose(choice, on: try key(named: name))
  }

  private mutating func hold(_ target: Target, for duration: TimeInterval) throws {
    switch target {
    case .point(let point): try hold(at: point, for: duration)
    case .key(let name): try press(keyNamed: name, for: duration)
    case .label(let name): try hold(at: try reachablePoint(of: name), for: duration)
    }
  }

  mutating func hold(at point: CGPoint, for duration: TimeInterval) throws {
    try checkOnScreen(point)
    try send(.touch(Touch(.began, at: point)))
    try wait(duration)
    try send(.touch(Touch(.ended, at: point)))
  }

  private func checkOnScreen(_ point: CGPoint) throws(TapeProblem) {
    let screen = phone.metrics.screen
    guard !screen.contains(point) else { return }
    throw problem(
      .offScreen(
        "\(point.x.roundedText) \(point.y.roundedText)", width: Int(screen.width),
        height: Int(screen.height)))
  }

  mutating func drag(from start: CGPoint, to end: CGPoint, _ duration: TimeInterval) throws {
    try checkOnScreen(start)
    try move(from: start, to: end, duration) { $0 }
    try send(.touch(Touch(.ended, at: end)))
  }

  /// Puts a finger down and moves it; `pace` maps the fraction of time to the fraction of the
  /// distance.
  private mutating func move(
    from start: CGPoint, to end: CGPoint, _ duration: TimeInterval, pace: (Double) -> Double
  ) throws {
    try send(.touch(Touch(.began, at: start)))
    try slide(from: start, to: end, duration, pace: pace)
  }

  /// Moves a finger that is down already.
  mutating func slide(
    from start: CGPoint, to end: CGPoint, _ duration: TimeInterval = 0.2,
    pace: (Double) -> Double = { $0 }
  ) throws {
    let began = phone.time
    let count = max(1, Int((duration * Self.touchRate).rounded()))
    for number in 1...count {
      let part = Double(number) / Double(count)
      try wait(until: began + duration * part)
      let way = CGFloat(pace(part))
      let point = CGPoint(
        x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way)
      try send(.touch(Touch(.moved, at: point)))
    }
  }

  // MARK: Views with a name

  /// Performs the steps of a reach with a visible finger, and returns the point to touch.
  private mutating func reachablePoint(of name: String) throws -> CGPoint {
    let target = try reachTarget(named: name)
    var last: ReachStep?
    for _ in 0..<Self.mostSteps {
      let step = phone.nextStep(toReach: target, after: last)
      switch step {
      case .rest(let end): try wait(until: end)
      case .scroll(let scroll): try perform(scroll)
      case .touch(let point): return point
      case .outOfReach: throw unreachable(name)
      }
      last = step
    }
    throw unreachable(name)
  }

  private static let mostSteps = 200

  /// Finds a row, or else an item on the keyboard.
  private func reachTarget(named name: String) throws -> ReachTarget {
    if let row = phone.row(named: name) { return .row(row.id) }
    if let item = phone.keyboardItem(named: name) { return .keyboardItem(item.id) }
    let views: [ViewReport]
    do throws(TapeIssue) { views = try phone.views(called: name) } catch { throw problem(error) }
    guard let id = views.first?.id, phone.layout.row(id) != nil else { throw unreachable(name) }
    return .row(id)
  }

  private func unreachable(_ name: String) -> TapeProblem {
    problem(
      .unreachable(
        name,
        reason: phone.isKeyboardOnScreen
          ? "it is under the keyboard and cannot be scrolled into view; hide the keyboard first"
          : "it cannot be scrolled into view; tap it by its coordinates"))
  }

  /// Drags by the distance of a scroll, in several drags if it is longer than the area.
  private mutating func perform(_ scroll: ReachScroll) throws {
    let area = dragArea(of: scroll)
    let length = scroll.surface == .content ? area.height : area.width
    let longest = max(Self.shortestDrag, length - 2 * Self.edge)
    var rest = scroll.distance
    while abs(rest) > 0 {
      let part = min(max(rest, -longest), longest)
      try drag(scroll.surface, by: part, in: area)
      rest -= part
    }
  }

  /// The area for the finger: it must not dismiss an interactive keyboard.
  private func dragArea(of scroll: ReachScroll) -> CGRect {
    var area = scroll.area
    guard phone.isKeyboardOnScreen, phone.isDocked, scroll.surface == .content else { return area }
    let bottom = min(area.maxY, phone.keyboardFrame.minY - phone.dismissPadding)
    area.size.height = max(Self.shortestDrag, bottom - area.minY)
    return area
  }

  /// Drags a surface so that it moves up or to the left by a distance, and lets it rest.
  private mutating func drag(
    _ surface: HitTarget.Surface, by distance: CGFloat, in area: CGRect
  ) throws {
    let travel = distance + (distance < 0 ? -1 : 1) * ScrollState.dragThreshold
    let start: CGPoint
    var end: CGPoint
    if surface == .content {
      let y = distance > 0 ? area.maxY - Self.edge : area.minY + Self.edge
      start = phone.scrollPoint(in: area, y: y)
      end = CGPoint(x: start.x, y: start.y - travel)
    } else {
      let x = distance > 0 ? area.maxX - Self.edge : area.minX + Self.edge
      start = CGPoint(x: x, y: area.midY)
      end = CGPoint(x: x - travel, y: area.midY)
    }
    try move(from: start, to: end, Self.scrollDuration) { $0 * $0 * (3 - 2 * $0) }
    // If the finger rests before it is lifted, the content does not run on.
    try wait(Self.restDuration)
    try send(.touch(Touch(.ended, at: end)))
  }

  /// The distance from the start of a drag to the edge of the area, in points.
  private static let edge: CGFloat = 12
  private static let shortestDrag: CGFloat = 20
  private static let scrollDuration: TimeInterval = 0.35
  private static let restDuration: TimeInterval = 0.12
}
