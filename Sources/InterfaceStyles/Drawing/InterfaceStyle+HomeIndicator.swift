package import Foundation

extension InterfaceStyle {
  /// The bar at the lower edge of a screen without a home button.
  package struct HomeIndicator: Hashable, Sendable {
    /// Its corners are half circles.
    package var size: CGSize
    /// From its lower edge to the screen's.
    package var margin: CGFloat
  }
}
