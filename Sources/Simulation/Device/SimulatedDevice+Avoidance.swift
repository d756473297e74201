package import Foundation
import InterfaceStyles
import KeyboardAvoidance

extension SimulatedDevice {
  /// The facts a strategy decides on.
  var context: AvoidanceContext {
    AvoidanceContext(
      screen: chrome.screen, view: chrome.window, automaticBottom: chrome.safeArea.bottom,
      safeAreaBottom: chrome.deviceSafeArea.bottom, occupiedBottom: chrome.safeArea.bottom,
      baseInset: 0, beneath: chrome.beneath,
      draggedKeyboard: dismissal == nil ? nil : keyboardFrame)
  }

  /// Logs a notification and lets the strategy act on it.
  mutating func post(_ notification: KeyboardNotification) {
    notifications.append(LoggedNotification(time: time, notification))
    guard let motion = strategy.receive(notification, in: context) else { return }
    applyStrategy(motion, reveals: true)
  }

  /// Sends insets and edges on their way to what the strategy wants now, and reveals the focus.
  mutating func applyStrategy(_ motion: StrategyAnimation, reveals: Bool) {
    let response = strategy.response(in: context)
    let before = offset
    let old = targetGeometry
    inset = inset.retargeted(
      to: response.contentInsetBottom ?? 0, at: time, duration: motion.duration,
      curve: motion.curve)
    let padding = response.bottomPadding
    let natural = chrome.safeArea.bottom
    let edge =
      padding > 0
      ? (response.ignoresBottomSafeArea ? padding : natural + padding) : natural
    bottomEdge = bottomEdge.retargeted(
      to: edge, at: time, duration: motion.duration, curve: motion.curve)
    if reveals, revealsFocus { revealInStrip(motion) }
    guard !scroll.isDragging else { return }
    let base = restoredOffset ?? offsetFollowingEnd(from: old)
    let wanted = reveals && revealsFocus ? revealingFocus(from: base) : base
    move(to: wanted, from: before, motion)
  }

  /// Scrolls to an offset in step with the keyboard; the only animated way besides a finger's.
  private mutating func move(to wanted: CGFloat, from before: CGFloat, _ motion: StrategyAnimation)
  {
    let target = clamped(wanted, in: targetGeometry)
    if target == scroll.target, target == before || !scroll.isSettled(at: time) { return }
    guard motion.duration > 0 else { return scroll.rest(at: target, time: time) }
    let animation = ValueAnimation(
      from: before, to: target, start: time, duration: motion.duration, curve: motion.curve,
      initialVelocity: scroll.motion?.velocity(at: time) ?? 0)
    scroll.start(.following(animation))
  }

  /// Scrolls the focused field or caret into view with the system's scroll animation.
  package mutating func revealFocus() {
    guard revealsFocus else { return }
    revealInStrip()
    guard !scroll.isDragging else { return }
    let target = clamped(revealingFocus(from: scroll.target), in: targetGeometry)
    guard target != scroll.target else { return }
    scroll.start(.animated(from: offset, to: target, start: time))
  }

  /// Whether what is edited is scrolled into view; a text view that fills the scene does so by itself.
  private var revealsFocus: Bool {
    switch focusedRow?.placement {
    case nil, .pinned, .navigationBar, .toolbar: false
    case .filling: true
    case .scrolled, .nested: strategy.response(in: context).revealsFocus
    }
  }

  /// Returns the offset that shows what is edited: the field, or the caret's line in a text view.
  private func revealingFocus(from offset: CGFloat) -> CGFloat {
    guard let target = revealTarget else { return offset }
    var geometry = targetGeometry
    // A large title ends where the content begins, and is gone where that is under the bar.
    geometry.adjustedInset.top -= min(
      chrome.largeTitleHeight, max(0, offset - geometry.minOffset.y))
    // Where there is little room, it belongs to the field before it belongs to the space around it.
    let spare =
      geometry.viewport.height - geometry.adjustedInset.top - geometry.adjustedInset.bottom
      - target.height
    let padding = min(scene.keyboard.revealPadding, max(0, spare / 2))
    return geometry.revealing(
      target, from: CGPoint(x: 0, y: offset), padding: EdgeInsets(top: padding, bottom: padding),
      tall: focusedRow?.row.kind == .textView ? .end : .start
    ).y
  }

  /// What must be visible, on the screen at the present time.
  package var revealFrame: CGRect? {
    guard let row = focusedRow, let target = revealTarget else { return nil }
    return onScreen(target, row.placement)
  }

  /// What must be visible, in its row's coordinates.
  package var revealTarget: CGRect? {
    guard let row = focusedRow else { return nil }
    guard row.row.kind == .textView, row.placement != .pinned, let caret = caretInContent else {
      return row.frame
    }
    let margin = row.placement == .filling ? style.note.margin : style.rows.textMargin
    return caret.insetBy(dx: 0, dy: -margin)
  }
}
