package import Foundation
import InterfaceStyles
import KeyboardAvoidance

extension SimulatedDevice {
  /// The facts a strategy decides on.
  var context: AvoidanceContext {
    let metrics = restingMetrics
    return AvoidanceContext(
      screen: metrics.screen, view: metrics.window, automaticBottom: automaticBottom,
      safeAreaBottom: metrics.deviceSafeArea.bottom, occupiedBottom: metrics.safeArea.bottom,
      baseInset: avoidance.baseInset, beneath: metrics.beneath, occupiedTop: metrics.safeArea.top,
      focusedView: restingFocusFrame,
      draggedKeyboard: keyboard.position.isDismissing ? keyboardFrame : nil,
      undockedKeyboard: undockedKeyboard)
  }

  /// The frame at rest of a keyboard that is not docked; nil for another one.
  private var undockedKeyboard: CGRect? {
    guard keyboard.isVisible, !isDocked else { return nil }
    return keyboard.docking.isDragged ? keyboardFrame : keyboard.position.notifiedFrame
  }

  /// Updates a strategy that follows an undocked keyboard while a finger drags it.
  mutating func followUndockedKeyboard() {
    guard avoidance.isOutdated(in: context) else { return }
    applyStrategy(StrategyAnimation(duration: 0, curve: .keyboard), reveals: false)
  }

  /// Logs a notification and lets the strategy act on it.
  mutating func post(_ notification: KeyboardNotification) {
    notifications.append(LoggedNotification(time: time, notification))
    guard let motion = avoidance.receive(notification, in: context) else { return }
    applyStrategy(motion, reveals: true)
  }

  /// Animates insets and edges to what the strategy wants now, and reveals the focus.
  mutating func applyStrategy(_ motion: StrategyAnimation, reveals: Bool) {
    let before = offset
    let old = targetGeometry
    avoidance.retarget(motion, in: context, at: time)
    let reveals = reveals && revealsFocus
    if reveals { revealInCarousel(isAnimated: motion.duration != 0) }
    guard !scroll.isDragging else { return }
    let base = scrollViews.restoredOffset ?? offsetFollowingEnd(from: old)
    let target = clamped(reveals ? revealingFocus(from: base) : base, in: targetGeometry)
    scrollViews.follow(motion, to: target, from: before, at: time)
  }

  /// Scrolls the focused field or caret into view with the system's scroll animation.
  package mutating func revealFocus() {
    shiftView()
    guard revealsFocus else { return }
    revealInCarousel(isAnimated: true)
    guard !scroll.isDragging else { return }
    let target = clamped(revealingFocus(from: scroll.target), in: targetGeometry)
    guard target != scroll.target else { return }
    scrollViews.scroll(to: target, from: offset, at: time)
  }

  /// Moves the view to the strategy's offset for the focused view.
  private mutating func shiftView() {
    let offset = avoidance.response(in: context).viewOffset
    avoidance.retargetView(
      to: offset, StrategyAnimation(duration: KeyboardTiming.duration, curve: .keyboard), at: time)
  }

  /// Whether what is edited is scrolled into view; a text view that fills the scene does so by itself.
  private var revealsFocus: Bool {
    switch focusedRow?.placement {
    case nil, .pinned, .navigationBar, .toolbar: false
    case .filling: true
    case .scrolled, .nested: avoidance.response(in: context).revealsFocus
    }
  }

  /// Scrolls the row that holds the focused field so that the field is visible: the innermost first.
  private mutating func revealInCarousel(isAnimated: Bool) {
    guard let row = focusedRow, case .nested(let id) = row.placement,
      let frame = layout.row(id)?.frame,
      let carousel = carousel(id)
    else { return }
    var target = row.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    if layout.isRightToLeft { target = target.mirrored(in: frame.width) }
    scrollViews.carousels.reveal(
      target, in: carousel, margin: style.carousels.revealMargin, isAnimated: isAnimated, at: time)
  }

  /// Returns the offset that shows what is edited: the field, or the caret's line in a text view.
  private func revealingFocus(from offset: CGFloat) -> CGFloat {
    guard let target = revealTarget else { return offset }
    var geometry = targetGeometry
    // A large title ends where the content begins, and is gone where that is under the bar.
    geometry.adjustedInset.top -= min(
      metrics.largeTitleHeight, max(0, offset - geometry.minOffset.y))
    // Where there is little space, it belongs to the field before it belongs to the padding around it.
    let spare =
      geometry.viewport.height - geometry.adjustedInset.top - geometry.adjustedInset.bottom
      - target.height
    let wanted = max(
      scene.keyboard.revealPadding, avoidance.response(in: context).revealPadding)
    let padding = min(wanted, max(0, spare / 2))
    return geometry.revealing(
      target, from: CGPoint(x: 0, y: offset), padding: EdgeInsets(top: padding, bottom: padding),
      tall: isCaretRevealed ? .end : .start
    ).y
  }

  /// The end that stays visible of a tall target: the bottom for the caret's line, the top for a
  /// view's frame.
  private var isCaretRevealed: Bool {
    focusedRow?.row.kind == .textView && avoidance.response(in: context).followsCaret
  }

  /// What must be visible, on the screen at the present time.
  package var revealFrame: CGRect? {
    guard let row = focusedRow, let target = revealTarget else { return nil }
    return onScreen(target, row.placement)
  }

  /// What must be visible, in its row's coordinates.
  package var revealTarget: CGRect? {
    guard let row = focusedRow else { return nil }
    guard row.row.kind == .textView, row.placement != .pinned, let caret = caretInContent,
      row.placement == .filling || avoidance.response(in: context).followsCaret
    else { return row.frame }
    let margin = row.placement == .filling ? style.note.margin : style.rows.textMargin
    return caret.insetBy(dx: 0, dy: -margin)
  }
}
