import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts

/// Fingers: each belongs to the target on which it went down.
extension SimulatedDevice {
  /// Handles a finger; at a point that is not a number it stays where it was.
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
    guard metrics.screen.contains(touch.location) else { return }
    let target = hitTest(touch.location)
    touchTracker.begin(touch, on: target)
    switch target {
    case .key:
      commitKeys()
      touchKey(touch)
    case .handle: beginKeyboardDrag(touch)
    case .app(.content, _) where scroll.isFlung(at: time): catchContent(touch)
    case .app(.carousel, _) where scroll.isFlung(at: time): catchContent(touch)
    case .app(.carousel(let id), _):
      carousel(id).map { scrollViews.carousels.hold($0, touch, at: time) }
    default: break
    }
  }

  private mutating func move(_ touch: Touch) {
    guard let contact = touchTracker.move(touch) else { return }
    switch contact.target {
    case .key where isPullingKeyboard(touch, contact): pullKeyboard(touch)
    case .key: touchKey(touch)
    case .handle:
      keyboard.drag(touch, in: environment)
      followUndockedKeyboard()
    case .selection where contact.isMoved: dragSelection(touch, from: contact.start)
    case .app(.content, _): drag(touch, travel: contact.travel(to: touch.location).height)
    case .app(.carousel(let id), _):
      dragCarousel(id, touch, travel: contact.travel(to: touch.location))
    case .bar, .app(.pinned, _), .prediction, .tool, .accessory, .selection: break
    }
  }

  /// Whether a finger on the iPad key that hides the keyboard has begun to pull the keyboard.
  private func isPullingKeyboard(_ touch: Touch, _ contact: ActiveTouch) -> Bool {
    contact.isMoved && keyboard.presses.pressed[touch.id]?.action == .dismiss
      && settings.arrangement != .floating
  }

  private mutating func pullKeyboard(_ touch: Touch) {
    keyboard.presses.cancel(touch.id)
    touchTracker.retarget(touch.id, to: .handle)
    beginKeyboardDrag(touch)
  }

  private mutating func end(_ touch: Touch) {
    guard let contact = touchTracker.end(touch.id) else { return }
    let isTap = !contact.isMoved
    switch contact.target {
    case .key: handle(keyboard.presses.release(touch.id))
    case .prediction(let index?) where isTap: accept(prediction: index)
    case .tool(let tool) where isTap: perform(tool)
    case .app(.content, _) where scroll.drag?.touch == touch.id: release(touch)
    case .accessory(let button?) where isTap: perform(button)
    case .handle: handle(keyboard.endDrag(touch, in: environment))
    case .app(.carousel(let id), _) where scrollViews.isHeld(by: touch.id):
      releaseCarousel(id, touch)
    case .selection where !isTap: textInput.endSelectionDrag()
    case .app where isTap, .selection: tapApp(at: touch.location)
    default: break
    }
  }

  private mutating func cancel(_ touch: Touch) {
    _ = touchTracker.end(touch.id)
    keyboard.presses.cancel(touch.id)
    handle(keyboard.endDrag(touch, in: environment))
    if textInput.selectionDrag?.touch == touch.id { textInput.endSelectionDrag() }
    for id in scrollViews.carousels.held(by: touch.id) { releaseCarousel(id, touch) }
    if scroll.drag?.touch == touch.id { release(touch, isCancelled: true) }
  }
}
