/// A strategy that hears a notification center, on behalf of an observable.
///
/// It keeps the only state there is, as values; the observable publishes what it computes from
/// them. It ends with the observable, and with it the subscription.
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

  /// Subscribes, and publishes now and after each change; the closure must not keep its owner.
  func start(hearing registry: any ObserverRegistry, publish: @escaping () -> Void) {
    self.publish = publish
    subscription = KeyboardSubscription(to: registry) { [weak self] notification in
      self?.receive(notification)
    }
    refresh()
  }

  /// Changes options or surroundings; everything is computed anew from the last notification.
  func update(_ change: (inout Strategy, inout AvoidanceContext) -> Void) {
    change(&strategy, &context)
    refresh()
  }

  private func receive(_ notification: KeyboardNotification) {
    guard strategy.receive(notification, in: context) != nil else { return }
    refresh()
  }

  /// Publishes; when an observer changes something meanwhile, again and not in between.
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
