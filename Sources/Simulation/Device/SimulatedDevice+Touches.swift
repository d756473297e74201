import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts

/// Fingers: what each one meets, and which part it goes to.
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
    let target = target(at: touch.location)
    touchTracker.begin(touch, on: target)
    switch target {
    case .keyboard:
      commitKeys()
      touchKey(touch)
    case .handle: beginKeyboardDrag(touch)
    case .content where scroll.isFlung(at: time): catchContent(touch)
    case .carousel where scroll.isFlung(at: time): catchContent(touch)
    case .carousel(let id): carousel(id).map { scrollViews.carousels.hold($0, touch, at: time) }
    default: break
    }
  }

  private mutating func move(_ touch: Touch) {
    guard let contact = touchTracker.move(touch) else { return }
    switch contact.target {
    case .keyboard where isPullingKeyboard(touch, contact): pullKeyboard(touch)
    case .keyboard: touchKey(touch)
    case .handle:
      keyboard.drag(touch, in: environment)
      followUndockedKeyboard()
    case .selection where contact.isMoved: dragSelection(touch, from: contact.start)
    case .content: drag(touch, travel: contact.travel(to: touch.location).height)
    case .carousel(let id): dragCarousel(id, touch, travel: contact.travel(to: touch.location))
    case .bar, .pinned, .prediction, .tool, .accessory, .selection: break
    }
  }

  /// Whether a finger on an iPad's key that hides the keyboard has begun to pull at it.
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
    case .keyboard: handle(keyboard.presses.release(touch.id))
    case .prediction(let index?) where isTap: accept(prediction: index)
    case .tool(let tool) where isTap: perform(tool)
    case .content where scroll.drag?.touch == touch.id: release(touch)
    case .accessory(let button?) where isTap: perform(button)
    case .handle: handle(keyboard.endDrag(touch, in: environment))
    case .carousel(let id) where scrollViews.isHeld(by: touch.id): releaseCarousel(id, touch)
    case .selection where !isTap: textInput.endSelectionDrag()
    case .content where isTap, .pinned where isTap, .carousel where isTap, .selection:
      tapContent(at: touch.location)
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

  // MARK: What a finger meets

  /// Returns what is under a finger; a keyboard that leaves covers the content but takes no keys.
  func target(at point: CGPoint) -> ActiveTouch.Target {
    if floatingHandle?.contains(point) == true { return .handle }
    if isKeyboardOnScreen, isOnKeyboard(point) { return keyboardTarget(at: point) }
    guard metrics.window.contains(point) else { return .bar }
    if selectionEnd(at: point) != nil { return .selection }
    if layout.bars.rows.contains(where: { frame(of: $0).contains(point) }) { return .pinned }
    if let bar = navigationBarFrame, bar.contains(point) { return .bar }
    if let bar = metrics.tabBar ?? metrics.toolbar, bar.contains(point) { return .bar }
    if isOnPinned(point) { return .pinned }
    return carousel(at: point).map(ActiveTouch.Target.carousel) ?? .content
  }

  private func keyboardTarget(at point: CGPoint) -> ActiveTouch.Target {
    guard keyboard.isVisible else { return .bar }
    if let bar = accessoryBar, bar.frame.contains(point) {
      return .accessory(bar.button(at: point))
    }
    if let tool = shortcutTool(at: point) { return .tool(tool) }
    return isOnPredictions(point) ? .prediction(prediction(at: point)) : .keyboard
  }

  /// Whether a point of the screen lies on the keyboard; between the halves of a split one it does not.
  private func isOnKeyboard(_ point: CGPoint) -> Bool {
    guard keyboardFrame.contains(point) else { return false }
    guard settings.arrangement == .split, let halves = keyboardGeometry?.halves else { return true }
    let local = onKeyboard(point)
    return local.y < 0 || halves.contains { $0.contains(local) }
  }

  /// Finds the tool of an iPad's bar at a point of the screen; one that floats has none.
  private func shortcutTool(at point: CGPoint) -> ShortcutTool? {
    guard style.keys.arrangement.isTablet, settings.arrangement != .floating else {
      return nil
    }
    return keyboardGeometry?.bar.flatMap {
      ShortcutTool.tool(at: onKeyboard(point), in: $0, style.shortcuts)
    }
  }
}
