public import Foundation

/// The part of the safe area that a scroll view adds to its content inset by itself.
public enum InsetAdjustment: String, CaseIterable, Hashable, Sendable {
  /// Like `scrollableAxes`; inside a navigation or tab container, always on the vertical axis.
  case automatic
  /// Only on axes that scroll.
  case scrollableAxes
  /// Nothing.
  case never
  /// All four edges.
  case always

  /// Returns the insets that the scroll view adds, in points.
  ///
  /// An axis scrolls if the content with the app's own insets exceeds the viewport on it, or if it
  /// always bounces. `contentInset` is the app's own inset without the keyboard's part; otherwise
  /// the keyboard would change the part that is subtracted from its inset.
  public func automaticInset(
    safeArea: EdgeInsets, viewport: CGSize, contentSize: CGSize,
    contentInset: EdgeInsets = .zero, alwaysBounces: ScrollAxes = ScrollAxes(),
    isInsideBarContainer: Bool = false
  ) -> EdgeInsets {
    let width = contentSize.width + contentInset.left + contentInset.right
    let height = contentSize.height + contentInset.top + contentInset.bottom
    let scrolling = ScrollAxes(
      horizontal: alwaysBounces.horizontal || width > viewport.width,
      vertical: alwaysBounces.vertical || height > viewport.height)
    switch self {
    case .never: return .zero
    case .always: return safeArea
    case .scrollableAxes: return safeArea.limited(to: scrolling)
    case .automatic:
      let vertical = scrolling.vertical || isInsideBarContainer
      return safeArea.limited(
        to: ScrollAxes(horizontal: scrolling.horizontal, vertical: vertical))
    }
  }
}

/// A Boolean value for each of the two axes.
public struct ScrollAxes: Hashable, Sendable {
  /// The horizontal axis.
  public var horizontal: Bool
  /// The vertical axis.
  public var vertical: Bool

  /// Creates a pair of values; the default of each is false.
  public init(horizontal: Bool = false, vertical: Bool = false) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension EdgeInsets {
  /// Returns these insets on some axes, and zero on the others.
  fileprivate func limited(to axes: ScrollAxes) -> EdgeInsets {
    EdgeInsets(
      top: axes.vertical ? top : 0, left: axes.horizontal ? left : 0,
      bottom: axes.vertical ? bottom : 0, right: axes.horizontal ? right : 0)
  }
}
