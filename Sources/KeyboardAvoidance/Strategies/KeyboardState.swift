public import Foundation

/// What the last notification that counts has said: all that a strategy needs to remember.
///
/// State flips when a change is announced; *did* is advisory. Ignored are another app's keyboard
/// (but not its leaving: that can only set content free), notifications without an end frame and
/// those that give no placement.
public struct KeyboardState: Hashable, Sendable {
  /// Where the keyboard lies.
  public private(set) var placement: KeyboardPlacement = .hidden
  /// The keyboard's end frame in screen coordinates; nil while it is hidden.
  public private(set) var frame: CGRect?
  /// How the change to this state is animated; nil until there was one.
  public private(set) var animation: StrategyAnimation?

  /// Creates the state without a keyboard.
  public init() {}

  /// Takes in a notification and tells how its change is animated; nil when nothing changes.
  ///
  /// The same notification twice changes nothing the second time. One without animation ends a
  /// change to the same state that is still running, so it counts as a change once.
  public mutating func receive(
    _ notification: KeyboardNotification, in context: AvoidanceContext
  ) -> StrategyAnimation? {
    guard let next = state(after: notification, in: context) else { return nil }
    let isSame = next.placement == placement && next.frame == frame
    let endsMotion = notification.duration <= 0 && (animation?.duration ?? 0) > 0
    guard !isSame || endsMotion else { return nil }
    self = next
    return animation
  }

  private func state(
    after notification: KeyboardNotification, in context: AvoidanceContext
  ) -> KeyboardState? {
    guard notification.name.isAnnouncement else { return nil }
    guard notification.isLocal || notification.name.isHide else { return nil }
    let placement = notification.placement(onScreen: context.screen, beneath: context.beneath)
    guard placement != .ignored else { return nil }
    var next = KeyboardState()
    next.placement = placement
    if placement != .hidden {
      next.frame = notification.endFrame?.shiftedDown(by: context.beneath, onScreen: context.screen)
    }
    next.animation = StrategyAnimation(
      duration: notification.duration, curve: notification.curve)
    return next
  }
}

extension KeyboardState {
  /// Whether a keyboard is docked at the screen's bottom.
  public var isDocked: Bool { placement == .docked }

  /// Whether a keyboard is on the screen, docked or floating.
  public var isVisible: Bool { frame != nil }

  /// The docked keyboard's frame, or where a finger has dragged it; nil without a docked keyboard.
  public func followedFrame(in context: AvoidanceContext) -> CGRect? {
    isDocked ? context.draggedKeyboard ?? frame : nil
  }

  /// How much of the screen's height a docked keyboard takes, in points; 0 without one.
  ///
  /// Only the part on the screen counts: of an iPad's shortcut bar, 313 high, 55 are to be seen.
  public func height(in context: AvoidanceContext) -> CGFloat {
    overlap(of: context.screen)
  }

  /// How much of a view's bottom a docked keyboard takes, in points; 0 without one.
  public func overlap(of view: CGRect) -> CGFloat {
    guard let frame else { return 0 }
    return KeyboardInset.overlap(of: view, withKeyboard: frame, placement: placement)
  }
}
