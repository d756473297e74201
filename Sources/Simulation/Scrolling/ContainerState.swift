package import Foundation
package import InterfaceStyles
package import KeyboardAvoidance

/// The scroll view that holds a scene's content, as it is at one moment; screen coordinates.
package struct ContainerState: Hashable, Sendable {
  /// Its visible frame; shorter where the strategy shortens the view.
  package var frame: CGRect
  /// What the strategy set at the bottom.
  package var contentInsetBottom: CGFloat
  /// What the safe area adds by itself.
  package var automatic: EdgeInsets
  /// The range of its offset, with both insets taken in.
  package var geometry: ScrollGeometry

  private init(
    frame: CGRect, contentInsetBottom: CGFloat, automatic: EdgeInsets, geometry: ScrollGeometry
  ) {
    self.frame = frame
    self.contentInsetBottom = contentInsetBottom
    self.automatic = automatic
    self.geometry = geometry
  }

  /// Computes the scroll view of a scene's body.
  ///
  /// - Parameters:
  ///   - body: the kind of content.
  ///   - metrics: the window and its bars.
  ///   - layout: the rows.
  ///   - style: the margin around a page.
  ///   - inset: the content inset that the strategy sets, in points.
  ///   - edge: from the window's bottom to the bottom of a shortened view, in points.
  package init(
    _ body: Scene.Body, in metrics: WindowMetrics, _ layout: SceneLayout, _ style: InterfaceStyle,
    inset: CGFloat, edge: CGFloat
  ) {
    let bottom = metrics.clearBottom(inset: inset, edge: edge)
    switch body {
    case .form: self = .form(metrics, layout, inset: inset, edge: edge)
    case .chat:
      self = .list(metrics, layout, inset: inset, bottom: bottom + layout.pinnedHeight)
    case .note:
      let frame = Self.noteFrame(metrics, layout, style.note, bottom: bottom + layout.pinnedHeight)
      self = .fixed(frame, layout, inset: inset)
    case .plain:
      var frame = metrics.window
      frame.size.height = max(0, frame.height - bottom)
      self = .fixed(frame, layout, inset: inset)
    }
  }

  /// The offsets at which the content can rest.
  package var range: ClosedRange<CGFloat> {
    geometry.minOffset.y...max(geometry.minOffset.y, geometry.maxOffset.y)
  }

  /// Messages scroll over the whole window, under the bars and the composer.
  private static func list(
    _ metrics: WindowMetrics, _ layout: SceneLayout, inset: CGFloat, bottom: CGFloat
  ) -> ContainerState {
    let adjusted = EdgeInsets(top: metrics.safeArea.top, left: 0, bottom: bottom, right: 0)
    return ContainerState(
      frame: metrics.window, contentInsetBottom: inset, automatic: metrics.safeArea,
      geometry: ScrollGeometry(
        viewport: metrics.window.size, contentSize: layout.contentSize, adjustedInset: adjusted))
  }

  private static func noteFrame(
    _ metrics: WindowMetrics, _ layout: SceneLayout, _ style: InterfaceStyle.Note, bottom: CGFloat
  ) -> CGRect {
    let margin = style.margin
    let window = metrics.window
    let top = window.minY + metrics.safeArea.top + margin
    return CGRect(
      x: window.minX + metrics.safeArea.left + margin, y: top, width: layout.contentSize.width,
      height: max(0, window.maxY - bottom - margin - top))
  }

  /// A view without insets: it ends where it is clear.
  private static func fixed(
    _ frame: CGRect, _ layout: SceneLayout, inset: CGFloat
  ) -> ContainerState {
    ContainerState(
      frame: frame, contentInsetBottom: inset, automatic: .zero,
      geometry: ScrollGeometry(viewport: frame.size, contentSize: layout.contentSize))
  }

  /// A view whose edge is above its natural one is shortened, and the edge stands for the safe area.
  private static func form(
    _ metrics: WindowMetrics, _ layout: SceneLayout, inset: CGFloat, edge: CGFloat
  ) -> ContainerState {
    let shortened = edge > metrics.safeArea.bottom ? edge : 0
    var frame = metrics.window
    frame.size.height = max(0, frame.height - shortened)
    let automatic = EdgeInsets(
      top: metrics.safeArea.top + metrics.largeTitleHeight, left: 0,
      bottom: max(0, metrics.safeArea.bottom - shortened), right: 0)
    let adjusted = EdgeInsets(
      top: automatic.top, left: 0, bottom: automatic.bottom + inset, right: 0)
    return ContainerState(
      frame: frame, contentInsetBottom: inset, automatic: automatic,
      geometry: ScrollGeometry(
        viewport: frame.size, contentSize: layout.contentSize, adjustedInset: adjusted))
  }
}

extension WindowMetrics {
  /// Returns the distance from the window's bottom to the edge above which a strategy keeps things
  /// clear: a content inset and a shortened view give the same edge.
  func clearBottom(inset: CGFloat, edge: CGFloat) -> CGFloat {
    safeArea.bottom + inset + max(0, edge - safeArea.bottom)
  }
}
