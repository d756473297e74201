package import Foundation

extension InterfaceStyle {
  /// Messages below each other; lengths in points.
  package struct Messages: Hashable, Sendable {
    /// From the safe area's side to a bubble.
    package var sideInset: CGFloat
    /// Above the first message.
    package var top: CGFloat
    /// Under the last message.
    package var bottom: CGFloat
    /// Between two messages of the same person.
    package var gap: CGFloat
    /// Between messages of two people.
    package var turnGap: CGFloat
    /// Around a bubble's text, at one side of it.
    package var padding: CGSize
    /// The width at which a bubble's lines break.
    package var mostWidth: CGFloat
  }

  /// The bar with the text view of messages; lengths in points.
  package struct Composer: Hashable, Sendable {
    /// From the safe area's side to the text view.
    package var sideInset: CGFloat
    /// Above and under the text view.
    package var margin: CGFloat
    /// Around its text, at one side of it.
    package var padding: CGSize
    /// The lines take at most one of so many parts of the window's height.
    package var windowParts: CGFloat
    /// The send button with what can be touched around it.
    package var buttonSize: CGFloat
    /// Between the text and the button.
    package var buttonGap: CGFloat
  }

  /// A text view that fills the window, and a button under it; lengths in points.
  package struct Note: Hashable, Sendable {
    /// Around the text view and the button.
    package var margin: CGFloat
    /// Between the text view's edge and its text, at one side of it.
    package var padding: CGSize
    /// Of the button where there is room.
    package var buttonWidth: CGFloat
  }

  /// Headings, fields and buttons that stand on the bottom edge, without scrolling; lengths in points.
  package struct Stack: Hashable, Sendable {
    /// Of the whole stack, which stands in the middle where there is more room.
    package var mostWidth: CGFloat
    /// Between two sections.
    package var gap: CGFloat
    /// Under the last section.
    package var bottom: CGFloat
    /// Between a header and what it is of.
    package var headerBottom: CGFloat
    /// Above a footer.
    package var footerTop: CGFloat
    /// Whether buttons stand beside the fields, because the screen is low.
    package var hasSideButtons: Bool
    /// Of a button beside the fields.
    package var sideButtonWidth: CGFloat
    /// Between the fields and the button beside them.
    package var sideButtonGap: CGFloat
    /// Whether labels stand above their fields where the window is high enough.
    package var stacksLabels: Bool
    /// Between a label and the text under it.
    package var stackedGap: CGFloat
    /// From the row's text edge to the field's text where a label stands beside it.
    package var labelColumn: CGFloat
    /// How much of the row that column takes at most, as a share.
    package var mostColumnShare: CGFloat
    /// How much of the row a label takes at most, as a share.
    package var mostLabelShare: CGFloat
    /// Between a label that is wider than its column and the text.
    package var labelGap: CGFloat
  }
}
