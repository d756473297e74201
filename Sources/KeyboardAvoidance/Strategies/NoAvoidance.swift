/// Ignores the keyboard: the fault that every other strategy repairs.
public struct NoAvoidance: AvoidanceStrategy, Hashable {
  /// `none`.
  public static let id = "none"
  /// The name for people.
  public static let title = "No avoidance"

  /// Creates the strategy, which has no state.
  public init() {}

  /// Does nothing.
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
