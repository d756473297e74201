import Foundation
import KeyboardAvoidance

/// Fingers and wheels that move the content.
extension SimulatedDevice {
  /// Follows a finger on the content once it has travelled far enough.
  mutating func drag(_ touch: Touch, travel: CGFloat) {
    if scroll.drag?.touch == touch.id {
      scroll.moveDrag(to: touch.location.y, at: time)
      dismissKeyboard(under: touch)
    } else if isScrollable, !scroll.isDragging, abs(travel) > ScrollState.dragThreshold {
      let threshold = (travel < 0 ? -1 : 1) * ScrollState.dragThreshold
      beginDrag(touch, from: touch.location.y - travel + threshold)
    }
  }

  /// Lets the content follow a finger, as if it were held where the finger was at `startY`.
  mutating func beginDrag(_ touch: Touch, from startY: CGFloat) {
    restoration.userScrolls()
    scroll.beginDrag(
      ScrollState.Drag(
        touch: touch.id, from: startY, at: touch.location.y, offset: undone(offset), time: time))
    if scene.keyboard.dismissal == .onDrag { setFocus(nil) }
  }

  /// Takes the rubber band's shortening out of an offset beyond the edge.
  private func undone(_ offset: CGFloat) -> CGFloat {
    let geometry = container.geometry
    let range = Self.range(of: geometry)
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    let beyond = offset - edge
    guard beyond != 0 else { return offset }
    let free = RubberBand.distance(
      forDisplacement: abs(beyond), viewport: geometry.viewport.height)
    return edge + (beyond < 0 ? -free : free)
  }

  /// Whether a finger holds something that scrolls.
  func isHeld(_ touch: Touch) -> Bool {
    scroll.drag?.touch == touch.id || strips.values.contains { $0.drag?.touch == touch.id }
  }

  /// Lets go of the content: it runs on with the finger's speed and comes to rest inside the range.
  ///
  /// A keyboard that it has dragged is let go before, so that the content knows its range.
  mutating func release(_ touch: Touch, isCancelled: Bool = false) {
    scroll.moveDrag(to: touch.location.y, at: time)
    let velocity = scroll.drag?.velocity(at: time) ?? 0
    endDismissal(velocity: -velocity, isCancelled: isCancelled)
    let start = offset
    let range = Self.range(of: targetGeometry)
    let rests = velocity == 0 && range.contains(start)
    scroll.endDrag(
      at: start, time: time,
      into: rests ? nil : .fling(from: start, velocity: velocity, range: range, start: time))
  }

  /// Scrolls by a wheel's step, within the range.
  mutating func scrollByWheel(_ dy: CGFloat, at point: CGPoint) {
    guard dy.isFinite, dy != 0, !scroll.isDragging else { return }
    switch target(at: point) {
    case .content, .strip: break
    default: return
    }
    restoration.userScrolls()
    scroll.wheel(to: clamped(offset + dy, in: targetGeometry), time: time)
    if scene.keyboard.dismissal == .onDrag { setFocus(nil) }
  }
}
