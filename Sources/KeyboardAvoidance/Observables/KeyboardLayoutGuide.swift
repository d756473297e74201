public import Foundation
public import Observation

/// A guide whose top is the keyboard's, and the bottom safe area's without a keyboard.
///
/// Views are pinned to it and follow by themselves:
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
/// The names and defaults are those of UIKit's guide, the numbers those of `LayoutGuideStrategy`.
/// It lives on the main actor: read and change there, `withObservationTracking` misses nothing.
/// What is posted on the main thread has arrived when `post` returns; what is posted elsewhere
/// comes later, on the main actor. Nothing arrives after the guide is gone; its owner need not
/// unsubscribe it.
@MainActor @Observable
public final class KeyboardLayoutGuide {
  /// How far above the screen's bottom edge the guide's top is, in points.
  public private(set) var height: CGFloat = 0
  /// The guide in screen coordinates, in points; see `LayoutGuideStrategy.frame(in:)`.
  public private(set) var frame = CGRect.zero
  /// The screen's edges that the guide is near to; see `LayoutGuideStrategy.nearEdges(in:)`.
  public private(set) var nearEdges: Set<ScreenEdge> = []
  /// Those of `pins` that hold where the guide is now, in their order.
  public private(set) var activePins: [GuidePin] = []

  /// The pins to choose from, each near an edge or away from it.
  public var pins: [GuidePin] = [] {
    didSet { feed.refresh() }
  }
  /// Whether the guide lies on the bottom safe area without a keyboard, or on the screen's edge.
  public var usesBottomSafeArea = true {
    didSet { feed.update { guide, _ in guide.usesBottomSafeArea = usesBottomSafeArea } }
  }
  /// Whether the guide also follows a keyboard that is undocked, split or floating.
  public var followsUndockedKeyboard = false {
    didSet { feed.update { guide, _ in guide.followsUndockedKeyboard = followsUndockedKeyboard } }
  }
  /// How far above the keyboard a drag already starts to dismiss it, in points.
  public var dismissPadding: CGFloat = 0 {
    didSet { feed.update { guide, _ in guide.dismissPadding = dismissPadding } }
  }
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
  /// The window's bottom safe area, in points; its owner sets it anew when it changes.
  public var safeAreaBottom: CGFloat {
    didSet { feed.update { $1.safeAreaBottom = safeAreaBottom } }
  }
  /// Where the keyboard is while a finger drags it away, in screen coordinates; nil when none does.
  ///
  /// No notification tells of it, so its owner does, and sets nil on release;
  /// `KeyboardInset.keyboardTop(underDragAt:screenHeight:keyboardHeight:)` computes the top.
  public var draggedKeyboard: CGRect? {
    didSet { feed.update { $1.draggedKeyboard = draggedKeyboard } }
  }

  @ObservationIgnored private let feed: StrategyFeed<LayoutGuideStrategy>

  /// Creates a guide that hears a center.
  ///
  /// Created while the keyboard is up, it takes it for hidden until the next notification, since
  /// none tells of what is there already. Hand it the `state` of a `KeyboardObserver` to join late.
  public convenience init(
    screen: CGRect, safeAreaBottom: CGFloat, beneath: CGFloat = 0,
    state: KeyboardState = KeyboardState(), center: NotificationCenter = .default
  ) {
    let context = AvoidanceContext(
      screen: screen, view: screen, safeAreaBottom: safeAreaBottom, beneath: beneath)
    self.init(in: context, state: state, registry: center)
  }

  package init(in context: AvoidanceContext, state: KeyboardState, registry: any ObserverRegistry) {
    screen = context.screen
    beneath = context.beneath
    safeAreaBottom = context.safeAreaBottom
    feed = StrategyFeed(LayoutGuideStrategy(keyboard: state), in: context)
    feed.start(hearing: registry) { [weak self] in self?.publish() }
  }

  /// Whether a drag that has come to a height starts to dismiss the keyboard; screen coordinates.
  ///
  /// True from the padding above the keyboard's top downwards; never without a docked keyboard.
  public func startsDismissal(touchY: CGFloat) -> Bool {
    feed.strategy.startsDismissal(touchY: touchY, in: feed.context)
  }

  private func publish() {
    let (guide, context) = (feed.strategy, feed.context)
    let nextHeight = guide.height(in: context)
    let nextFrame = guide.frame(in: context)
    let edges = guide.nearEdges(in: context)
    let active = pins.filter { $0.isActive(near: edges) }
    // The storage is read, so that who creates this while being tracked does not track it.
    if _height != nextHeight { height = nextHeight }
    if _frame != nextFrame { frame = nextFrame }
    if _nearEdges != edges { nearEdges = edges }
    if _activePins != active { activePins = active }
  }
}
