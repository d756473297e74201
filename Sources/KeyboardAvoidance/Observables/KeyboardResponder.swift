public import Foundation
public import Observation

/// Publishes the keyboard's height, for a view with a bottom padding of that height.
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
/// It handles only *will show* and *will hide*, with the numbers of `KeyboardResponderStrategy`.
/// Use it on the main actor, where `withObservationTracking` sees every change. A notification that
/// is posted on the main thread is handled before `post` returns; others are handled later on the
/// main actor. The subscription ends when the responder is released.
@MainActor @Observable
public final class KeyboardResponder {
  /// The height of the screen that the docked keyboard covers, in points; 0 without one.
  ///
  /// It is the height of the end frame, or less if only a part is on the screen, such as the 55
  /// points of an iPad's shortcut bar. It includes the predictive bar and the home indicator area,
  /// so never add the bottom safe area.
  public private(set) var keyboardHeight: CGFloat = 0

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

  @ObservationIgnored private let feed: StrategyFeed<KeyboardResponderStrategy>

  /// Creates a responder that receives the notifications of a center.
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

  /// Creates a responder that receives notifications through a registry, for tests.
  package init(in context: AvoidanceContext, state: KeyboardState, registry: any ObserverRegistry) {
    screen = context.screen
    beneath = context.beneath
    feed = StrategyFeed(KeyboardResponderStrategy(keyboard: state), in: context)
    feed.start(hearing: registry) { [weak self] in self?.publish() }
  }

  /// Returns the keyboard's height minus a height that is already occupied at the bottom, in
  /// points.
  ///
  /// The occupied height is, for instance, that of a tab bar with its safe area, which the keyboard
  /// covers. Unlike a plain difference, the result is never negative: it is 0 if the keyboard is
  /// hidden or lower than the occupied height, and at most the keyboard's height.
  public func bottomInset(includingHeight occupied: CGFloat) -> CGFloat {
    KeyboardInset.bottomInset(keyboardHeight: keyboardHeight, includingHeight: occupied)
  }

  private func publish() {
    let height = feed.strategy.keyboardHeight(in: feed.context)
    // Reads the storage directly, so that creating this object during observation tracking does not
    // track it.
    if _keyboardHeight != height { keyboardHeight = height }
  }
}
