public import Foundation

/// The rules that turn a keyboard's frame into an inset: pure functions with lengths in points.
///
/// Results are absolute: set them, do not add them to the current inset. A number that is not
/// finite counts as 0.
public enum KeyboardInset {
  /// Returns the height that a docked keyboard covers at the bottom of a view.
  ///
  /// It is the distance from the keyboard's top to the view's bottom, at most the view's height. It
  /// is 0 unless the keyboard is docked and the two share an area: a keyboard that slides out
  /// sideways or only touches the view covers nothing. Both rectangles are in the same coordinates.
  public static func overlap(
    of view: CGRect, withKeyboard keyboard: CGRect, placement: KeyboardPlacement = .docked
  ) -> CGFloat {
    guard placement == .docked, view.overlaps(keyboard) else { return 0 }
    return min(view.maxY - keyboard.minY, view.height)
  }

  /// Returns the bottom content inset or indicator inset for an overlap of the keyboard.
  ///
  /// `automatic` is the inset that the scroll view adds at the bottom by itself; `base` is the
  /// app's own inset, which is the minimum of the result.
  public static func contentInsetBottom(
    overlap: CGFloat, automatic: CGFloat, base: CGFloat
  ) -> CGFloat {
    max(base.finiteOrZero, overlap.finiteOrZero - automatic.finiteOrZero)
  }

  /// Returns the keyboard's height minus a height that is already occupied at the bottom.
  ///
  /// The result is never negative, and never more than the keyboard's height.
  public static func bottomInset(
    keyboardHeight: CGFloat, includingHeight occupied: CGFloat
  ) -> CGFloat {
    max(0, keyboardHeight.finiteOrZero - max(0, occupied.finiteOrZero))
  }

  /// Returns the constant of a bottom constraint: its distance from the view's bottom edge.
  ///
  /// It is the height of the keyboard or the safe area, whichever is larger, never the sum of both.
  public static func bottomPadding(overlap: CGFloat, safeAreaBottom: CGFloat) -> CGFloat {
    max(safeAreaBottom.finiteOrZero, overlap.finiteOrZero)
  }
}
