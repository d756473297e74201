package import Foundation

extension InterfaceStyle {
  /// How an app's window lies on the screen, by its presentation.
  package struct Windows: Hashable, Sendable {
    /// A card over the app.
    package var pageSheet: Shape
    /// A small card over the app.
    package var formSheet: Shape
    /// Beside another app.
    package var splitView: Shape
    /// Over another app.
    package var slideOver: Shape
    /// Between the halves of a split screen, in points.
    package var divider: CGFloat
  }
}

extension InterfaceStyle.Windows {
  /// Where a window lies; lengths in points.
  package enum Shape: Hashable, Sendable {
    /// From edge to edge.
    case screen
    /// From side to side, from below the top safe area to the screen's bottom.
    case card(top: CGFloat)
    /// In the middle, `top` away from the top safe area and as far from the bottom edge.
    case tall(width: CGFloat, sideMargins: CGFloat, top: CGFloat)
    /// In the middle, of one size on every screen.
    case fixed(CGSize)
    /// At the left, half of what the divider leaves.
    case half
    /// At the right, with room around it.
    case narrow(width: CGFloat, margin: CGFloat, leastBottom: CGFloat)
  }
}
