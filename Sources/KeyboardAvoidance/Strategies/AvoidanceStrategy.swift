/// How an app turns a keyboard's notifications into a layout.
///
/// A strategy remembers the last event that counts and nothing else. Whatever changes around it, the
/// response is computed anew from that event, so the order of changes does not matter.
///
/// A strategy of your own needs a name, the keyboard's state and the response:
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
/// Two equal strategies give the same responses; what is not a `KeyboardState` counts as an option, and
/// tests name a strategy by its id and its options.
public protocol AvoidanceStrategy: Hashable, Sendable {
  /// A name for command lines and files, in small letters, digits and single hyphens: `content-inset`.
  static var id: String { get }
  /// A name for people: `Content inset`.
  static var title: String { get }

  /// What the last notification that counts has said; before the first one, `KeyboardState()`.
  var keyboard: KeyboardState { get set }

  /// Takes in a notification; tells how the change is to be animated, nil when nothing changes.
  ///
  /// By default the keyboard's state receives it, which ignores what does not count.
  mutating func receive(
    _ notification: KeyboardNotification, in context: AvoidanceContext
  ) -> StrategyAnimation?

  /// Tells what the layout must be in the end, as absolute targets.
  func response(in context: AvoidanceContext) -> AvoidanceResponse
}

extension AvoidanceStrategy {
  /// Lets the keyboard's state receive the notification.
  public mutating func receive(
    _ notification: KeyboardNotification, in context: AvoidanceContext
  ) -> StrategyAnimation? {
    keyboard.receive(notification, in: context)
  }
}
