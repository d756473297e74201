import Foundation

extension FlatDesign {
  /// Sizes as UIKit has them; they do not grow with the text.
  package var controls: InterfaceStyle.Controls {
    InterfaceStyle.Controls(
      toggle: CGSize(width: 51, height: 31), stepper: CGSize(width: 94, height: 32),
      picker: CGSize(width: 11, height: 16), clearButton: CGSize(width: 18, height: 18),
      // A large filled button of UIKit; higher where its title needs it.
      filledButtonHeight: 50, filledButtonPadding: 16)
  }

  /// By eye.
  package var indicators: InterfaceStyle.Indicators {
    InterfaceStyle.Indicators(thickness: 2.5, margin: 3, leastLength: 36)
  }
}
