package import Foundation

/// A finger on the screen.
package struct ActiveTouch: Hashable, Sendable {
  /// The target on which it went down.
  package var target: HitTarget
  /// The point at which it went down, in screen coordinates.
  package var start: CGPoint
  /// Whether it has moved too far to be a tap.
  package var isMoved = false

  /// Returns the distance from the point at which it went down, in points.
  package func travel(to point: CGPoint) -> CGSize {
    CGSize(width: point.x - start.x, height: point.y - start.y)
  }
}
