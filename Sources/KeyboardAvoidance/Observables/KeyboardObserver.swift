public import Foundation
public import Observation

/// All that notifications tell of the keyboard, each part observable on its own.
///
/// ```swift
/// @State private var keyboard = KeyboardObserver(screen: UIScreen.main.bounds)
///
/// var body: some View {
///   Composer()
///     .padding(.bottom, keyboard.height)
///     .ignoresSafeArea(.container, edges: keyboard.isDocked ? .bottom : [])
///     .animation(.easeOut(duration: keyboard.duration), value: keyboard.height)
/// }
/// ```
///
/// The numbers are those of `KeyboardObservingStrategy`: another app's keyboard, notifications
/// without an end frame and *did* notifications change nothing. It lives on the main actor: read
/// and change there, `withObservationTracking` misses nothing. What is posted on the main thread
/// has arrived when `post` returns; what is posted elsewhere comes later, on the main actor.
/// Nothing arrives after the observer is gone; its owner need not unsubscribe it.
@MainActor @Observable
public final class KeyboardObserver {
  /// How much of the screen's height the docked keyboard takes, in points; 0 without one.
  public private(set) var height: CGFloat = 0
  /// The end frame in screen coordinates, also of a floating keyboard; nil while it is hidden.
  ///
  /// The zero rectangle is that of a floating keyboard that has no place yet.
  public private(set) var frame: CGRect?
  /// How long the last change takes, in seconds; 0.25 before the first and when it does not say.
  public private(set) var duration = KeyboardNotification.standardDuration
  /// How the last change runs; the keyboard's curve before the first and when it does not say.
  public private(set) var curve = AnimationCurve.keyboard
  /// Whether a keyboard is on the screen, docked or floating.
  ///
  /// One whose top is at the screen's bottom edge counts as hidden.
  public private(set) var isVisible = false
  /// Whether a keyboard is docked: only then it has a height.
  public private(set) var isDocked = false
  /// All of this as a value, for instance to hand to observables that join late.
  public private(set) var state: KeyboardState

  /// The whole screen, in points; its owner sets it anew when the device turns.
  public var screen: CGRect {
    didSet { feed.update { $1.screen = screen } }
  }
  /// The height of screen below the app's window, in points: in Slide Over it is not 0.
  ///
  /// It counts from the next notification on.
  public var beneath: CGFloat {
    didSet { feed.update { $1.beneath = beneath } }
  }

  @ObservationIgnored private let feed: StrategyFeed<KeyboardObservingStrategy>

  /// Creates an observer that hears a center.
  ///
  /// Created while the keyboard is up, it takes it for hidden until the next notification, since
  /// none tells of what is there already. Hand it the `state` of another observer to join late.
  public convenience init(
    screen: CGRect, beneath: CGFloat = 0, state: KeyboardState = KeyboardState(),
    center: NotificationCenter = .default
  ) {
    let context = AvoidanceContext(screen: screen, view: screen, beneath: beneath)
    self.init(in: context, state: state, registry: center)
  }

  package init(in context: AvoidanceContext, state: KeyboardState, registry: any ObserverRegistry) {
    screen = context.screen
    beneath = context.beneath
    self.state = state
    feed = StrategyFeed(KeyboardObservingStrategy(keyboard: state), in: context)
    feed.start(hearing: registry) { [weak self] in self?.publish() }
  }

  private func publish() {
    let next = feed.strategy.keyboard
    let nextHeight = next.height(in: feed.context)
    // The storage is read, so that who creates this while being tracked does not track it.
    if _state != next { state = next }
    if _height != nextHeight { height = nextHeight }
    if _frame != next.frame { frame = next.frame }
    if _isVisible != next.isVisible { isVisible = next.isVisible }
    if _isDocked != next.isDocked { isDocked = next.isDocked }
    guard let animation = next.animation else { return }
    if _duration != animation.duration { duration = animation.duration }
    if _curve != animation.curve { curve = animation.curve }
  }
}
