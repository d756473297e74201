import Foundation
import KeyboardAvoidance
import KeyboardLayouts

/// What a finger on the screen is doing.
struct ActiveTouch: Hashable, Sendable {
  enum Target: Hashable, Sendable {
    /// A key, or the ground between keys.
    case keyboard
    /// One of the predictions, by its place; nil beside them.
    case prediction(Int?)
    /// A tool of an iPad's shortcut bar.
    case tool(ShortcutTool)
    /// A button of the toolbar above the keyboard; nil beside them.
    case accessory(AccessoryBar.Button?)
    /// What an iPad's keyboard is moved by.
    case handle
    /// A handle at one end of the selection.
    case selection
    /// What scrolls up and down.
    case content
    /// A row that scrolls sideways, by its id.
    case strip(String)
    /// What lies on the bottom edge: it can be tapped but not scrolled.
    case pinned
    /// A bar, or what lies outside the app's window: it takes the touch and does nothing.
    case bar

    var isOnKeyboard: Bool {
      switch self {
      case .keyboard, .prediction, .tool, .accessory, .handle: true
      case .selection, .content, .strip, .pinned, .bar: false
      }
    }
  }

  var target: Target
  var start: CGPoint
  /// Whether it has moved too far to be a tap.
  var isMoved = false
}

extension SimulatedDevice {
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
    contacts[touch.id] = ActiveTouch(target: target, start: touch.location)
    switch target {
    case .keyboard:
      commitKeys()
      touchKey(touch)
    case .handle: beginKeyboardMove(touch)
    case .content where scroll.isFlung(at: time): beginDrag(touch, from: touch.location.y)
    case .strip(let id): catchStrip(id, touch)
    default: break
    }
  }

  /// Tells what a finger means; a keyboard that leaves covers the content but takes no keys.
  func target(at point: CGPoint) -> ActiveTouch.Target {
    if floatingHandle?.contains(point) == true { return .handle }
    if isKeyboardOnScreen, isOnKeyboard(point) { return keyboardTarget(at: point) }
    guard chrome.window.contains(point) else { return .bar }
    if selectionEnd(at: point) != nil { return .selection }
    if form.bars.rows.contains(where: { frame(of: $0).contains(point) }) { return .pinned }
    if let bar = navigationBarFrame, bar.contains(point) { return .bar }
    if let bar = chrome.tabBar ?? chrome.toolbar, bar.contains(point) { return .bar }
    if isOnPinned(point) { return .pinned }
    return strip(at: point).map(ActiveTouch.Target.strip) ?? .content
  }

  private func keyboardTarget(at point: CGPoint) -> ActiveTouch.Target {
    guard keyboard.isVisible else { return .bar }
    if accessoryBar?.contains(point) == true { return .accessory(accessoryButton(at: point)) }
    if let tool = shortcutTool(at: point) { return .tool(tool) }
    return isOnPredictions(point) ? .prediction(prediction(at: point)) : .keyboard
  }

  /// Whether a point of the screen lies on the keyboard; between the halves of a split one it does not.
  private func isOnKeyboard(_ point: CGPoint) -> Bool {
    guard keyboardFrame.contains(point) else { return false }
    guard settings.arrangement == .split, let halves = keyboardPlan?.halves else { return true }
    let local = onKeyboard(point)
    return local.y < 0 || halves.contains { $0.contains(local) }
  }

  private mutating func move(_ touch: Touch) {
    guard var contact = contacts[touch.id] else { return }
    touches[touch.id] = touch.location
    let travel = touch.location.y - contact.start.y
    let distance = max(abs(travel), abs(touch.location.x - contact.start.x))
    if distance > ScrollState.dragThreshold { contact.isMoved = true }
    contacts[touch.id] = contact
    switch contact.target {
    case .keyboard where isPullingKeyboard(touch, contact): pullKeyboard(touch)
    case .keyboard: touchKey(touch)
    case .handle: moveKeyboard(touch)
    case .selection where contact.isMoved: dragSelection(touch, from: contact.start)
    case .content: drag(touch, travel: travel)
    case .strip(let id): dragStrip(id, touch, contact)
    case .bar, .pinned, .prediction, .tool, .accessory, .selection: break
    }
  }

  /// Whether a finger on an iPad's key that hides the keyboard has begun to pull at it.
  private func isPullingKeyboard(_ touch: Touch, _ contact: ActiveTouch) -> Bool {
    contact.isMoved && keyboard.pressed[touch.id]?.action == .dismiss
      && settings.arrangement != .floating
  }

  private mutating func pullKeyboard(_ touch: Touch) {
    forgetKey(of: touch.id)
    contacts[touch.id]?.target = .handle
    beginKeyboardMove(touch)
  }

  private mutating func end(_ touch: Touch) {
    touches[touch.id] = nil
    guard let contact = contacts.removeValue(forKey: touch.id) else { return }
    let isTap = !contact.isMoved
    switch contact.target {
    case .keyboard: releaseKey(touch)
    case .prediction(let index?) where isTap: accept(prediction: index)
    case .tool(let tool) where isTap: perform(tool)
    case .content where scroll.drag?.touch == touch.id: release(touch)
    case .accessory(let button?) where isTap: perform(button)
    case .handle: endKeyboardMove(touch)
    case .strip(let id) where isHeld(touch): releaseStrip(id, touch)
    case .selection where !isTap: selectionDrag = nil
    case .content where isTap, .pinned where isTap, .strip where isTap, .selection:
      tapContent(at: touch.location)
    default: break
    }
  }

  private mutating func cancel(_ touch: Touch) {
    contacts[touch.id] = nil
    touches[touch.id] = nil
    forgetKey(of: touch.id)
    endKeyboardMove(touch)
    if selectionDrag?.touch == touch.id { selectionDrag = nil }
    for id in strips.keys { releaseStrip(id, touch) }
    if scroll.drag?.touch == touch.id { release(touch, isCancelled: true) }
  }
}
