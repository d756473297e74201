public import Foundation

/// Remembers the offset before the keyboard appeared, to restore it when the keyboard hides.
///
/// Optional: by default, the offset stays and is only clamped. The offset is forgotten as soon as
/// the user scrolls, so that their own choice is not undone.
public struct OffsetRestoration: Hashable, Sendable {
  private var isKeyboardVisible = false
  private var remembered: CGPoint?

  /// Creates a restoration without an offset, for a hidden keyboard.
  public init() {}

  /// Remembers the offset when a hidden keyboard appears.
  ///
  /// Has no effect while the keyboard is visible.
  public mutating func keyboardAppears(at offset: CGPoint) {
    guard !isKeyboardVisible else { return }
    isKeyboardVisible = true
    remembered = offset
  }

  /// Forgets the offset, because the user has scrolled.
  public mutating func userScrolls() {
    remembered = nil
  }

  /// Returns the offset to restore, once; nil if there is none.
  public mutating func keyboardHides() -> CGPoint? {
    defer { self = OffsetRestoration() }
    return remembered
  }
}
