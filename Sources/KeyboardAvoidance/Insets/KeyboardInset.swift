public import Foundation

/// The rules by which a keyboard's frame becomes an inset: pure functions, lengths in points.
///
/// Results are absolute, to be set and never added to what is there. A number that is not finite
/// counts as 0.
public enum KeyboardInset {
  /// Tells how much of a view's bottom a docked keyboard takes.
  ///
  /// From the keyboard's top to the view's bottom, at most the view's height. 0 unless the keyboard
  /// is docked and the two share an area, in both directions: one that slides out sideways or only
  /// touches the view takes nothing. Both rectangles are in the same coordinates.
  public static func overlap(
    of view: CGRect, withKeyboard keyboard: CGRect, placement: KeyboardPlacement = .docked
  ) -> CGFloat {
    guard placement == .docked, view.overlaps(keyboard) else { return 0 }
    return min(view.maxY - keyboard.minY, view.height)
  }

  /// Tells the bottom content inset, or indicator inset, that uncovers what the keyboard overlaps.
  ///
  /// `automatic` is what the scroll view adds at the bottom by itself, and `base` the owner's inset,
  /// below which the result does not go.
  public static func contentInsetBottom(
    overlap: CGFloat, automatic: CGFloat, base: CGFloat
  ) -> CGFloat {
    max(base.finiteOrZero, overlap.finiteOrZero - automatic.finiteOrZero)
  }

  /// Tells a keyboard's height less a height that is occupied at the bottom already.
  ///
  /// From 0, when the keyboard is lower than that, to the keyboard's height; never negative.
  public static func bottomInset(
    keyboardHeight: CGFloat, includingHeight occupied: CGFloat
  ) -> CGFloat {
    max(0, keyboardHeight.finiteOrZero - max(0, occupied.finiteOrZero))
  }

  /// Tells how far above a view's bottom edge a free-standing constraint ends.
  ///
  /// It clears the keyboard or the safe area, whichever is higher, never the sum of both.
  public static func bottomPadding(overlap: CGFloat, safeAreaBottom: CGFloat) -> CGFloat {
    max(safeAreaBottom.finiteOrZero, overlap.finiteOrZero)
  }
}
