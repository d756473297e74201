package import KeyboardAvoidance

/// The avoidance strategy of a device: a shipped one that was chosen by id, or a value.
///
/// A strategy chosen by id takes its options from the settings (`StrategyOptions`). A value has its
/// own options; in names, it appears as its id with a hash of its type name and options, so that
/// different values have different goldens and lines in reports.
package struct StrategyValue: Hashable, Sendable {
  /// The strategy before any notification.
  package let value: any AvoidanceStrategy
  /// Whether it was chosen by id, and takes its options from the settings.
  package let isNamed: Bool

  private init(_ value: any AvoidanceStrategy, isNamed: Bool) {
    self.value = value
    self.isNamed = isNamed
  }

  /// The default strategy.
  package static let standard = StrategyValue(ContentInset(), isNamed: true)

  /// Creates the shipped strategy with an id; nil for an unknown id.
  package init?(named id: String) {
    guard let value = AvoidanceStrategies.named(id) else { return nil }
    self.init(value, isNamed: true)
  }

  /// Creates a strategy from a value; a shipped one with default options equals the one with its
  /// id.
  package init(_ value: some AvoidanceStrategy) throws(StrategyValueError) {
    let id = value.id
    guard let shipped = AvoidanceStrategies.named(id) else {
      guard Self.isWellFormed(id) else { throw .malformedID(id, type: "\(type(of: value))") }
      self.init(value, isNamed: false)
      return
    }
    guard type(of: shipped) == type(of: value as any AvoidanceStrategy) else {
      throw .shippedID(id, type: "\(type(of: value))")
    }
    self.init(value, isNamed: AnyHashable(shipped) == AnyHashable(value))
  }

  /// The strategy's id.
  package var id: String { value.id }
  /// The display name of the strategy.
  package var title: String { value.title }

  /// The name in file names and reports: the id; for a value, with a hash of its explanation.
  package var word: String { isNamed ? id : id + "." + SettingTable.hash([explanation]) }

  /// The type and its options as text, equal on every machine: `CardLift(gap: 8.0)`.
  ///
  /// A value that is `CustomStringConvertible` describes its options itself.
  package var explanation: String {
    if let text = value as? any CustomStringConvertible { return "\(type(of: value))(\(text))" }
    let options = Mirror(reflecting: value).children.filter { !($0.value is KeyboardState) }
    let words = options.map { "\($0.label ?? "_"): \($0.value)" }
    return "\(type(of: value))(\(words.joined(separator: ", ")))"
  }

  private static func isWellFormed(_ id: String) -> Bool {
    let words = id.split(separator: "-", omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
  }

  /// Returns whether two strategies have the same type and equal options, and both or neither were
  /// chosen by id.
  package static func == (lhs: StrategyValue, rhs: StrategyValue) -> Bool {
    lhs.isNamed == rhs.isNamed && AnyHashable(lhs.value) == AnyHashable(rhs.value)
  }

  /// Hashes the properties that `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(isNamed)
    hasher.combine(AnyHashable(value))
  }
}

/// The reason why a value cannot be a device's strategy.
package enum StrategyValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another type has the id of a shipped strategy.
  case shippedID(String, type: String)
  /// The id is not suitable for file names.
  case malformedID(String, type: String)

  /// What is wrong, and what would be right.
  package var description: String {
    switch self {
    case .shippedID(let id, let type):
      "the strategy \(type) has the id \"\(id)\", which is that of a shipped strategy; give it "
        + "another id"
    case .malformedID(let id, let type):
      "the strategy \(type) has the id \"\(id)\"; an id consists of small letters and digits, with "
        + "single hyphens between them"
    }
  }
}
