/// Feeds a strategy with the notifications of a center, for an observable class.
///
/// It holds all state as values; the observable publishes the results. The subscription ends when
/// the observable is released.
@MainActor
final class StrategyFeed<Strategy: AvoidanceStrategy> {
  private(set) var strategy: Strategy
  private(set) var context: AvoidanceContext

  private var subscription: KeyboardSubscription?
  private var publish: () -> Void = {}
  private var isPublishing = false
  private var isStale = false

  init(_ strategy: Strategy, in context: AvoidanceContext) {
    self.strategy = strategy
    self.context = context
  }

  /// Subscribes, and publishes now and after each change; the closure must not retain its owner.
  func start(hearing registry: any ObserverRegistry, publish: @escaping () -> Void) {
    self.publish = publish
    subscription = KeyboardSubscription(to: registry) { [weak self] notification in
      self?.receive(notification)
    }
    refresh()
  }

  /// Changes options or the context, and recomputes everything from the last notification.
  func update(_ change: (inout Strategy, inout AvoidanceContext) -> Void) {
    change(&strategy, &context)
    refresh()
  }

  private func receive(_ notification: KeyboardNotification) {
    guard strategy.receive(notification, in: context) != nil else { return }
    refresh()
  }

  /// Publishes; if an observer changes something during that, publishes again afterwards.
  func refresh() {
    isStale = true
    guard !isPublishing else { return }
    isPublishing = true
    defer { isPublishing = false }
    while isStale {
      isStale = false
      publish()
    }
  }
}
