public import Foundation

/// The owner's own bottom inset, kept apart from the keyboard's part, in points.
///
/// It is read once, when the keyboard goes from hidden to visible, then follows what the owner sets,
/// and comes back exactly when the keyboard hides. It is never read from an inset that already
/// contains the keyboard's part: read on every notification, the inset would grow with each.
public struct InsetBaseline: Hashable, Sendable {
  /// The owner's inset.
  public private(set) var base: CGFloat
  /// Whether a keyboard is up, so that the inset in effect is not the owner's.
  public private(set) var isKeyboardVisible = false

  /// Creates the baseline of an owner with an inset, while the keyboard is hidden.
  public init(base: CGFloat = 0) {
    self.base = base.finiteOrZero
  }

  /// Captures the inset in effect when the keyboard appears; while it is visible this does nothing.
  public mutating func keyboardAppears(over inset: CGFloat) {
    guard !isKeyboardVisible else { return }
    isKeyboardVisible = true
    base = inset.finiteOrZero
  }

  /// Takes over a change by the owner, with the keyboard up or not.
  public mutating func ownerSets(_ inset: CGFloat) {
    base = inset.finiteOrZero
  }

  /// Hands back exactly the owner's inset when the keyboard hides.
  public mutating func keyboardHides() -> CGFloat {
    isKeyboardVisible = false
    return base
  }

  /// Tells the inset to set for an overlap, beside what the scroll view adds by itself.
  public func inset(overlap: CGFloat, automatic: CGFloat) -> CGFloat {
    guard isKeyboardVisible else { return base }
    return KeyboardInset.contentInsetBottom(overlap: overlap, automatic: automatic, base: base)
  }
}
