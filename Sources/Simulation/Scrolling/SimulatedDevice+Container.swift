package import Foundation
import InterfaceStyles
package import KeyboardAvoidance

/// The scroll view that holds a scene's content, as it is at one moment; screen coordinates.
package struct ContainerState: Hashable, Sendable {
  /// Where it is seen; shorter where the strategy shortens the view.
  package var frame: CGRect
  /// What the strategy set at the bottom.
  package var contentInsetBottom: CGFloat
  /// What the safe area adds by itself.
  package var automatic: EdgeInsets
  /// The range of its offset, with both insets taken in.
  package var geometry: ScrollGeometry
}

extension SimulatedDevice {
  /// The container where it is seen at the present time.
  package var container: ContainerState {
    container(inset: inset.value(at: time), edge: bottomEdge.value(at: time))
  }

  /// The scroll geometry once everything has come to rest.
  var targetGeometry: ScrollGeometry {
    container(inset: inset.target, edge: bottomEdge.target).geometry
  }

  private func container(inset: CGFloat, edge: CGFloat) -> ContainerState {
    let bottom = bottom(inset: inset, edge: edge)
    switch scene.body {
    case .form: return formContainer(inset: inset, edge: edge)
    case .chat: return listContainer(inset: inset, bottom: bottom + form.pinnedHeight)
    case .note:
      return fixedContainer(
        noteFrame(bottom: bottom + form.pinnedHeight), inset: inset)
    case .plain:
      let window = chrome.window
      return fixedContainer(
        CGRect(
          x: window.minX, y: window.minY, width: window.width,
          height: max(0, window.height - bottom)), inset: inset)
    }
  }

  /// From the window's bottom to the edge above which the strategy keeps things clear.
  ///
  /// A content inset and a shortened view give the same edge.
  private func bottom(inset: CGFloat, edge: CGFloat) -> CGFloat {
    let natural = chrome.safeArea.bottom
    return natural + inset + max(0, edge - natural)
  }

  /// Messages scroll over the whole window, under the bars and the composer.
  private func listContainer(inset: CGFloat, bottom: CGFloat) -> ContainerState {
    let adjusted = EdgeInsets(top: chrome.safeArea.top, left: 0, bottom: bottom, right: 0)
    return ContainerState(
      frame: chrome.window, contentInsetBottom: inset, automatic: chrome.safeArea,
      geometry: ScrollGeometry(
        viewport: chrome.window.size, contentSize: form.contentSize, adjustedInset: adjusted))
  }

  private func noteFrame(bottom: CGFloat) -> CGRect {
    let margin = style.note.margin
    let window = chrome.window
    let top = window.minY + chrome.safeArea.top + margin
    return CGRect(
      x: window.minX + chrome.safeArea.left + margin, y: top, width: form.contentSize.width,
      height: max(0, window.maxY - bottom - margin - top))
  }

  /// A view without insets: it ends where it is clear.
  private func fixedContainer(_ frame: CGRect, inset: CGFloat) -> ContainerState {
    ContainerState(
      frame: frame, contentInsetBottom: inset, automatic: .zero,
      geometry: ScrollGeometry(viewport: frame.size, contentSize: form.contentSize))
  }

  /// A view whose edge is above its natural place is shortened, and the edge stands for the safe area.
  private func formContainer(inset: CGFloat, edge: CGFloat) -> ContainerState {
    let shortened = edge > chrome.safeArea.bottom ? edge : 0
    let window = chrome.window
    let frame = CGRect(
      x: window.minX, y: window.minY, width: window.width,
      height: max(0, window.height - shortened))
    let automatic = EdgeInsets(
      top: chrome.safeArea.top + chrome.largeTitleHeight, left: 0,
      bottom: max(0, chrome.safeArea.bottom - shortened), right: 0)
    let adjusted = EdgeInsets(
      top: automatic.top, left: 0, bottom: automatic.bottom + inset, right: 0)
    return ContainerState(
      frame: frame, contentInsetBottom: inset, automatic: automatic,
      geometry: ScrollGeometry(
        viewport: frame.size, contentSize: form.contentSize, adjustedInset: adjusted))
  }

  /// What the strategy takes from the content at the bottom at the present time, in points.
  package var bottomInset: CGFloat {
    inset.value(at: time) + max(0, bottomEdge.value(at: time) - chrome.safeArea.bottom)
  }

  /// The vertical scroll offset as it is seen now.
  package var offset: CGFloat { offset(in: container.geometry) }

  private func offset(in geometry: ScrollGeometry) -> CGFloat {
    scroll.offset(at: time, range: Self.range(of: geometry), viewport: geometry.viewport.height)
  }

  static func range(of geometry: ScrollGeometry) -> ClosedRange<CGFloat> {
    geometry.minOffset.y...max(geometry.minOffset.y, geometry.maxOffset.y)
  }

  /// Puts the content back into the range when that has become smaller; a finger may hold it outside.
  mutating func keepInRange() {
    let target = clamped(scroll.target, in: targetGeometry)
    if !scroll.isDragging, target != scroll.target { scroll.rest(at: target, time: time) }
  }

  /// Brings an offset into the range; every change of the resting offset goes through here.
  func clamped(_ offset: CGFloat, in geometry: ScrollGeometry) -> CGFloat {
    geometry.clamped(CGPoint(x: 0, y: offset)).y
  }

  /// Where the clear part of the window ends at the present time; what is pinned has its origin there.
  package var bottomEdgeY: CGFloat {
    chrome.window.maxY - bottom(inset: inset.value(at: time), edge: bottomEdge.value(at: time))
  }

  /// Converts a rectangle of the content, or of what is pinned, to the screen at the present time.
  package func onScreen(
    _ rect: CGRect, _ placement: SceneLayout.CoordinateSpace = .scrolled
  ) -> CGRect {
    switch placement {
    case .pinned: return rect.offsetBy(dx: chrome.window.minX, dy: bottomEdgeY)
    case .navigationBar:
      return rect.offsetBy(dx: chrome.window.minX, dy: navigationBarFrame?.maxY ?? 0)
    case .toolbar: return rect.offsetBy(dx: chrome.window.minX, dy: chrome.toolbar?.minY ?? 0)
    case .scrolled, .filling, .nested:
      let container = container
      return rect.offsetBy(
        dx: container.frame.minX + stripShift(of: placement),
        dy: container.frame.minY - offset(in: container.geometry))
    }
  }

  /// The height of a point of the screen in the content's coordinates at the present time.
  func contentY(of point: CGPoint) -> CGFloat { point.y - onScreen(.zero).minY }

  /// Where a row is seen; one that fills the scroll view does not move with the text in it.
  package func frame(of row: SceneLayout.RowLayout) -> CGRect {
    row.placement == .filling ? container.frame : onScreen(row.frame, row.placement)
  }
}
