public import Foundation

/// Which part of the safe area a scroll view adds to its content inset by itself.
public enum InsetAdjustment: String, CaseIterable, Hashable, Sendable {
  /// Like `scrollableAxes`, and vertically always inside a navigation or tab container.
  case automatic
  /// Only on axes that scroll.
  case scrollableAxes
  /// Nothing.
  case never
  /// All four edges.
  case always

  /// Tells what the scroll view adds, in points.
  ///
  /// An axis scrolls when the content with the owner's insets exceeds the viewport there, or when
  /// it always bounces. `contentInset` is the owner's own, without a keyboard's part: otherwise the
  /// keyboard would change what is to be taken off its inset.
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

/// A yes or no for each of the two axes.
public struct ScrollAxes: Hashable, Sendable {
  /// Left and right.
  public var horizontal: Bool
  /// Up and down.
  public var vertical: Bool

  /// Creates a pair of answers; those left out are no.
  public init(horizontal: Bool = false, vertical: Bool = false) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension EdgeInsets {
  /// These insets on some axes, and none on the others.
  fileprivate func limited(to axes: ScrollAxes) -> EdgeInsets {
    EdgeInsets(
      top: axes.vertical ? top : 0, left: axes.horizontal ? left : 0,
      bottom: axes.vertical ? bottom : 0, right: axes.horizontal ? right : 0)
  }
}
