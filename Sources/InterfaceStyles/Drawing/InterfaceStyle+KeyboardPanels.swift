package import Foundation

extension InterfaceStyle {
  /// A keyboard that is not a part of the screen's lower edge: split or floating.
  package struct KeyboardPanels: Hashable, Sendable {
    /// How far a half of a split keyboard reaches over the screen's side, where its corners are unseen.
    package var splitOverhang: CGFloat
    /// The bar by which a floating keyboard is dragged; its corners are half circles.
    package var grip: CGSize
    /// From the grip's upper edge to the panel's lower edge.
    package var gripRise: CGFloat
  }
}
