package import Foundation
package import KeyboardAvoidance

/// The strategy, and what it has set: the content inset and the bottom edge, both animated.
package struct Avoidance: Sendable {
  private var strategy: any AvoidanceStrategy
  /// The content inset that the strategy sets.
  package private(set) var inset = ValueAnimation(at: 0)
  /// From the screen's bottom to the bottom of the view that a strategy shortens.
  package private(set) var bottomEdge: ValueAnimation

  /// Creates a strategy of a type that has set nothing yet; `edge` is the bottom safe area inset.
  package init(_ type: any AvoidanceStrategy.Type, edge: CGFloat) {
    strategy = type.init()
    bottomEdge = ValueAnimation(at: edge)
  }

  /// Passes a notification to the strategy; returns the animation of its reaction, nil for none.
  package mutating func receive(
    _ notification: KeyboardNotification, in context: AvoidanceContext
  ) -> StrategyAnimation? {
    strategy.receive(notification, in: context)
  }

  /// Replaces the strategy by a new one, which receives the notifications of a keyboard that is shown.
  package mutating func use(
    _ type: any AvoidanceStrategy.Type, standing notifications: [KeyboardNotification],
    in context: AvoidanceContext
  ) {
    strategy = type.init()
    for notification in notifications { _ = strategy.receive(notification, in: context) }
  }

  /// Whether the strategy scrolls the focused field into view.
  package func revealsFocus(in context: AvoidanceContext) -> Bool {
    strategy.response(in: context).revealsFocus
  }

  /// Animates inset and edge from where they are to what the strategy wants now.
  package mutating func retarget(
    _ motion: StrategyAnimation, in context: AvoidanceContext, at time: TimeInterval
  ) {
    let response = strategy.response(in: context)
    inset = inset.retargeted(
      to: response.contentInsetBottom ?? 0, at: time, duration: motion.duration,
      curve: motion.curve)
    bottomEdge = bottomEdge.retargeted(
      to: Self.edge(response, natural: context.automaticBottom), at: time,
      duration: motion.duration, curve: motion.curve)
  }

  private static func edge(_ response: AvoidanceResponse, natural: CGFloat) -> CGFloat {
    let padding = response.bottomPadding
    guard padding > 0 else { return natural }
    return response.ignoresBottomSafeArea ? padding : natural + padding
  }

  /// Inset and edge move.
  package func activity(at time: TimeInterval) -> Activity {
    .motions(until: [inset.end, bottomEdge.end], at: time)
  }
}
