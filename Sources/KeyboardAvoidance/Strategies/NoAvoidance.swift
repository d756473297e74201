/// Ignores the keyboard: the fault that every other strategy repairs.
public struct NoAvoidance: AvoidanceStrategy {
  /// `none`.
  public static let id = "none"
  /// The display name.
  public static let title = "No avoidance"

  /// Never changes, because every notification is ignored.
  public var keyboard = KeyboardState()

  /// Creates the strategy, which has no state.
  public init() {}

  /// Ignores the notification.
  public mutating func receive(
    _ notification: KeyboardNotification, in context: AvoidanceContext
  ) -> StrategyAnimation? {
    nil
  }

  /// Leaves everything as it is.
  public func response(in context: AvoidanceContext) -> AvoidanceResponse {
    .none
  }
}
