import Foundation
import KeyboardAvoidance
import KeyboardLayouts

/// What a finger on the screen is doing.
struct Contact: Hashable, Sendable {
  enum Target: Hashable, Sendable {
    case keyboard
    /// One of the predictions, by its place; nil beside them.
    case prediction(Int?)
    case content
    /// What lies on the bottom edge: it can be tapped but not scrolled.
    case pinned
    case bar

    var isOnKeyboard: Bool {
      switch self {
      case .keyboard, .prediction: true
      case .content, .pinned, .bar: false
      }
    }
  }

  var target: Target
  var start: CGPoint
  /// Whether it has moved too far to be a tap.
  var isMoved = false
}

extension Phone {
  /// Takes in what a finger does; at a place that is no number it stays where it was.
  mutating func handle(_ touch: Touch) {
    var touch = touch
    if !touch.location.x.isFinite || !touch.location.y.isFinite {
      guard let last = touches[touch.id] else { return }
      touch.location = last
    }
    switch touch.phase {
    case .began: begin(touch)
    case .moved: move(touch)
    case .ended: end(touch)
    case .cancelled: cancel(touch)
    }
  }

  private mutating func begin(_ touch: Touch) {
    if let last = touches[touch.id] { cancel(Touch(id: touch.id, .cancelled, at: last)) }
    guard chrome.screen.contains(touch.location) else { return }
    touches[touch.id] = touch.location
    let target = target(at: touch.location)
    contacts[touch.id] = Contact(target: target, start: touch.location)
    if target == .keyboard { keyboard.pressed[touch.id] = key(at: touch.location) }
    if target == .content, scroll.isFlung(at: time) { beginDrag(touch, from: touch.location.y) }
  }

  /// Tells what a finger means; a keyboard that leaves covers the content but takes no keys.
  private func target(at point: CGPoint) -> Contact.Target {
    if isKeyboardOnScreen, keyboardFrame.contains(point) {
      guard keyboard.isVisible else { return .bar }
      return isOnPredictions(point) ? .prediction(prediction(at: point)) : .keyboard
    }
    if let bar = chrome.navigationBar, bar.contains(point) { return .bar }
    if let bar = chrome.tabBar, bar.contains(point) { return .bar }
    return isOnPinned(point) ? .pinned : .content
  }

  private mutating func move(_ touch: Touch) {
    guard var contact = contacts[touch.id] else { return }
    touches[touch.id] = touch.location
    let travel = touch.location.y - contact.start.y
    let distance = max(abs(travel), abs(touch.location.x - contact.start.x))
    if distance > ScrollState.dragThreshold { contact.isMoved = true }
    contacts[touch.id] = contact
    switch contact.target {
    case .keyboard: keyboard.pressed[touch.id] = key(at: touch.location)
    case .content: drag(touch, travel: travel)
    case .bar, .pinned, .prediction: break
    }
  }

  private mutating func drag(_ touch: Touch, travel: CGFloat) {
    if scroll.drag?.touch == touch.id {
      scroll.moveDrag(to: touch.location.y, at: time)
    } else if isScrollable, !scroll.isDragging, abs(travel) > ScrollState.dragThreshold {
      let threshold = (travel < 0 ? -1 : 1) * ScrollState.dragThreshold
      beginDrag(touch, from: touch.location.y - travel + threshold)
    }
  }

  /// Lets the content follow a finger, as if it were held where the finger was at `startY`.
  private mutating func beginDrag(_ touch: Touch, from startY: CGFloat) {
    restoration.userScrolls()
    scroll.beginDrag(
      ScrollState.Drag(
        touch: touch.id, startY: startY, startOffset: undone(offset), currentY: touch.location.y,
        samples: [ScrollState.Drag.Sample(time: time, y: touch.location.y)]))
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

  private mutating func end(_ touch: Touch) {
    guard let contact = contacts.removeValue(forKey: touch.id) else { return }
    touches[touch.id] = nil
    let isTap = !contact.isMoved
    switch contact.target {
    case .keyboard:
      if let key = keyboard.pressed.removeValue(forKey: touch.id) { perform(key) }
    case .prediction(let index?) where isTap: accept(prediction: index)
    case .content where scroll.drag?.touch == touch.id: release(touch)
    case .content where isTap, .pinned where isTap: tapContent(at: touch.location)
    default: break
    }
  }

  private mutating func cancel(_ touch: Touch) {
    contacts[touch.id] = nil
    touches[touch.id] = nil
    keyboard.pressed[touch.id] = nil
    if scroll.drag?.touch == touch.id { release(touch) }
  }

  /// Lets go of the content: it runs on with the finger's speed and comes to rest inside the range.
  private mutating func release(_ touch: Touch) {
    scroll.moveDrag(to: touch.location.y, at: time)
    let velocity = scroll.drag?.velocity(at: time) ?? 0
    let start = offset
    let range = Self.range(of: targetGeometry)
    let rests = velocity == 0 && range.contains(start)
    scroll.endDrag(
      at: start, time: time,
      into: rests ? nil : .fling(from: start, velocity: velocity, range: range, start: time))
  }

  /// Scrolls by a wheel's step, within the range.
  mutating func scrollByWheel(_ dy: CGFloat, at point: CGPoint) {
    guard dy.isFinite, !scroll.isDragging, target(at: point) == .content else { return }
    restoration.userScrolls()
    scroll.wheel(to: clamped(offset + dy, in: targetGeometry), time: time)
  }
}
