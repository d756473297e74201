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

  /// The distance from the bottom of the frame to the end of the scroll indicator's track, in
  /// points.
  package var indicatorBottom: CGFloat

  /// The values of a scroll view that a strategy sets, at one moment, in points.
  package struct Insets: Hashable, Sendable {
    /// The bottom content inset.
    package var content: CGFloat = 0
    /// The bottom inset of the scroll indicator.
    package var indicator: CGFloat = 0
    /// The distance from the bottom of the window to the bottom of a shortened view.
    package var edge: CGFloat = 0
    /// Whether the view may end below the safe area or a bar.
    package var reachesEdge = false

    /// Creates insets; the default of each is 0.
    package init(
      content: CGFloat = 0, indicator: CGFloat = 0, edge: CGFloat = 0, reachesEdge: Bool = false
    ) {
      self.content = content
      self.indicator = indicator
      self.edge = edge
      self.reachesEdge = reachesEdge
    }
  }

  private init(
    frame: CGRect, _ insets: Insets, automatic: EdgeInsets, geometry: ScrollGeometry,
    indicatorBottom: CGFloat
  ) {
    self.frame = frame
    self.contentInsetBottom = insets.content
    self.automatic = automatic
    self.geometry = geometry
    self.indicatorBottom = indicatorBottom
  }

  /// Computes the scroll view of a scene's body.
  ///
  /// - Parameters:
  ///   - scene: the scene, for its body and the inset adjustment of its scroll view.
  ///   - metrics: the window and its bars.
  ///   - layout: the rows.
  ///   - style: the margin around a page.
  ///   - insets: the values that the strategy sets.
  package init(
    _ scene: Scene, in metrics: WindowMetrics, _ layout: SceneLayout, _ style: InterfaceStyle,
    _ insets: Insets
  ) {
    let bottom = metrics.clearBottom(insets)
    switch scene.body {
    case .form: self = .form(scene, metrics, layout, insets)
    case .chat: self = .list(metrics, layout, insets, bottom: bottom + layout.pinnedHeight)
    case .note:
      let frame = Self.noteFrame(metrics, layout, style.note, bottom: bottom + layout.pinnedHeight)
      self = .fixed(frame, layout, insets)
    case .plain:
      var frame = metrics.window
      frame.size.height = max(0, frame.height - bottom)
      self = .fixed(frame, layout, insets)
    }
  }

  /// The offsets at which the content can rest.
  package var range: ClosedRange<CGFloat> {
    geometry.minOffset.y...max(geometry.minOffset.y, geometry.maxOffset.y)
  }

  /// Messages scroll over the whole window, under the bars and the composer.
  private static func list(
    _ metrics: WindowMetrics, _ layout: SceneLayout, _ insets: Insets, bottom: CGFloat
  ) -> ContainerState {
    let adjusted = EdgeInsets(top: metrics.safeArea.top, left: 0, bottom: bottom, right: 0)
    return ContainerState(
      frame: metrics.window, insets, automatic: metrics.safeArea,
      geometry: ScrollGeometry(
        viewport: metrics.window.size, contentSize: layout.contentSize, adjustedInset: adjusted),
      indicatorBottom: bottom - insets.content + insets.indicator)
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
    _ frame: CGRect, _ layout: SceneLayout, _ insets: Insets
  ) -> ContainerState {
    ContainerState(
      frame: frame, insets, automatic: .zero,
      geometry: ScrollGeometry(viewport: frame.size, contentSize: layout.contentSize),
      indicatorBottom: 0)
  }

  /// A view whose edge is above its natural one is shortened, and the edge stands for the safe area.
  private static func form(
    _ scene: Scene, _ metrics: WindowMetrics, _ layout: SceneLayout, _ insets: Insets
  ) -> ContainerState {
    let isMoved = insets.edge > metrics.safeArea.bottom || insets.reachesEdge
    let shortened = isMoved ? insets.edge : 0
    var frame = metrics.window
    frame.size.height = max(0, frame.height - shortened)
    var automatic = scene.automaticInset(metrics, layout)
    automatic.bottom = isMoved ? 0 : automatic.bottom
    let adjusted = EdgeInsets(
      top: automatic.top, left: 0, bottom: automatic.bottom + insets.content, right: 0)
    return ContainerState(
      frame: frame, insets, automatic: automatic,
      geometry: ScrollGeometry(
        viewport: frame.size, contentSize: layout.contentSize, adjustedInset: adjusted),
      indicatorBottom: automatic.bottom + insets.indicator)
  }
}

extension Scene {
  /// Returns the insets that the scroll view of a form adds by itself, with the height of a large
  /// title.
  ///
  /// Whether it scrolls is decided for the whole window, even if the keyboard shortens the view.
  fileprivate func automaticInset(_ metrics: WindowMetrics, _ layout: SceneLayout) -> EdgeInsets {
    let safeArea = EdgeInsets(
      top: metrics.safeArea.top + metrics.largeTitleHeight, left: 0,
      bottom: metrics.safeArea.bottom, right: 0)
    return insetAdjustment.automaticInset(
      safeArea: safeArea, viewport: metrics.window.size, contentSize: layout.contentSize,
      contentInset: EdgeInsets(bottom: contentInset), isInsideBarContainer: hasBars)
  }

  /// Whether the scene is inside a navigation or tab container.
  private var hasBars: Bool { navigationBar != nil || !tabBar.isEmpty || !toolbar.isEmpty }
}

extension WindowMetrics {
  /// Returns the distance from the window's bottom to the edge above which a strategy keeps things
  /// clear: a content inset and a shortened view give the same edge.
  func clearBottom(_ insets: ContainerState.Insets) -> CGFloat {
    guard !insets.reachesEdge else { return insets.content + insets.edge }
    return safeArea.bottom + insets.content + max(0, insets.edge - safeArea.bottom)
  }
}
