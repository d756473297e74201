/// The strategies that ship, as values with their default options.
public enum AvoidanceStrategies {
  /// All strategies, each once.
  public static let all: [any AvoidanceStrategy] = [
    NoAvoidance(), KeyboardResponderStrategy(), ContentInset(), BottomConstraint(),
    BezelEstimate(), KeyboardObservingStrategy(), LayoutGuideStrategy(), SwiftUIAvoidance(),
    ViewShift(), KeyboardAvoidingView(),
  ]

  /// Returns the strategy with an id; nil for an unknown id.
  public static func named(_ id: String) -> (any AvoidanceStrategy)? {
    all.first { $0.id == id }
  }
}

extension AvoidanceStrategy {
  /// The id of the value's type.
  public var id: String { Self.id }
  /// The title of the value's type.
  public var title: String { Self.title }
}
