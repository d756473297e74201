package import Foundation
package import Typography

extension InterfaceStyle {
  /// The titles of the navigation bar and the button that leads back.
  package struct BarDrawing: Hashable, Sendable {
    package var titleFont: Font
    /// From the title's box to the button that leads back, or to the safe area.
    package var titleMargin: CGFloat
    package var largeTitleFont: Font
    /// From the upper edge of the large title's space to its line.
    package var largeTitleTop: CGFloat
    /// Of the large title's line.
    package var largeTitleHeight: CGFloat
    /// The content's travel under the bar, past the large title, after which the bar covers it fully.
    package var solidTravel: CGFloat
    /// The small title appears this long before the large one is wholly under the bar.
    package var titleLead: CGFloat
    /// The travel in which the small title appears.
    package var titleTravel: CGFloat
    package var backFont: Font
    /// From the safe area to the middle of the icon that leads back.
    package var backIconX: CGFloat
    /// From the safe area to the title beside that icon.
    package var backTitleX: CGFloat
    /// The most that this title takes, as a part of the bar's width.
    package var backWidthShare: CGFloat
  }
}
