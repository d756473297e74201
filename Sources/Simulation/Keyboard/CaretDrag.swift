import Foundation

/// A finger that moves the caret from the space bar, as on a track pad.
package struct CaretDrag: Hashable, Sendable {
  /// The finger's id; other fingers press no keys meanwhile.
  package var touch: Int
  /// Where the finger was last, in screen coordinates.
  var finger: CGPoint
  /// From the caret to where the finger has brought it, in points: it stands between characters only.
  var remainder = CGPoint.zero

  /// Where a finger at a point brings a caret that stands at another one.
  func goal(of caret: CGPoint, finger point: CGPoint) -> CGPoint {
    CGPoint(
      x: caret.x + remainder.x + point.x - finger.x, y: caret.y + remainder.y + point.y - finger.y)
  }
}
