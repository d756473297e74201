package import Foundation
package import KeyboardAvoidance

/// A scene's sections and rows in their places; origin at the content's top left, points.
package struct FormLayout: Hashable, Sendable {
  /// One row and where its parts lie.
  package struct RowFrame: Hashable, Sendable, Identifiable {
    package var row: Row
    package var frame: CGRect
    /// Where the label stands; empty without one.
    package var labelFrame: CGRect
    /// Where the text of a field or button lies; its height is that of the lines.
    package var textFrame: CGRect
    /// The lines of a text view, label or footer.
    package var block: TextBlock?
    package var isLastInSection: Bool

    package var id: String { row.id }
  }

  /// A section's header or footer.
  package struct Caption: Hashable, Sendable {
    package var frame: CGRect
    package var block: TextBlock
    package var isHeader: Bool
  }

  package private(set) var sections: [CGRect] = []
  package private(set) var rows: [RowFrame] = []
  package private(set) var captions: [Caption] = []
  package private(set) var contentSize: CGSize = .zero
  package let metrics: FormMetrics

  /// Lays a scene out for a width.
  ///
  /// - Parameter texts: what the text views hold, by row id; a row without an entry shows its own text.
  package init(
    scene: Scene, settings: PhoneSettings, safeArea: EdgeInsets, texts: [String: String],
    ruler: any TextMeasuring
  ) {
    metrics = FormMetrics(settings: settings)
    let width = settings.screen.width
    let left = safeArea.left + metrics.sectionInset
    var builder = FormBuilder(
      metrics: metrics, settings: settings, texts: texts, ruler: ruler, left: left,
      width: max(1, width - left - safeArea.right - metrics.sectionInset))
    for section in scene.sections { builder.add(section) }
    sections = builder.sections
    rows = builder.rows
    captions = builder.captions
    contentSize = CGSize(width: width, height: builder.finish())
  }

  package func row(_ id: String) -> RowFrame? { rows.first { $0.id == id } }

  /// Returns the row under a point of the content; nil between sections.
  package func row(at point: CGPoint) -> RowFrame? {
    rows.first { $0.frame.contains(point) }
  }
}
