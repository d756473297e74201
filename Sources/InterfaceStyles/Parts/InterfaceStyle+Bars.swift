package import Foundation

extension InterfaceStyle {
  /// Bars at the window's edges; lengths in points.
  package struct Bars: Hashable, Sendable {
    /// The part of the navigation bar in which the small title stands, at most.
    package var titleHeight: CGFloat
    /// From the top safe area to the navigation bar's lower edge.
    package var navigationHeight: CGFloat
    /// From the screen's top to the navigation bar's lower edge, for a window that begins there; nil
    /// where the top safe area and `navigationHeight` say it.
    package var navigationBottom: CGFloat?
    /// What a large title adds to the bar; 0 where no bar has one.
    package var largeTitleHeight: CGFloat
    /// Without the home indicator.
    package var toolbarHeight: CGFloat
    /// In a window that the home indicator does not reach into.
    package var tabBarHeight: CGFloat
    /// Above the home indicator.
    package var tabBarHeightAboveIndicator: CGFloat
    /// The search field under the title.
    package var search: Search
  }

  /// A navigation bar's search field; lengths in points.
  package struct Search: Hashable, Sendable {
    /// What it takes of the bar.
    package var barHeight: CGFloat
    /// Of the field itself.
    package var fieldHeight: CGFloat
    /// From the upper edge of what it takes to the field.
    package var fieldTop: CGFloat
    /// From the field's beginning to its text: the magnifying glass stands there.
    package var textInset: CGFloat
    /// From the text to the field's end, without the clear button.
    package var textTrailing: CGFloat
    /// From the clear button to the field's end.
    package var clearButtonTrailing: CGFloat
  }
}

extension InterfaceStyle.Bars {
  /// Returns a tab bar's height in a window with a bottom safe area.
  package func tabBarHeight(above bottom: CGFloat) -> CGFloat {
    bottom > 0 ? tabBarHeightAboveIndicator + bottom : tabBarHeight
  }
}
