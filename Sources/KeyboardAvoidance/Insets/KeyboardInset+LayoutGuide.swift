public import Foundation

extension KeyboardInset {
  /// Returns the height of the keyboard layout guide's top above the bottom edge of the screen.
  ///
  /// Without a keyboard, or with an undocked one that is not followed, the guide is at the bottom
  /// safe area, or at the edge of the screen if it does not use the safe area. A keyboard that is
  /// lower than the safe area does not move it. The result is at most the height of the screen.
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

  /// Returns the keyboard's top while a finger drags it down, in screen coordinates.
  ///
  /// It follows the finger between its position at rest and the bottom edge of the screen. A touch
  /// that is NaN does not move it.
  public static func keyboardTop(
    underDragAt touchY: CGFloat, screenHeight: CGFloat, keyboardHeight: CGFloat
  ) -> CGFloat {
    let up = screenHeight - keyboardHeight
    return min(screenHeight, max(up, touchY))
  }
}
