import Foundation
import JSON
import KeyboardLayouts
import Simulation

extension TapePlayer {
  /// How long a finger stays down, in seconds.
  static let tapDuration: TimeInterval = 0.08
  static let pressDuration: TimeInterval = 0.6
  /// Times a second that a moving finger reports.
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

  /// Puts a finger down and moves it, in time as `pace` says.
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

  // MARK: What has a label

  /// Waits until the content rests, scrolls a view into sight as a person would, and finds a point in it.
  private mutating func reachablePoint(of name: String) throws -> CGPoint {
    try waitForContent()
    for _ in 0..<Self.mostDrags {
      let (frame, scrolls) = try place(of: name)
      let seen = frame.intersection(phone.clearContent(for: scrolls))
      let needed = min(frame.height, Self.leastHeight)
      if !seen.isNull, seen.height >= needed { return CGPoint(x: seen.midX, y: seen.midY) }
      guard scrolls else { throw unreachable(name) }
      let before = phone.offset
      try scroll(frame)
      if abs(phone.offset - before) < 0.5 { break }
    }
    throw unreachable(name)
  }

  private static let mostDrags = 200
  /// So much of a view must be seen for a finger to hit it, in points.
  private static let leastHeight: CGFloat = 24

  private mutating func waitForContent() throws {
    while let end = phone.scroll.end, end > phone.time { try wait(until: end) }
  }

  private func unreachable(_ name: String) -> TapeProblem {
    problem(
      .unreachable(
        name,
        reason: phone.isKeyboardOnScreen
          ? "it lies under the keyboard and cannot be scrolled into sight; hide the keyboard before"
          : "it cannot be scrolled into sight; tap it by its coordinates"))
  }

  /// Where a view is, and whether it moves with the content.
  private func place(of name: String) throws(TapeProblem) -> (frame: CGRect, scrolls: Bool) {
    if let row = phone.row(named: name), let frame = phone.layout.row(row.id) {
      return (phone.frame(of: frame), frame.placement == .scrolled)
    }
    do throws(TapeIssue) {
      let view = try phone.views(called: name)[0]
      let row = phone.layout.row(view.id)
      return (view.frame, row?.placement == .scrolled)
    } catch {
      throw problem(error)
    }
  }

  /// Drags the content so that a rectangle comes into sight, as far as one drag gets, without a fling.
  private mutating func scroll(_ target: CGRect) throws {
    let clear = phone.clearContent(for: true)
    let below = max(0, target.maxY - clear.maxY)
    let above = max(0, clear.minY - target.minY)
    let most = max(20, clear.height - 2 * Self.edge)
    let travel = min(below > 0 ? below : above, most) + ScrollState.dragThreshold
    let x = clear.midX
    let start =
      below > 0
      ? CGPoint(x: x, y: clear.maxY - Self.edge) : CGPoint(x: x, y: clear.minY + Self.edge)
    let end = CGPoint(x: x, y: start.y + (below > 0 ? -travel : travel))
    try move(from: start, to: end, Self.scrollDuration) { $0 * $0 * (3 - 2 * $0) }
    // A finger that rests before it is lifted throws nothing.
    try wait(Self.restDuration)
    try send(.touch(Touch(.ended, at: end)))
    try waitForContent()
  }

  private static let edge: CGFloat = 12
  private static let scrollDuration: TimeInterval = 0.35
  private static let restDuration: TimeInterval = 0.12
}

extension SimulatedDevice {
  /// The part of the screen in which a finger reaches what scrolls, or what is pinned.
  fileprivate func clearContent(for scrolls: Bool) -> CGRect {
    var clear = visibleContent
    if scrolls, let bar = pinnedBar { clear.size.height = min(clear.height, bar.minY - clear.minY) }
    return clear
  }
}
