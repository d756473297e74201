public import Foundation

/// What an avoiding view knows about its surroundings, in points and screen coordinates.
public struct AvoidanceContext: Hashable, Sendable {
  /// The whole screen.
  public var screen: CGRect
  /// The avoiding view, a scroll view or a container, at the size it has without a keyboard.
  public var view: CGRect
  /// What the scroll view adds at its bottom by itself.
  public var automaticBottom: CGFloat
  /// The window's bottom safe area.
  public var safeAreaBottom: CGFloat
  /// What lies below the content already, for instance a measured tab bar with the safe area.
  public var occupiedBottom: CGFloat
  /// The owner's own bottom content inset.
  public var baseInset: CGFloat
  /// The height of screen below the app's window; see `KeyboardNotification.placement`.
  public var beneath: CGFloat
  /// The height above the content: the status bar and the navigation bar, in points.
  public var occupiedTop: CGFloat
  /// The frame of the focused view without a keyboard; nil without a focus.
  public var focusedView: CGRect?
  /// Where the keyboard is while a finger drags it away; nil when none does.
  ///
  /// No notification tells of it. Only strategies that follow the keyboard by themselves use it.
  public var draggedKeyboard: CGRect?
  /// The frame of a keyboard that is on the screen but not docked; nil otherwise.
  ///
  /// An undocking is announced as a hide, so notifications do not always report it.
  public var undockedKeyboard: CGRect?

  /// Creates a context; lengths that are left out are 0.
  public init(
    screen: CGRect, view: CGRect, automaticBottom: CGFloat = 0, safeAreaBottom: CGFloat = 0,
    occupiedBottom: CGFloat = 0, baseInset: CGFloat = 0, beneath: CGFloat = 0,
    occupiedTop: CGFloat = 0, focusedView: CGRect? = nil, draggedKeyboard: CGRect? = nil,
    undockedKeyboard: CGRect? = nil
  ) {
    self.screen = screen
    self.view = view
    self.automaticBottom = automaticBottom
    self.safeAreaBottom = safeAreaBottom
    self.occupiedBottom = occupiedBottom
    self.baseInset = baseInset
    self.beneath = beneath
    self.occupiedTop = occupiedTop
    self.focusedView = focusedView
    self.draggedKeyboard = draggedKeyboard
    self.undockedKeyboard = undockedKeyboard
  }
}

extension AvoidanceContext {
  /// What is between the screen's bottom and the view's bottom layout edge: a bar or the safe area.
  ///
  /// A measured bar contains the safe area, so the two are never added.
  public var layoutEdgeBottom: CGFloat {
    max(occupiedBottom.finiteOrZero, safeAreaBottom.finiteOrZero)
  }
}
