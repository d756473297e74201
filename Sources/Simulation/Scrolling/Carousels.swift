package import Foundation
import KeyboardAvoidance

/// How rows scroll sideways.
package struct Carousels: Hashable, Sendable {
  /// By the row's id; one that was never scrolled has no entry.
  private var states: [String: ScrollState] = [:]

  /// Rows run on, or a finger holds one.
  package func activity(at time: TimeInterval) -> Activity {
    var activity = Activity.motions(until: states.values.map(\.end), at: time)
    activity.isHeld = states.values.contains(where: \.isDragging)
    return activity
  }

  /// How far a row is scrolled from its beginning at a time, in points.
  package func offset(of carousel: Carousel, at time: TimeInterval) -> CGFloat {
    states[carousel.id]?.offset(
      at: time, range: carousel.range, viewport: carousel.geometry.viewport.width) ?? 0
  }

  /// Lets a finger stop a row that runs on.
  package mutating func hold(_ carousel: Carousel, _ touch: Touch, at time: TimeInterval) {
    guard states[carousel.id]?.isFlung(at: time) == true else { return }
    beginDrag(carousel, touch, from: carousel.direction * touch.location.x, at: time)
  }

  /// Whether this finger holds a row.
  package func isHeld(_ carousel: Carousel, by touch: Int) -> Bool {
    states[carousel.id]?.drag?.touch == touch
  }

  /// Moves a finger on a row, which follows it once it has travelled far enough.
  package mutating func drag(
    _ carousel: Carousel, _ touch: Touch, travel: CGSize, at time: TimeInterval
  ) {
    if states[carousel.id]?.drag?.touch == touch.id {
      states[carousel.id]?.moveDrag(to: carousel.direction * touch.location.x, at: time)
    } else if abs(travel.width) > ScrollState.dragThreshold {
      let threshold = (travel.width < 0 ? -1 : 1) * ScrollState.dragThreshold
      let start = touch.location.x - travel.width + threshold
      beginDrag(carousel, touch, from: carousel.direction * start, at: time)
    }
  }

  private mutating func beginDrag(
    _ carousel: Carousel, _ touch: Touch, from start: CGFloat, at time: TimeInterval
  ) {
    let offset = offset(of: carousel, at: time)
    states[carousel.id, default: ScrollState()].beginDrag(
      ScrollState.Drag(
        touch: touch.id, from: start, at: carousel.direction * touch.location.x, offset: offset,
        time: time))
  }

  /// Releases a row if this finger holds it: it runs on and comes to rest inside its range.
  package mutating func release(_ carousel: Carousel, _ touch: Touch, at time: TimeInterval) {
    guard var state = states[carousel.id], state.drag?.touch == touch.id else { return }
    state.moveDrag(to: carousel.direction * touch.location.x, at: time)
    states[carousel.id] = state
    let velocity = state.drag?.velocity(at: time) ?? 0
    let start = offset(of: carousel, at: time)
    states[carousel.id]?.endDrag(
      at: start, time: time, into: .released(from: start, velocity, carousel.range, at: time))
  }

  /// The ids of the rows that a finger holds.
  package func held(by touch: Int) -> [String] {
    states.filter { $0.value.drag?.touch == touch }.map(\.key)
  }

  /// Scrolls a row by a wheel's step, within its range; one that a finger holds stays.
  package mutating func wheel(_ carousel: Carousel, by dx: CGFloat, at time: TimeInterval) {
    guard states[carousel.id]?.isDragging != true else { return }
    let wanted = offset(of: carousel, at: time) + carousel.direction * dx
    let x = carousel.geometry.clamped(CGPoint(x: wanted, y: 0)).x
    states[carousel.id, default: ScrollState()].wheel(to: x, time: time)
  }

  /// Scrolls a row so that a part of it is visible; one that a finger holds stays.
  ///
  /// - Parameters:
  ///   - target: in the row's coordinates, from where it begins to read.
  ///   - carousel: the row.
  ///   - margin: left free beside it, in points.
  ///   - isAnimated: whether it moves there with the system's scroll animation.
  ///   - time: the device's clock, in seconds.
  package mutating func reveal(
    _ target: CGRect, in carousel: Carousel, margin: CGFloat, isAnimated: Bool,
    at time: TimeInterval
  ) {
    guard states[carousel.id]?.isDragging != true else { return }
    let resting = states[carousel.id]?.target ?? 0
    let wanted = carousel.geometry.revealing(
      target, from: CGPoint(x: resting, y: 0), padding: EdgeInsets(left: margin, right: margin),
      horizontal: true
    ).x
    guard wanted != resting else { return }
    let start = offset(of: carousel, at: time)
    if isAnimated {
      states[carousel.id, default: ScrollState()].start(
        .animated(from: start, to: wanted, start: time))
    } else {
      states[carousel.id, default: ScrollState()].rest(at: wanted, time: time)
    }
  }
}

extension ScrollMotion? {
  /// Returns the motion of content that a finger lets go of with a speed; nil where it stays.
  static func released(
    from offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>,
    at time: TimeInterval
  ) -> ScrollMotion? {
    let stays = velocity == 0 && range.contains(offset)
    return stays ? nil : .fling(from: offset, velocity: velocity, range: range, start: time)
  }
}
