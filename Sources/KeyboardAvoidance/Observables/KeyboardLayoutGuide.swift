public import Foundation
public import Observation

/// A layout guide whose top is the top of the keyboard, or of the bottom safe area without a
/// keyboard.
///
/// Views that are pinned to it follow the keyboard:
///
/// ```swift
/// @State private var guide = KeyboardLayoutGuide(screen: UIScreen.main.bounds, safeAreaBottom: 34)
///
/// var body: some View {
///   Editor()
///     .padding(.bottom, guide.height)
///     .ignoresSafeArea(.all, edges: .bottom)
/// }
/// ```
///
/// Names and defaults are those of UIKit's guide, numbers those of `LayoutGuideStrategy`. Use it on
/// the main actor, where `withObservationTracking` sees every change. A notification that is posted
/// on the main thread is handled before `post` returns; others are handled later on the main actor.
/// The subscription ends when the guide is released.
@MainActor @Observable
public final class KeyboardLayoutGuide {
  /// The height of the guide's top above the bottom edge of the screen, in points.
  public private(set) var height: CGFloat = 0
  /// The guide in screen coordinates, in points; see `LayoutGuideStrategy.frame(in:)`.
  public private(set) var frame = CGRect.zero
  /// The edges of the screen to which the guide is near; see `LayoutGuideStrategy.nearEdges(in:)`.
  public private(set) var nearEdges: Set<ScreenEdge> = []
  /// The elements of `pins` that hold now, in their order.
  public private(set) var activePins: [GuidePin] = []

  /// The pins, each with its condition.
  public var pins: [GuidePin] = [] {
    didSet { feed.refresh() }
  }
  /// Whether the guide is at the bottom safe area without a keyboard, or at the edge of the screen.
  public var usesBottomSafeArea = true {
    didSet { feed.update { guide, _ in guide.usesBottomSafeArea = usesBottomSafeArea } }
  }
  /// Whether the guide also follows an undocked, split or floating keyboard.
  public var followsUndockedKeyboard = false {
    didSet { feed.update { guide, _ in guide.followsUndockedKeyboard = followsUndockedKeyboard } }
  }
  /// The distance above the keyboard at which a drag starts to dismiss it, in points.
  public var dismissPadding: CGFloat = 0 {
    didSet { feed.update { guide, _ in guide.dismissPadding = dismissPadding } }
  }
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
  /// The bottom safe area of the window, in points; set it when it changes.
  public var safeAreaBottom: CGFloat {
    didSet { feed.update { $1.safeAreaBottom = safeAreaBottom } }
  }
  /// The keyboard's frame while a finger drags it, in screen coordinates; nil otherwise.
  ///
  /// No notification reports it, so set it during the drag and set nil on release;
  /// `KeyboardInset.keyboardTop(underDragAt:screenHeight:keyboardHeight:)` computes the top.
  public var draggedKeyboard: CGRect? {
    didSet { feed.update { $1.draggedKeyboard = draggedKeyboard } }
  }

  @ObservationIgnored private let feed: StrategyFeed<LayoutGuideStrategy>

  /// Creates a guide that receives the notifications of a center.
  ///
  /// If it is created while the keyboard is visible, it treats it as hidden until the next
  /// notification. Pass the `state` of a `KeyboardObserver` to avoid that.
  public convenience init(
    screen: CGRect, safeAreaBottom: CGFloat, beneath: CGFloat = 0,
    state: KeyboardState = KeyboardState(), center: NotificationCenter = .default
  ) {
    let context = AvoidanceContext(
      screen: screen, view: screen, safeAreaBottom: safeAreaBottom, beneath: beneath)
    self.init(in: context, state: state, registry: center)
  }

  /// Creates a guide that receives notifications through a registry, for tests.
  package init(in context: AvoidanceContext, state: KeyboardState, registry: any ObserverRegistry) {
    screen = context.screen
    beneath = context.beneath
    safeAreaBottom = context.safeAreaBottom
    feed = StrategyFeed(LayoutGuideStrategy(keyboard: state), in: context)
    feed.start(hearing: registry) { [weak self] in self?.publish() }
  }

  /// Returns whether a drag at a height starts to dismiss the keyboard, in screen coordinates.
  ///
  /// True below the keyboard's top minus the padding; false without a docked keyboard.
  public func startsDismissal(touchY: CGFloat) -> Bool {
    feed.strategy.startsDismissal(touchY: touchY, in: feed.context)
  }

  private func publish() {
    let (guide, context) = (feed.strategy, feed.context)
    let nextHeight = guide.height(in: context)
    let nextFrame = guide.frame(in: context)
    let edges = guide.nearEdges(in: context)
    let active = pins.filter { $0.isActive(near: edges) }
    // Reads the storage directly, so that creating this object during observation tracking does not
    // track it.
    if _height != nextHeight { height = nextHeight }
    if _frame != nextFrame { frame = nextFrame }
    if _nearEdges != edges { nearEdges = edges }
    if _activePins != active { activePins = active }
  }
}
