public import Foundation

/// The offset from before the keyboard came, for those who want it back when the keyboard leaves.
///
/// An option: by default the offset stays and is only clamped. It is lost as soon as the user
/// scrolls, since a person's own choice must not be undone.
public struct OffsetRestoration: Hashable, Sendable {
  private var isKeyboardVisible = false
  private var remembered: CGPoint?

  /// Creates a memory for a keyboard that is hidden.
  public init() {}

  /// Remembers the offset when the keyboard goes from hidden to visible.
  ///
  /// While the keyboard is visible this does nothing.
  public mutating func keyboardAppears(at offset: CGPoint) {
    guard !isKeyboardVisible else { return }
    isKeyboardVisible = true
    remembered = offset
  }

  /// Forgets the offset, because the user has chosen another one.
  public mutating func userScrolls() {
    remembered = nil
  }

  /// Hands out the offset to go back to, once; nil when there is none.
  public mutating func keyboardHides() -> CGPoint? {
    defer { self = OffsetRestoration() }
    return remembered
  }
}
