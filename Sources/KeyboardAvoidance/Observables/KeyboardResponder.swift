public import Foundation
public import Observation

/// The keyboard's height, for a view that pads its bottom by it.
///
/// ```swift
/// struct TabForm: View {
///   @State private var keyboard = KeyboardResponder(screen: UIScreen.main.bounds)
///   let tabBarHeight: CGFloat  // measured, with the safe area
///
///   var body: some View {
///     Form { … }
///       .padding(.bottom, keyboard.bottomInset(includingHeight: tabBarHeight))
///   }
/// }
/// ```
///
/// It hears *will show* and *will hide* alone, like `KeyboardResponderStrategy`, whose numbers
/// these are. It lives on the main actor: read and change there, `withObservationTracking` misses
/// nothing. What is posted on the main thread has arrived when `post` returns; what is posted
/// elsewhere comes later, on the main actor. Nothing arrives after the responder is gone; its owner
/// need not unsubscribe it.
@MainActor @Observable
public final class KeyboardResponder {
  /// How much of the screen's height the docked keyboard takes, in points; 0 without one.
  ///
  /// The end frame's height, or less when only a part is on the screen: 55 points of an iPad's
  /// shortcut bar. With the predictive bar and the home-indicator area, which thus is never added.
  public private(set) var keyboardHeight: CGFloat = 0

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

  @ObservationIgnored private let feed: StrategyFeed<KeyboardResponderStrategy>

  /// Creates a responder that hears a center.
  ///
  /// Created while the keyboard is up, it takes it for hidden until the next notification, since
  /// none tells of what is there already. Hand it the `state` of a `KeyboardObserver` to join late.
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
    feed = StrategyFeed(KeyboardResponderStrategy(keyboard: state), in: context)
    feed.start(hearing: registry) { [weak self] in self?.publish() }
  }

  /// Tells the keyboard's height less a height that is occupied at the bottom already, in points.
  ///
  /// Occupied is, for instance, a tab bar with its safe area, which the keyboard covers. Unlike the
  /// plain difference of the public write-up the result is never negative: it is 0 when the
  /// keyboard is hidden or lower than what is occupied, and never more than the keyboard's height.
  public func bottomInset(includingHeight occupied: CGFloat) -> CGFloat {
    KeyboardInset.bottomInset(keyboardHeight: keyboardHeight, includingHeight: occupied)
  }

  private func publish() {
    let height = feed.strategy.keyboardHeight(in: feed.context)
    // The storage is read, so that who creates this while being tracked does not track it.
    if _keyboardHeight != height { keyboardHeight = height }
  }
}
