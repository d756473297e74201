package import Foundation

extension InterfaceStyle {
  /// Sizes of controls, in points.
  package struct Controls: Hashable, Sendable {
    /// A switch.
    package var toggle: CGSize
    /// Minus and plus beside each other.
    package var stepper: CGSize
    /// The two arrows of a picker.
    package var picker: CGSize
    /// The circle with the cross in a field.
    package var clearButton: CGSize
    /// Height of a button filled with a colour.
    package var filledButtonHeight: CGFloat
    /// Above and below such a button's title together, at least.
    package var filledButtonPadding: CGFloat
  }

  /// The bar that shows where in the content one is; lengths in points.
  package struct Indicators: Hashable, Sendable {
    /// Across the direction of scrolling.
    package var thickness: CGFloat
    /// From the window's side, and from the ends of what can be seen.
    package var margin: CGFloat
    /// Along the direction of scrolling, however much content there is.
    package var leastLength: CGFloat
  }
}
