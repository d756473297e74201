package import Foundation
package import KeyboardAvoidance

/// Everything that scrolls: the content, and rows that scroll sideways in it.
package struct ScrollViews: Hashable, Sendable {
  /// What a finger or a wheel has done to the content.
  package enum Output: Hashable {
    /// The user has begun to scroll.
    case began
    /// The finger that holds the content has moved.
    case followsFinger
  }

  /// How the content scrolls up and down.
  package private(set) var content = ScrollState()
  /// How rows scroll sideways.
  package var carousels = Carousels()
  private var restoration = OffsetRestoration()
  /// The offset to go back to, while the hiding of the keyboard is announced.
  package private(set) var restoredOffset: CGFloat?

  /// Creates scroll views at their beginnings.
  package init() {}

  /// Forgets all offsets, as for another scene; the offset from before the keyboard stays.
  package mutating func reset() {
    content = ScrollState()
    carousels = Carousels()
  }

  /// Stops all motion: the content stays where it would have come to rest, carousels go back to
  /// their beginning.
  package mutating func stop(at time: TimeInterval) {
    carousels = Carousels()
    if content.isDragging { content.endDrag(at: content.target, time: time, into: nil) }
    content.rest(at: content.target, time: time)
  }

  /// The content or a row moves, its indicator fades, or a finger holds it.
  package func activity(at time: TimeInterval) -> Activity {
    var activity = Activity.motions(until: [content.end], at: time)
    if content.isIndicatorVisible(at: time) { activity.nextChange = time }
    activity.isHeld = content.isDragging
    activity.merge(carousels.activity(at: time))
    return activity
  }

  // MARK: The offset from before the keyboard

  /// Remembers the offset when a keyboard begins to cover content.
  package mutating func keyboardAppears() {
    restoration.keyboardAppears(at: CGPoint(x: 0, y: content.target))
  }

  /// Offers the offset from before the keyboard until `endRestoring`, if `isWanted`.
  package mutating func beginRestoring(isWanted: Bool) {
    let before = restoration.keyboardHides()?.y
    restoredOffset = isWanted ? before : nil
  }

  /// Ends the offer.
  package mutating func endRestoring() { restoredOffset = nil }

  // MARK: The content, in step with something else; the caller keeps offsets in their range

  /// Puts the content to an offset at once and stops its motion.
  package mutating func rest(at offset: CGFloat, time: TimeInterval) {
    content.rest(at: offset, time: time)
  }

  /// Puts the content to an offset at once, unless it is about to rest there.
  package mutating func restIfElsewhere(at offset: CGFloat, time: TimeInterval) {
    if offset != content.target { rest(at: offset, time: time) }
  }

  /// Moves the content to an offset in step with the keyboard.
  package mutating func follow(
    _ motion: StrategyAnimation, to target: CGFloat, from offset: CGFloat, at time: TimeInterval
  ) {
    if target == content.target, target == offset || !content.isSettled(at: time) { return }
    guard motion.duration > 0 else { return content.rest(at: target, time: time) }
    content.start(
      .following(
        ValueAnimation(
          from: offset, to: target, start: time, duration: motion.duration, curve: motion.curve,
          initialVelocity: content.motion?.velocity(at: time) ?? 0)))
  }

  /// Moves the content to an offset with the system's scroll animation.
  package mutating func scroll(to target: CGFloat, from offset: CGFloat, at time: TimeInterval) {
    content.start(.animated(from: offset, to: target, start: time))
  }

  // MARK: The content, under a finger or a wheel

  /// Moves a finger on the content, which follows it once it has travelled far enough.
  ///
  /// - Parameters:
  ///   - touch: the finger.
  ///   - travel: how far the finger is from where it came down.
  ///   - container: the scroll view; nil where the scene does not scroll.
  ///   - time: the device's clock, in seconds.
  package mutating func drag(
    _ touch: Touch, travel: CGFloat, in container: ContainerState?, at time: TimeInterval
  ) -> Output? {
    if content.drag?.touch == touch.id {
      content.moveDrag(to: touch.location.y, at: time)
      return .followsFinger
    }
    guard let container, !content.isDragging, abs(travel) > ScrollState.dragThreshold else {
      return nil
    }
    let threshold = (travel < 0 ? -1 : 1) * ScrollState.dragThreshold
    return beginDrag(touch, from: touch.location.y - travel + threshold, in: container, at: time)
  }

  /// Lets the content follow a finger, as if it were held where the finger was at `y`.
  package mutating func beginDrag(
    _ touch: Touch, from y: CGFloat, in container: ContainerState, at time: TimeInterval
  ) -> Output {
    restoration.userScrolls()
    let offset = offset(in: container, at: time)
    content.beginDrag(
      ScrollState.Drag(
        touch: touch.id, from: y, at: touch.location.y,
        offset: Self.withoutRubberBand(offset, in: container), time: time))
    return .began
  }

  /// The content offset at a time.
  package func offset(in container: ContainerState, at time: TimeInterval) -> CGFloat {
    content.offset(
      at: time, range: container.range, viewport: container.geometry.viewport.height)
  }

  /// Takes the rubber band's shortening out of an offset beyond the edge.
  private static func withoutRubberBand(
    _ offset: CGFloat, in container: ContainerState
  ) -> CGFloat {
    let range = container.range
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    let beyond = offset - edge
    guard beyond != 0 else { return offset }
    let free = RubberBand.distance(
      forDisplacement: abs(beyond), viewport: container.geometry.viewport.height)
    return edge + (beyond < 0 ? -free : free)
  }

  /// Returns the speed with which a finger lifts off the content, in points per second.
  package mutating func releaseVelocity(_ touch: Touch, at time: TimeInterval) -> CGFloat {
    content.moveDrag(to: touch.location.y, at: time)
    return content.drag?.velocity(at: time) ?? 0
  }

  /// Releases the content: it runs on with a speed and comes to rest inside a range.
  package mutating func release(
    from offset: CGFloat, velocity: CGFloat, into range: ClosedRange<CGFloat>,
    at time: TimeInterval
  ) {
    content.endDrag(
      at: offset, time: time, into: .released(from: offset, velocity, range, at: time))
  }

  /// Scrolls the content by a wheel's step.
  package mutating func wheel(to offset: CGFloat, at time: TimeInterval) -> Output {
    restoration.userScrolls()
    content.wheel(to: offset, time: time)
    return .began
  }

  /// Whether a finger holds the content or a carousel.
  package func isHeld(by touch: Int) -> Bool {
    content.drag?.touch == touch || !carousels.held(by: touch).isEmpty
  }
}
