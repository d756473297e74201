package import Foundation
package import KeyboardAvoidance

/// The strategy and the values that it sets: insets, the bottom edge and the view's offset, all
/// animated.
package struct Avoidance: Sendable {
  private var strategy: any AvoidanceStrategy
  /// The app's own content inset, separate from the keyboard's part.
  private var baseline: InsetBaseline
  /// The content inset that the strategy sets.
  package private(set) var inset: ValueAnimation
  /// The bottom inset of the scroll indicator that the strategy sets, in points.
  package private(set) var indicatorInset: ValueAnimation
  /// From the screen's bottom to the bottom of the view that a strategy shortens.
  package private(set) var bottomEdge: ValueAnimation
  /// The distance by which the view moves, in points; negative is up.
  package private(set) var viewOffset = ValueAnimation(at: 0)

  /// Creates the state before the strategy sets anything.
  ///
  /// - Parameters:
  ///   - strategy: the strategy before any notification.
  ///   - edge: the bottom safe area inset, in points.
  ///   - ownInset: the app's own bottom content inset, in points.
  package init(_ strategy: any AvoidanceStrategy, edge: CGFloat, ownInset: CGFloat = 0) {
    self.strategy = strategy
    baseline = InsetBaseline(base: ownInset)
    inset = ValueAnimation(at: ownInset)
    indicatorInset = ValueAnimation(at: 0)
    bottomEdge = ValueAnimation(at: edge)
  }

  /// The app's own content inset, in points.
  package var baseInset: CGFloat { baseline.base }

  /// The distance above the keyboard at which a drag begins to dismiss it, in points.
  package var dismissPadding: CGFloat { (strategy as? LayoutGuideStrategy)?.dismissPadding ?? 0 }

  /// Passes a notification to the strategy; returns the animation of its reaction, nil for none.
  package mutating func receive(
    _ notification: KeyboardNotification, in context: AvoidanceContext
  ) -> StrategyAnimation? {
    let motion = strategy.receive(notification, in: context)
    if strategy.keyboard.isDocked {
      baseline.keyboardAppears(over: inset.target)
    } else if baseline.isKeyboardVisible {
      _ = baseline.keyboardHides()
    }
    return motion
  }

  /// Adopts the content inset of another app; the next `retarget` sets it.
  package mutating func ownerSets(_ inset: CGFloat) { baseline.ownerSets(inset) }

  /// Replaces the strategy by a new one, which receives the notifications of a keyboard that is shown.
  package mutating func use(
    _ strategy: any AvoidanceStrategy, standing notifications: [KeyboardNotification],
    in context: AvoidanceContext
  ) {
    self.strategy = strategy
    for notification in notifications { _ = self.strategy.receive(notification, in: context) }
  }

  /// Returns whether the view has an offset, or is on its way to or from one.
  package func movesView(at time: TimeInterval) -> Bool {
    viewOffset.target != 0 || viewOffset.end > time
  }

  /// Returns the strategy's current response.
  package func response(in context: AvoidanceContext) -> AvoidanceResponse {
    strategy.response(in: context)
  }

  /// Returns whether the strategy's response has another bottom edge than the one that was set.
  package func isOutdated(in context: AvoidanceContext) -> Bool {
    Self.edge(strategy.response(in: context), natural: context.layoutEdgeBottom)
      != bottomEdge.target
  }

  /// Animates all values from their current positions to the strategy's response.
  package mutating func retarget(
    _ motion: StrategyAnimation, in context: AvoidanceContext, at time: TimeInterval
  ) {
    let response = strategy.response(in: context)
    func animate(_ value: inout ValueAnimation, to target: CGFloat) {
      value = value.retargeted(
        to: target, at: time, duration: motion.duration, curve: motion.curve)
    }
    animate(&inset, to: response.contentInsetBottom ?? baseline.base)
    animate(&indicatorInset, to: response.indicatorInsetBottom ?? 0)
    animate(&bottomEdge, to: Self.edge(response, natural: context.layoutEdgeBottom))
    retargetView(to: response.viewOffset, motion, at: time)
  }

  /// Animates only the view's offset, as after a change of focus while the keyboard stays.
  package mutating func retargetView(
    to offset: CGFloat, _ motion: StrategyAnimation, at time: TimeInterval
  ) {
    guard offset != viewOffset.target || motion.duration == 0 else { return }
    viewOffset = viewOffset.retargeted(
      to: offset, at: time, duration: motion.duration, curve: motion.curve)
  }

  private static func edge(_ response: AvoidanceResponse, natural: CGFloat) -> CGFloat {
    response.ignoresBottomSafeArea ? response.bottomPadding : natural + response.bottomPadding
  }

  /// The animations of insets, edge and view.
  package func activity(at time: TimeInterval) -> Activity {
    .motions(
      until: [inset.end, indicatorInset.end, bottomEdge.end, viewOffset.end], at: time)
  }
}
