/// How an app turns a keyboard's notifications into a layout.
///
/// A strategy remembers the last event that counts and nothing else. Whatever changes around it, the
/// response is computed anew from that event, so the order of changes does not matter.
public protocol AvoidanceStrategy: Sendable {
  /// A name for command lines and files: `content-inset`.
  static var id: String { get }
  /// A name for people: `Content inset`.
  static var title: String { get }

  /// Creates the strategy as it is before the first notification.
  init()

  /// Takes in a notification; tells how the change is to be animated, nil when nothing changes.
  mutating func receive(
    _ notification: KeyboardNotification, in context: AvoidanceContext
  ) -> StrategyAnimation?

  /// Tells what the layout must be in the end, as absolute targets.
  func response(in context: AvoidanceContext) -> AvoidanceResponse
}

/// The strategies there are.
public enum AvoidanceStrategies {
  /// All strategies, each once.
  public static let all: [any AvoidanceStrategy.Type] = [
    NoAvoidance.self, KeyboardResponderStrategy.self, ContentInset.self, BottomConstraint.self,
    BezelEstimate.self, KeyboardObservingStrategy.self, LayoutGuideStrategy.self,
  ]

  /// Finds a strategy by its id; nil when there is none.
  public static func named(_ id: String) -> (any AvoidanceStrategy.Type)? {
    all.first { $0.id == id }
  }
}
