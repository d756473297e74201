/// How an app turns a keyboard's notifications into a layout.
///
/// A strategy remembers the last event that counts and nothing else. Whatever changes around it, the
/// response is computed anew from that event, so the order of changes does not matter.
///
/// Your own strategy needs a name, the keyboard's state and a response:
///
/// ```swift
/// struct CardLift: AvoidanceStrategy {
///   static let id = "card-lift"
///   static let title = "Card lift"
///   var keyboard = KeyboardState()
///   var gap: CGFloat = 8
///
///   func response(in context: AvoidanceContext) -> AvoidanceResponse {
///     let overlap = keyboard.overlap(of: context.view)
///     return AvoidanceResponse(
///       bottomPadding: overlap > 0 ? max(0, overlap + gap - context.layoutEdgeBottom) : 0,
///       revealsFocus: keyboard.isDocked)
///   }
/// }
/// ```
///
/// Equal strategies give equal responses. All stored properties except the `KeyboardState` are
/// options; tests name a strategy by its id and its options.
public protocol AvoidanceStrategy: Hashable, Sendable {
  /// The name for command lines and files, in lowercase letters, digits and single hyphens:
  /// `content-inset`.
  static var id: String { get }
  /// A name for people: `Content inset`.
  static var title: String { get }

  /// The state after the last relevant notification; before the first one, `KeyboardState()`.
  var keyboard: KeyboardState { get set }

  /// Takes in a notification; tells how the change is to be animated, nil when nothing changes.
  ///
  /// The default implementation passes it to the keyboard's state, which ignores irrelevant
  /// notifications.
  mutating func receive(
    _ notification: KeyboardNotification, in context: AvoidanceContext
  ) -> StrategyAnimation?

  /// Tells what the layout must be in the end, as absolute targets.
  func response(in context: AvoidanceContext) -> AvoidanceResponse
}

extension AvoidanceStrategy {
  /// Passes the notification to the keyboard's state.
  public mutating func receive(
    _ notification: KeyboardNotification, in context: AvoidanceContext
  ) -> StrategyAnimation? {
    keyboard.receive(notification, in: context)
  }
}
