package import Foundation
package import Typography

extension InterfaceStyle {
  /// The toolbar above a keyboard.
  package struct AccessoryDrawing: Hashable, Sendable {
    package var titleFont: Font
    /// From the toolbar's side to its title, which keeps clear of the buttons.
    package var titleMargin: CGFloat
    package var buttonFont: Font
  }
}
