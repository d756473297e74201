package import Foundation

extension SceneLayout {
  /// Rows with the panels behind them and the texts around them, all in one coordinate system.
  package struct Part: Hashable, Sendable {
    /// Panels behind the grouped rows of a section.
    package var panels: [CGRect] = []
    /// In reading order; what scrolls sideways is followed by its fields.
    package var rows: [RowLayout] = []
    /// Headers and footers, from top to bottom.
    package var captions: [Caption] = []
  }
}

extension SceneLayout.Part {
  /// The same part in coordinates whose origin is elsewhere.
  func moved(by dy: CGFloat) -> SceneLayout.Part {
    var part = self
    part.panels = panels.map { $0.offsetBy(dx: 0, dy: dy) }
    for index in rows.indices { part.rows[index].move(by: dy) }
    for index in captions.indices {
      part.captions[index].frame = captions[index].frame.offsetBy(dx: 0, dy: dy)
    }
    return part
  }

  /// Makes space for a row that has grown, or takes it from one that has shrunk.
  ///
  /// - Parameters:
  ///   - edge: the row's lower edge before.
  ///   - index: the row's index.
  ///   - growth: how much higher the row is now, in points.
  mutating func shift(below edge: CGFloat, after index: Int, by growth: CGFloat) {
    for next in rows.indices.dropFirst(index + 1) { rows[next].move(by: growth) }
    for next in panels.indices where panels[next].maxY >= edge {
      if panels[next].minY >= edge {
        panels[next].origin.y += growth
      } else {
        panels[next].size.height += growth
      }
    }
    for next in captions.indices where captions[next].frame.minY >= edge {
      captions[next].frame.origin.y += growth
    }
  }
}
