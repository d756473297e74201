public import Foundation

/// The app's own bottom inset, separate from the keyboard's part, in points.
///
/// It is read once when a hidden keyboard appears, then follows the app's own changes, and is
/// restored exactly when the keyboard hides. It is never read from an inset that already contains
/// the keyboard's part: if it were read on every notification, the inset would grow with each.
public struct InsetBaseline: Hashable, Sendable {
  /// The app's own inset, in points.
  public private(set) var base: CGFloat
  /// Whether the keyboard is visible, so that the current inset contains its part.
  public private(set) var isKeyboardVisible = false

  /// Creates the baseline from the app's inset, while the keyboard is hidden.
  public init(base: CGFloat = 0) {
    self.base = base.finiteOrZero
  }

  /// Captures the current inset when the keyboard appears; has no effect while it is visible.
  public mutating func keyboardAppears(over inset: CGFloat) {
    guard !isKeyboardVisible else { return }
    isKeyboardVisible = true
    base = inset.finiteOrZero
  }

  /// Adopts a change by the app, whether the keyboard is visible or not.
  public mutating func ownerSets(_ inset: CGFloat) {
    base = inset.finiteOrZero
  }

  /// Returns exactly the app's own inset when the keyboard hides.
  public mutating func keyboardHides() -> CGFloat {
    isKeyboardVisible = false
    return base
  }

  /// Returns the inset to set for an overlap, without the part that the scroll view adds by itself.
  public func inset(overlap: CGFloat, automatic: CGFloat) -> CGFloat {
    guard isKeyboardVisible else { return base }
    return KeyboardInset.contentInsetBottom(overlap: overlap, automatic: automatic, base: base)
  }
}
