package import Foundation

/// What happens to a window, without a trace of SDL; places are the window's points.
package enum HostEvent: Hashable, Sendable {
  /// The phase of a touch.
  package enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  /// The modifier keys that are held down.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each key.
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let control = Modifiers(rawValue: 1)
    package static let shift = Modifiers(rawValue: 2)
    package static let alt = Modifiers(rawValue: 4)
  }

  /// A finger, or the mouse with its left button down; the mouse is finger 0.
  case touch(id: Int, Phase, CGPoint)
  /// The mouse without a button down; nil when it has left the window.
  case hover(CGPoint?)
  /// Positive moves the content up.
  case wheel(dy: CGFloat, CGPoint)
  /// A key by its name: a lower-case letter, or a word such as `left` or `f1`.
  case key(String, Modifiers)
  case text(String)
  case composition(String)
  /// Size in points; the number of pixels may have changed with it.
  case resized(CGSize)
  /// A part of the window must be shown again.
  case exposed
  case quit
}
