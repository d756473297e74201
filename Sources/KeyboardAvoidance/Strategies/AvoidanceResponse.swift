public import Foundation

/// What an app changes for the keyboard: absolute targets in points, not differences.
public struct AvoidanceResponse: Hashable, Sendable {
  /// The bottom content inset to set on the scroll view; nil leaves it alone.
  public var contentInsetBottom: CGFloat?
  /// The bottom inset to set on the scroll indicators; nil leaves it alone.
  public var indicatorInsetBottom: CGFloat?
  /// By how much the view ends above its bottom layout edge.
  ///
  /// That edge is what the view ends at without a keyboard: the safe area or a bar, or its
  /// container's bottom while it ignores the safe area.
  public var bottomPadding: CGFloat
  /// Whether the view extends below the bottom safe area, so that the padding counts from there.
  public var ignoresBottomSafeArea: Bool
  /// Whether the focused field is scrolled into view.
  public var revealsFocus: Bool

  /// The distance by which the whole view moves with its bars, in points; negative is up.
  ///
  /// It neither shortens the view nor insets its content, so parts that leave the screen cannot be
  /// reached.
  public var viewOffset: CGFloat
  /// The minimum distance around a revealed field, in points; the app may want more.
  public var revealPadding: CGFloat
  /// Whether the line of the caret is revealed in a text view; otherwise the whole text view is.
  public var followsCaret: Bool

  /// Nothing is changed.
  public static let none = AvoidanceResponse()

  /// Creates a response; what is left out stays as it is.
  public init(
    contentInsetBottom: CGFloat? = nil, indicatorInsetBottom: CGFloat? = nil,
    bottomPadding: CGFloat = 0, ignoresBottomSafeArea: Bool = false, revealsFocus: Bool = false,
    viewOffset: CGFloat = 0, revealPadding: CGFloat = 0, followsCaret: Bool = true
  ) {
    self.contentInsetBottom = contentInsetBottom
    self.indicatorInsetBottom = indicatorInsetBottom
    self.bottomPadding = bottomPadding
    self.ignoresBottomSafeArea = ignoresBottomSafeArea
    self.revealsFocus = revealsFocus
    self.viewOffset = viewOffset
    self.revealPadding = revealPadding
    self.followsCaret = followsCaret
  }
}

/// How a change of layout is to be animated.
public struct StrategyAnimation: Hashable, Sendable {
  /// Seconds; 0 sets the target at once and ends what is running.
  public var duration: TimeInterval
  /// The shape of the change.
  public var curve: AnimationCurve

  /// Creates an animation of so many seconds.
  public init(duration: TimeInterval, curve: AnimationCurve) {
    self.duration = duration
    self.curve = curve
  }
}
