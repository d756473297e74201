/// A side of the screen to which a layout guide can be near.
public enum ScreenEdge: String, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The left edge.
  case left
  /// The lower edge.
  case bottom
  /// The right edge.
  case right
}

/// A pin that holds only while a layout guide is near an edge of the screen, or away from it.
///
/// A toolbar sits above the keyboard, and below one that floats at the top:
///
/// ```swift
/// guide.followsUndockedKeyboard = true
/// guide.pins = [
///   GuidePin("toolbar above", .away(from: .top)), GuidePin("toolbar below", .near(.top)),
/// ]
/// let isBelow = guide.activePins.contains { $0.id == "toolbar below" }
/// ```
public struct GuidePin: Identifiable, Hashable, Sendable {
  /// The condition of a pin.
  public enum Condition: Hashable, Sendable {
    /// The guide is near an edge.
    case near(ScreenEdge)
    /// The guide is not near an edge.
    case away(from: ScreenEdge)
  }

  /// The app's name for the pin, for instance the identifier of a constraint.
  public var id: String
  /// The condition on which the pin holds.
  public var condition: Condition

  /// Creates a pin that holds on a condition.
  public init(_ id: String, _ condition: Condition) {
    self.id = id
    self.condition = condition
  }

  /// Returns whether the pin holds for a guide that is near exactly these edges.
  public func isActive(near edges: Set<ScreenEdge>) -> Bool {
    switch condition {
    case .near(let edge): edges.contains(edge)
    case .away(let edge): !edges.contains(edge)
    }
  }
}
