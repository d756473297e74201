package import Foundation
import KeyboardAvoidance

/// Fingers and wheels that move the content.
extension SimulatedDevice {
  /// Whether there is anything to scroll in the scene at all.
  package var isScrollable: Bool { scene.body != .plain }

  /// Follows a finger on the content once it has travelled far enough.
  mutating func drag(_ touch: Touch, travel: CGFloat) {
    handle(
      scrollViews.drag(
        touch, travel: travel, in: isScrollable ? container : nil, at: time), touch)
  }

  /// Lets a finger hold content that runs on.
  mutating func catchContent(_ touch: Touch) {
    handle(
      scrollViews.beginDrag(touch, from: touch.location.y, in: container, at: time), touch)
  }

  /// The distance above the keyboard at which a drag begins to dismiss it, in points.
  package var dismissPadding: CGFloat {
    max(scene.keyboard.dismissPadding, avoidance.dismissPadding)
  }

  private mutating func handle(_ output: ScrollViews.Output?, _ touch: Touch?) {
    switch output {
    case .began: if scene.keyboard.dismissal == .onDrag { setFocus(nil) }
    case .followsFinger:
      guard let touch, scene.keyboard.dismissal == .interactive else { return }
      let y = touch.location.y + dismissPadding
      handle(keyboard.follow(touch.id, at: y, in: environment))
    case nil: break
    }
  }

  /// Lets go of the content: it runs on with the finger's speed and comes to rest inside the range.
  ///
  /// A keyboard that it has dragged is let go before, so that the content knows its range.
  mutating func release(_ touch: Touch, isCancelled: Bool = false) {
    let velocity = scrollViews.releaseVelocity(touch, at: time)
    handle(
      keyboard.endDismissal(velocity: -velocity, isCancelled: isCancelled, in: environment))
    scrollViews.release(
      from: offset, velocity: velocity, into: targetContainer.range, at: time)
  }

  /// Scrolls by a step of the wheel, within the range.
  ///
  /// The step moves the content at once, but no further, whatever is being animated. If the range is
  /// about to shrink, as while the keyboard leaves, the content then moves into it with an animation.
  mutating func scrollByWheel(_ dy: CGFloat, at point: CGPoint) {
    guard dy.isFinite, dy != 0, !scroll.isDragging, hitTest(point).scrollsContent else { return }
    let present = offset
    let range = container.range
    let lower = min(range.lowerBound, present)
    let upper = max(range.upperBound, targetContainer.range.upperBound, present)
    let next = min(max(present + dy, lower), upper)
    handle(scrollViews.wheel(to: next, at: time), nil)
    let rest = clamped(next, in: targetGeometry)
    guard rest != next, scroll.target == next else { return }
    scrollViews.follow(
      StrategyAnimation(duration: KeyboardTiming.duration, curve: .keyboard), to: rest, from: next,
      at: time)
  }

  // MARK: Rows that scroll sideways

  func carousel(_ id: String) -> Carousel? { layout.carousel(id) }

  /// Decides by the first travel which of the two scrolls, then lets that follow the finger.
  mutating func dragCarousel(_ id: String, _ touch: Touch, travel: CGSize) {
    guard let carousel = carousel(id) else { return }
    let isSideways =
      abs(travel.width) > abs(travel.height) && scroll.drag?.touch != touch.id
    if isSideways || scrollViews.carousels.isHeld(carousel, by: touch.id) {
      scrollViews.carousels.drag(carousel, touch, travel: travel, at: time)
    } else {
      drag(touch, travel: travel.height)
    }
  }

  /// Lets go of a row, or of the content that the finger on it holds.
  mutating func releaseCarousel(_ id: String, _ touch: Touch) {
    if scroll.drag?.touch == touch.id { return release(touch) }
    if let carousel = carousel(id) { scrollViews.carousels.release(carousel, touch, at: time) }
  }

  /// Scrolls the row under a point by a wheel's step, within its range.
  mutating func scrollSideways(by dx: CGFloat, at point: CGPoint) {
    guard dx.isFinite, dx != 0, let carousel = carousel(at: point).flatMap(carousel) else { return }
    scrollViews.carousels.wheel(carousel, by: dx, at: time)
  }

  /// Finds the row that scrolls sideways at a point of the screen.
  func carousel(at point: CGPoint) -> String? {
    guard container.frame.contains(point) else { return nil }
    let rows = layout.content.rows
    for index in layout.contentRows(at: contentY(of: point)) where rows[index].row.kind == .carousel
    {
      if frame(of: rows[index]).contains(point) { return rows[index].id }
    }
    return nil
  }

  /// How far a row's content is scrolled from its beginning, in points; 0 for other rows.
  package func carouselOffset(_ id: String) -> CGFloat {
    carousel(id).map { scrollViews.carousels.offset(of: $0, at: time) } ?? 0
  }

  /// How far a row's content is moved to the right on the screen; right to left it moves that way.
  package func carouselShift(_ id: String) -> CGFloat {
    carousel(id).map { -$0.direction * scrollViews.carousels.offset(of: $0, at: time) } ?? 0
  }

  // MARK: A list that follows its end

  /// Whether messages were at their end, so that they stay there when the space changes.
  var isAtFollowedEnd: Bool {
    scene.body == .chat
      && targetGeometry.maxOffset.y - scroll.target <= KeyboardInset.composerFollowDistance
  }

  /// Returns where messages come to rest after the space has changed; other content stays.
  func offsetFollowingEnd(from old: ScrollGeometry) -> CGFloat {
    guard scene.body == .chat else { return scroll.target }
    let geometry = targetGeometry
    return KeyboardInset.listOffset(
      scroll.target, contentHeight: geometry.contentSize.height,
      viewportHeight: geometry.viewport.height, topInset: geometry.adjustedInset.top,
      bottomInset: old.adjustedInset.bottom, changedTo: geometry.adjustedInset.bottom)
  }

  /// Keeps messages at their end when the composer has grown or shrunk.
  mutating func followEnd(from old: ScrollGeometry) {
    guard scene.body == .chat, !scroll.isDragging else { return }
    scrollViews.restIfElsewhere(at: offsetFollowingEnd(from: old), time: time)
  }

  /// Puts the content back into the range when that has become smaller; a finger may hold it outside.
  mutating func keepInRange() {
    guard !scroll.isDragging else { return }
    scrollViews.restIfElsewhere(at: clamped(scroll.target, in: targetGeometry), time: time)
  }

  /// Adds what is in the composer to the messages, empties it and scrolls to the end.
  mutating func sendMessage() {
    guard let row = layout.pinned.rows.first(where: { $0.row.kind == .textView }) else { return }
    let text = fields[row.id]?.editor.text.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    guard !text.isEmpty else { return }
    content.append(ownMessage: text)
    textInput.clear(row.id, at: time)
    relayout()
    updateShift()
    guard !scroll.isDragging else { return }
    scrollViews.scroll(to: targetGeometry.maxOffset.y, from: offset, at: time)
  }
}
