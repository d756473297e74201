package import Foundation
import InterfaceStyles
import KeyboardAvoidance

/// Where things are on the screen at the present time.
extension SimulatedDevice {
  /// The scroll view where it is at the present time.
  package var container: ContainerState {
    ContainerState(
      scene, in: metrics, layout, style,
      ContainerState.Insets(
        content: avoidance.inset.value(at: time),
        indicator: avoidance.indicatorInset.value(at: time),
        edge: avoidance.bottomEdge.value(at: time), reachesEdge: reachesBottomEdge))
  }

  /// The scroll view once everything has come to rest.
  var targetContainer: ContainerState {
    ContainerState(
      scene, in: restingMetrics, layout, style,
      ContainerState.Insets(
        content: avoidance.inset.target, indicator: avoidance.indicatorInset.target,
        edge: avoidance.bottomEdge.target, reachesEdge: reachesBottomEdge))
  }

  /// The scroll view without a keyboard.
  private var restingContainer: ContainerState {
    ContainerState(
      scene, in: restingMetrics, layout, style,
      ContainerState.Insets(
        content: avoidance.baseInset, edge: restingMetrics.safeArea.bottom))
  }

  /// Whether a strategy that ignores the safe area lets the view end below the safe area or a bar.
  private var reachesBottomEdge: Bool {
    avoidance.bottomEdge.target < restingMetrics.safeArea.bottom
  }

  /// The scroll geometry once everything has come to rest.
  var targetGeometry: ScrollGeometry { targetContainer.geometry }

  /// The inset that the scroll view adds at the bottom by itself without a keyboard, in points.
  package var automaticBottom: CGFloat {
    scene.body == .form ? restingContainer.automatic.bottom : restingMetrics.safeArea.bottom
  }

  /// The distance by which the view is moved now, in points; negative is up.
  package var viewOffset: CGFloat { avoidance.viewOffset.value(at: time) }

  /// What the strategy takes from the content at the bottom at the present time, in points.
  package var bottomInset: CGFloat {
    avoidance.inset.value(at: time)
      + max(0, avoidance.bottomEdge.value(at: time) - metrics.safeArea.bottom)
  }

  /// The visible vertical scroll offset.
  package var offset: CGFloat { scrollViews.offset(in: container, at: time) }

  /// Brings an offset into the range; every change of the resting offset goes through here.
  func clamped(_ offset: CGFloat, in geometry: ScrollGeometry) -> CGFloat {
    geometry.clamped(CGPoint(x: 0, y: offset)).y
  }

  /// Where the clear part of the window ends at the present time; what is pinned has its origin there.
  package var bottomEdgeY: CGFloat {
    let insets = ContainerState.Insets(
      content: avoidance.inset.value(at: time), edge: avoidance.bottomEdge.value(at: time),
      reachesEdge: reachesBottomEdge)
    return metrics.window.maxY - metrics.clearBottom(insets)
  }

  /// Converts a rectangle of a layout group to the screen at the present time.
  package func onScreen(
    _ rect: CGRect, _ placement: SceneLayout.CoordinateSpace = .scrolled
  ) -> CGRect {
    switch placement {
    case .pinned: return rect.offsetBy(dx: metrics.window.minX, dy: bottomEdgeY)
    case .navigationBar:
      return rect.offsetBy(dx: metrics.window.minX, dy: navigationBarFrame?.maxY ?? 0)
    case .toolbar: return rect.offsetBy(dx: metrics.window.minX, dy: metrics.toolbar?.minY ?? 0)
    case .scrolled, .filling, .nested:
      let container = container
      var shift: CGFloat = 0
      if case .nested(let id) = placement { shift = carouselShift(id) }
      return rect.offsetBy(
        dx: container.frame.minX + shift,
        dy: container.frame.minY - scrollViews.offset(in: container, at: time))
    }
  }

  /// The frame of the focused view without a keyboard, at the content's resting offset; nil without
  /// a focus.
  var restingFocusFrame: CGRect? {
    guard let row = focusedRow else { return nil }
    let (metrics, container) = (restingMetrics, restingContainer)
    switch row.placement {
    case .pinned:
      let bottom = metrics.window.maxY - metrics.safeArea.bottom
      return row.frame.offsetBy(dx: metrics.window.minX, dy: bottom)
    case .navigationBar:
      return row.frame.offsetBy(
        dx: metrics.window.minX, dy: navigationBarFrame.map { $0.maxY - viewOffset } ?? 0)
    case .toolbar:
      return row.frame.offsetBy(dx: metrics.window.minX, dy: metrics.toolbar?.minY ?? 0)
    case .filling: return container.frame
    case .scrolled, .nested:
      var shift: CGFloat = 0
      if case .nested(let id) = row.placement { shift = carouselShift(id) }
      return row.frame.offsetBy(
        dx: container.frame.minX + shift, dy: container.frame.minY - scroll.target)
    }
  }

  /// The height of a point of the screen in the content's coordinates at the present time.
  func contentY(of point: CGPoint) -> CGFloat { point.y - onScreen(.zero).minY }

  /// A row's frame; one that fills the scroll view does not move with the text in it.
  package func frame(of row: SceneLayout.RowLayout) -> CGRect {
    row.placement == .filling ? container.frame : onScreen(row.frame, row.placement)
  }

  /// The navigation bar as it is now: a large title makes it taller until the form has scrolled.
  package var navigationBarFrame: CGRect? {
    guard var bar = metrics.navigationBar else { return nil }
    bar.size.height += max(0, metrics.largeTitleHeight - largeTitleTravel)
    return bar
  }

  /// How far the form has scrolled from its beginning; negative while it is pulled down.
  package var largeTitleTravel: CGFloat {
    guard metrics.largeTitleHeight > 0 else { return 0 }
    let container = container
    return scrollViews.offset(in: container, at: time) - container.geometry.minOffset.y
  }

  /// The composer's bar, from its upper edge to the bottom edge that is kept clear; nil without one.
  package var pinnedBar: CGRect? {
    guard scene.body == .chat, layout.pinnedHeight > 0 else { return nil }
    return CGRect(
      x: metrics.window.minX, y: bottomEdgeY - layout.pinnedHeight, width: metrics.window.width,
      height: layout.pinnedHeight)
  }

  func isOnPinned(_ point: CGPoint) -> Bool {
    if let bar = pinnedBar { return point.y >= bar.minY }
    return layout.pinned.rows.contains { frame(of: $0).contains(point) }
  }

  /// The indicator while the user scrolls and shortly after; nil when none is visible.
  package var scrollIndicator: ScrollIndicator? {
    let window = metrics.window
    let indicator = scroll.indicator(
      in: container, offset: offset, right: window.maxX - metrics.safeArea.right,
      style.indicators, at: time)
    guard var indicator, layout.isRightToLeft else { return indicator }
    indicator.frame = indicator.frame.mirrored(in: window.minX + window.maxX)
    return indicator
  }

  // MARK: What must be visible

  /// The distance from the bottom of what must be visible to the keyboard, or the bottom safe edge.
  ///
  /// Negative where it is covered. Nil without a focus. A keyboard that is not docked counts where it
  /// lies over what must be visible.
  package var clearance: CGFloat? {
    clearanceSpan.map { $0.edge - $0.bottom }
  }

  /// The bottom of what must be visible and the edge that it must not cross, as heights on the screen.
  package var clearanceSpan: (bottom: CGFloat, edge: CGFloat)? {
    guard let row = focusedRow else { return nil }
    let caret = row.row.kind == .textView ? caretOnScreen : nil
    let seen = caret ?? frame(of: row)
    let covers = isKeyboardOnScreen && !isDocked && keyboardFrame.intersects(seen)
    return (seen.maxY, covers ? min(keyboardFrame.minY, guideTop) : guideTop)
  }

  /// The upper edge of the keyboard's layout guide: the docked keyboard's, or the bottom safe edge.
  package var guideTop: CGFloat {
    let safeEdge = restingMetrics.window.maxY - restingMetrics.deviceSafeArea.bottom
    return isKeyboardOnScreen && isDocked ? min(keyboardFrame.minY, safeEdge) : safeEdge
  }
}
