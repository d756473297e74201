public import Foundation
public import Observation

/// Publishes the content of keyboard notifications; each property is observable by itself.
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
/// The numbers are those of `KeyboardObservingStrategy`: it ignores another app's keyboard,
/// notifications without an end frame, and *did* notifications. Use it on the main actor, where
/// `withObservationTracking` sees every change. A notification that is posted on the main thread is
/// handled before `post` returns; others are handled later on the main actor. The subscription ends
/// when the observer is released.
@MainActor @Observable
public final class KeyboardObserver {
  /// The height of the screen that the docked keyboard covers, in points; 0 without one.
  public private(set) var height: CGFloat = 0
  /// The end frame in screen coordinates, also of a floating keyboard; nil while it is hidden.
  ///
  /// The zero rectangle means a floating keyboard without a position yet.
  public private(set) var frame: CGRect?
  /// The duration of the last change, in seconds; 0.25 before the first change and if the
  /// notification has none.
  public private(set) var duration = KeyboardNotification.standardDuration
  /// The curve of the last change; the keyboard's curve before the first change and if the
  /// notification has none.
  public private(set) var curve = AnimationCurve.keyboard
  /// Whether a keyboard is on the screen, docked or floating.
  ///
  /// A keyboard whose top is at the bottom edge of the screen counts as hidden.
  public private(set) var isVisible = false
  /// Whether a keyboard is docked; `height` is 0 otherwise.
  public private(set) var isDocked = false
  /// The state as a value, for instance for observable objects that are created later.
  public private(set) var state: KeyboardState

  /// The whole screen, in points; set it when the device rotates.
  public var screen: CGRect {
    didSet { feed.update { $1.screen = screen } }
  }
  /// The height of the screen below the app's window, in points; not 0 in Slide Over.
  ///
  /// A change takes effect with the next notification.
  public var beneath: CGFloat {
    didSet { feed.update { $1.beneath = beneath } }
  }

  @ObservationIgnored private let feed: StrategyFeed<KeyboardObservingStrategy>

  /// Creates an observer that receives the notifications of a center.
  ///
  /// If it is created while the keyboard is visible, it treats it as hidden until the next
  /// notification. Pass the `state` of a `KeyboardObserver` to avoid that.
  public convenience init(
    screen: CGRect, beneath: CGFloat = 0, state: KeyboardState = KeyboardState(),
    center: NotificationCenter = .default
  ) {
    let context = AvoidanceContext(screen: screen, view: screen, beneath: beneath)
    self.init(in: context, state: state, registry: center)
  }

  /// Creates an observer that receives notifications through a registry, for tests.
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
    // Reads the storage directly, so that creating this object during observation tracking does not
    // track it.
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
