package import Foundation
package import Typography

extension SceneLayout {
  /// One row and where its parts lie.
  package struct RowLayout: Hashable, Sendable, Identifiable {
    /// What it is, as the scene describes it.
    package var row: Row
    /// All of it, from side to side of its panel, in the coordinates of its part.
    package var frame: CGRect
    /// Where the label stands; empty without one.
    package var labelFrame: CGRect = .zero
    /// Where the text of a field or button lies; its height is that of the lines it has room for.
    package var textFrame: CGRect
    /// Where the text stands in `textFrame`.
    package var textAlignment = TextAlignment.leading
    /// Where a switch, a stepper, a picker's arrows or a clear button stand; nil without one.
    package var accessoryFrame: CGRect?
    /// The lines of a text view or label.
    package var block: TextBlock?
    /// Whether no line parts it from a row below.
    package var isLastInSection = true
    /// By what it gets from these coordinates to the screen; see `SimulatedDevice.onScreen`.
    package var placement = CoordinateSpace.scrolled
    /// What it is drawn as.
    package var look = RowStyle.grouped

    /// The row's id, unique in its scene.
    package var id: String { row.id }

    /// Whether it lies in a row that scrolls sideways.
    package var isNested: Bool {
      if case .nested = placement { true } else { false }
    }

    /// Whether the lines need more height than they have, so that they scroll inside the row.
    package var isOverfull: Bool { (block?.height ?? 0) > textFrame.height }

    mutating func move(by dy: CGFloat) {
      frame.origin.y += dy
      if labelFrame != .zero { labelFrame.origin.y += dy }
      textFrame.origin.y += dy
      accessoryFrame?.origin.y += dy
    }
  }

  /// How a row gets to its place on the screen.
  package enum CoordinateSpace: Hashable, Sendable {
    /// With the content, by the scroll offset.
    case scrolled
    /// It is the scroll view itself; only its text scrolls.
    case filling
    /// With the bottom edge that the strategy keeps clear.
    case pinned
    /// With the content, and sideways with a row that scrolls, by that row's id.
    case nested(String)
    /// With the lower edge of the navigation bar.
    case navigationBar
    /// With the upper edge of the toolbar.
    case toolbar
  }

  /// Where a row's text stands in its frame; leading is where the scene begins to read.
  package enum TextAlignment: Hashable, Sendable {
    /// At the side where the scene begins to read, as most text.
    case leading
    /// In the middle, as titles of buttons.
    case center
    /// At the other side, as the value of a control.
    case trailing
  }

  /// What a row is drawn as.
  package enum RowStyle: Hashable, Sendable {
    /// A row of an inset group, on the group's panel.
    case grouped
    /// A row that scrolls sideways; what is in it follows it in the part's rows.
    case carousel(contentWidth: CGFloat)
    /// A field on a panel of its own in such a row.
    case cell
    /// A label of a plain view, as large as a large title.
    case heading
    /// A message; one's own stands at the trailing side.
    case bubble(isOwn: Bool)
    /// A message's text view, round at both ends.
    case pill
    /// The round button in a message's text view.
    case sendButton
    /// A text view on a panel of its own.
    case page
    /// A button filled with the tint, or with mint.
    case filled(isMint: Bool)
    /// A search field.
    case search
    /// A button of a toolbar: its title in the tint.
    case barButton
  }

  /// A section's header or footer.
  package struct Caption: Hashable, Sendable {
    /// As wide as the rows' text, as high as its lines; coordinates of its part.
    package var frame: CGRect
    /// The text in lines; headers in capitals.
    package var block: TextBlock
    /// Whether it stands above the section's rows, else below.
    package var isHeader: Bool
  }
}
