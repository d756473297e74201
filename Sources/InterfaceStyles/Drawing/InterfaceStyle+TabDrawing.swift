package import Foundation
package import Typography

extension InterfaceStyle {
  /// Icon and title of a tab: one over the other, or side by side.
  package struct TabDrawing: Hashable, Sendable {
    /// The least height of a tab, without the home indicator's, in which the icon is over the title.
    package var stackedHeight: CGFloat
    package var stacked: Stacked
    package var sideBySide: SideBySide

    /// The icon over its title.
    package struct Stacked: Hashable, Sendable {
      package var font: Font
      /// From the tab's side to its title.
      package var margin: CGFloat
      /// From the tab's upper edge to the icon's middle.
      package var iconY: CGFloat
      /// From the tab's upper edge to the title.
      package var titleY: CGFloat
      /// The height of the title's line, in points.
      package var titleHeight: CGFloat
    }

    /// The icon beside its title, both in the middle of the tab.
    package struct SideBySide: Hashable, Sendable {
      package var font: Font
      /// The size of the icon, as a factor of its own size.
      package var iconScale: CGFloat
      /// What the icon takes of the width.
      package var iconWidth: CGFloat
      /// From the icon to the title.
      package var gap: CGFloat
      /// What icon and title leave free of the tab, both sides together.
      package var margins: CGFloat
    }
  }
}
