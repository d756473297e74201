public import Foundation

extension KeyboardInset {
  /// Tells how far above the screen's bottom edge the top of the keyboard layout guide is.
  ///
  /// Without a keyboard, and with an undocked one that is not followed, the guide lies on the bottom
  /// safe area, or on the screen's edge when it does not use that. A keyboard that is lower than the
  /// safe area does not pull it down. The result is at most the screen's height.
  public static func layoutGuideHeight(
    screen: CGRect, keyboard: CGRect, isUndocked: Bool = false,
    placement: KeyboardPlacement, safeAreaBottom: CGFloat, usesBottomSafeArea: Bool = true,
    followsUndockedKeyboard: Bool = false
  ) -> CGFloat {
    let resting = usesBottomSafeArea ? max(0, safeAreaBottom.finiteOrZero) : 0
    let isAway = isUndocked || placement == .floating
    let isThere = placement == .docked || placement == .floating
    guard isThere, !isAway || followsUndockedKeyboard, screen.overlaps(keyboard) else {
      return resting
    }
    return max(resting, min(screen.maxY - keyboard.minY, screen.height))
  }

  /// Tells where the keyboard's top is while a finger drags it away, in screen coordinates.
  ///
  /// It follows the finger, no higher than its place when it is up and no lower than the screen's
  /// bottom edge. A touch that is no number leaves it up.
  public static func keyboardTop(
    underDragAt touchY: CGFloat, screenHeight: CGFloat, keyboardHeight: CGFloat
  ) -> CGFloat {
    let up = screenHeight - keyboardHeight
    return min(screenHeight, max(up, touchY))
  }
}
