/// An edge of the screen.
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
  /// Where the guide must be.
  public enum Condition: Hashable, Sendable {
    /// Near an edge.
    case near(ScreenEdge)
    /// Not near an edge.
    case away(from: ScreenEdge)
  }

  /// The owner's name for the pin, for instance a constraint's identifier.
  public var id: String
  /// Where the guide must be for the pin to hold.
  public var condition: Condition

  /// Creates a pin that holds on a condition.
  public init(_ id: String, _ condition: Condition) {
    self.id = id
    self.condition = condition
  }

  /// Whether the pin holds for a guide that is near some edges and away from all others.
  public func isActive(near edges: Set<ScreenEdge>) -> Bool {
    switch condition {
    case .near(let edge): edges.contains(edge)
    case .away(let edge): !edges.contains(edge)
    }
  }
}
