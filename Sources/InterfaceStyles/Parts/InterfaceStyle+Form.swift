package import Foundation

extension InterfaceStyle {
  /// Panels behind the rows of a form's sections; lengths in points.
  package struct Cards: Hashable, Sendable {
    /// From the safe area's side to a panel.
    package var sideInset: CGFloat
    /// Above the first section.
    package var top: CGFloat
    /// Between two sections, without their captions.
    package var gap: CGFloat
    /// Under the last section.
    package var bottom: CGFloat
    /// Of a panel's corners.
    package var cornerRadius: CGFloat
  }

  /// Headers and footers of a form's sections; lengths in points.
  package struct Captions: Hashable, Sendable {
    /// Above a header.
    package var headerTop: CGFloat
    /// Between a header and its panel.
    package var headerBottom: CGFloat
    /// Between a panel and its footer.
    package var footerTop: CGFloat
  }

  /// Rows of a form; lengths in points.
  package struct Rows: Hashable, Sendable {
    /// From a panel's side to what stands in its rows.
    package var padding: CGFloat
    /// Above and below the text of a row.
    package var textMargin: CGFloat
    /// Of a row with little text.
    package var minimumHeight: CGFloat
    /// From the row's text edge to the field's text where a label stands beside it.
    package var labelColumn: CGFloat
    /// Between a label that is wider than its column and the text.
    package var labelGap: CGFloat
    /// How much of the row a label takes at most, as a share.
    package var mostLabelShare: CGFloat
    /// Whether labels stand above their fields instead of beside them.
    package var stacksLabels: Bool
    /// Between a label and the text under it.
    package var stackedGap: CGFloat
    /// Between the text and the control at the row's end.
    package var controlGap: CGFloat
  }

  /// Rows that scroll sideways, with fields on panels of their own; lengths in points.
  package struct Carousels: Hashable, Sendable {
    /// Of a field with little text.
    package var minimumCellHeight: CGFloat
    /// Above and below a field's text together, at least.
    package var cellPadding: CGFloat
    /// At the sides of a field's text.
    package var textInset: CGFloat
    /// Of a field where there is room.
    package var cellWidth: CGFloat
    /// How much of the row a field takes at most, as a share.
    package var mostCellShare: CGFloat
    /// Between two fields.
    package var cellGap: CGFloat
    /// Above the fields, under the row's edge or its label.
    package var top: CGFloat
    /// Under the fields.
    package var bottom: CGFloat
    /// What is kept free beside the focused field.
    package var revealMargin: CGFloat
  }
}
