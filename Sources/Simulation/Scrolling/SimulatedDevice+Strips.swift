package import Foundation
import InterfaceStyles
import KeyboardAvoidance

/// Rows that scroll sideways inside the form that scrolls up and down.
extension SimulatedDevice {
  /// How far a row's content is scrolled from its beginning, in points; 0 for other rows.
  package func stripOffset(_ id: String) -> CGFloat {
    guard let state = strips[id], let geometry = stripGeometry(id) else { return 0 }
    return state.offset(
      at: time, range: 0...geometry.maxOffset.x, viewport: geometry.viewport.width)
  }

  /// How far a row's content is moved to the right on the screen; right to left it moves that way.
  package func stripShift(_ id: String) -> CGFloat { -way * stripOffset(id) }

  func stripShift(of placement: SceneLayout.CoordinateSpace) -> CGFloat {
    if case .nested(let id) = placement { stripShift(id) } else { 0 }
  }

  /// The sign of the direction in which the scene reads.
  private var way: CGFloat { form.isRightToLeft ? -1 : 1 }

  /// The scroll geometry of a row; it has no vertical insets, whatever the keyboard does.
  private func stripGeometry(_ id: String) -> ScrollGeometry? {
    guard let row = form.row(id), case .strip(let width) = row.look else { return nil }
    return ScrollGeometry(
      viewport: row.frame.size, contentSize: CGSize(width: width, height: row.frame.height))
  }

  /// Finds the row that scrolls sideways at a point of the screen.
  func strip(at point: CGPoint) -> String? {
    guard container.frame.contains(point) else { return nil }
    let rows = form.content.rows
    for index in form.contentRows(at: contentY(of: point)) where rows[index].row.kind == .strip {
      if frame(of: rows[index]).contains(point) { return rows[index].id }
    }
    return nil
  }

  // MARK: Under a finger

  /// Stops a row that runs on.
  mutating func catchStrip(_ id: String, _ touch: Touch) {
    if scroll.isFlung(at: time) { return beginDrag(touch, from: touch.location.y) }
    guard strips[id]?.isFlung(at: time) == true else { return }
    hold(id, touch, from: way * touch.location.x)
  }

  /// Decides by the first travel which of the two scrolls, then lets that follow the finger.
  mutating func dragStrip(_ id: String, _ touch: Touch, _ contact: ActiveTouch) {
    if strips[id]?.drag?.touch == touch.id {
      let position = way * touch.location.x
      strips[id]?.moveDrag(to: position, at: time)
      return
    }
    let travel = CGSize(
      width: touch.location.x - contact.start.x, height: touch.location.y - contact.start.y)
    let isSideways = abs(travel.width) > abs(travel.height)
    guard isSideways, scroll.drag?.touch != touch.id else {
      return drag(touch, travel: travel.height)
    }
    guard abs(travel.width) > ScrollState.dragThreshold else { return }
    let threshold = (travel.width < 0 ? -1 : 1) * ScrollState.dragThreshold
    hold(id, touch, from: way * (contact.start.x + threshold))
  }

  private mutating func hold(_ id: String, _ touch: Touch, from start: CGFloat) {
    let offset = stripOffset(id)
    strips[id, default: ScrollState()].beginDrag(
      ScrollState.Drag(
        touch: touch.id, from: start, at: way * touch.location.x, offset: offset, time: time))
  }

  /// Lets a row go: it runs on with the finger's speed and comes to rest inside its range.
  mutating func releaseStrip(_ id: String, _ touch: Touch) {
    if scroll.drag?.touch == touch.id { return release(touch) }
    guard var state = strips[id], state.drag?.touch == touch.id,
      let geometry = stripGeometry(id)
    else { return }
    state.moveDrag(to: way * touch.location.x, at: time)
    strips[id] = state
    let velocity = state.drag?.velocity(at: time) ?? 0
    let start = stripOffset(id)
    let range = 0...geometry.maxOffset.x
    let rests = velocity == 0 && range.contains(start)
    strips[id]?.endDrag(
      at: start, time: time,
      into: rests ? nil : .fling(from: start, velocity: velocity, range: range, start: time))
  }

  /// Scrolls the row under a point by a wheel's step, within its range.
  mutating func scrollSideways(by dx: CGFloat, at point: CGPoint) {
    guard dx.isFinite, dx != 0, let id = strip(at: point), let geometry = stripGeometry(id),
      strips[id]?.isDragging != true
    else { return }
    let wanted = geometry.clamped(CGPoint(x: stripOffset(id) + way * dx, y: 0)).x
    strips[id, default: ScrollState()].wheel(to: wanted, time: time)
  }

  // MARK: The focused field

  /// Scrolls the row that holds the focused field so that the field is seen: the innermost first.
  mutating func revealInStrip(_ motion: StrategyAnimation? = nil) {
    guard let row = focusedRow, case .nested(let id) = row.placement,
      let strip = form.row(id), let geometry = stripGeometry(id),
      strips[id]?.isDragging != true
    else { return }
    let resting = strips[id]?.target ?? 0
    var target = row.frame.offsetBy(dx: -strip.frame.minX, dy: -strip.frame.minY)
    if form.isRightToLeft { target = target.mirrored(in: strip.frame.width) }
    let margin = style.carousels.revealMargin
    let wanted = geometry.revealing(
      target,
      from: CGPoint(x: resting, y: 0), padding: EdgeInsets(left: margin, right: margin),
      horizontal: true
    ).x
    guard wanted != resting else { return }
    let start = stripOffset(id)
    if motion?.duration == 0 {
      strips[id, default: ScrollState()].rest(at: wanted, time: time)
    } else {
      strips[id, default: ScrollState()].start(
        .animated(from: start, to: wanted, start: time))
    }
  }
}
