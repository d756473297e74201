package import Foundation

/// Something that a person wants to touch.
package enum ReachTarget: Hashable, Sendable {
  /// A row, by its id.
  case row(String)
  /// An item on the keyboard, by its id.
  case keyboardItem(String)
}

/// The next step on the way to touching something.
package enum ReachStep: Hashable, Sendable {
  /// Wait until a time of the device's clock, because something moves.
  case rest(until: TimeInterval)
  /// Scroll by a distance.
  case scroll(ReachScroll)
  /// Touch this point of the screen.
  case touch(CGPoint)
  /// The target cannot be touched.
  case outOfReach
}

/// One scroll of a reach: by a wheel at once, or by a finger in several drags.
package struct ReachScroll: Hashable, Sendable {
  /// What scrolls: the content, or a row that scrolls sideways.
  package var surface: HitTarget.Surface
  /// The distance in points on the screen by which the target has to move up or to the left.
  package var distance: CGFloat
  /// The area of the screen in which a wheel or a finger scrolls the surface.
  package var area: CGRect

  /// Returns the event of a wheel that scrolls by the whole distance.
  func wheel(at point: CGPoint) -> Event {
    surface == .content
      ? .wheel(dy: distance, at: point) : .wheel(dx: distance, dy: 0, at: point)
  }
}
