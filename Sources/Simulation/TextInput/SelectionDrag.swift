package import Foundation

/// A finger that drags one end of a selection; the other end stays.
package struct SelectionDrag: Hashable, Sendable {
  /// Seconds from one step to the next while the finger rests outside of the visible text.
  package static let interval: TimeInterval = 0.1

  /// The finger's id.
  package var touch: Int
  /// Where the finger is, in screen coordinates.
  package var finger: CGPoint
  /// From the end's centre to the finger.
  package var grip: CGSize
  /// When the selection grows next by itself; nil while the finger is over the text.
  package var due: TimeInterval?

  /// Lets a finger hold an end whose centre is `grip` away.
  package init(touch: Int, finger: CGPoint, grip: CGSize) {
    self.touch = touch
    self.finger = finger
    self.grip = grip
  }

  /// Where the end of the selection is to be, in screen coordinates.
  package var goal: CGPoint { CGPoint(x: finger.x - grip.width, y: finger.y - grip.height) }
}

/// One end of the selection, where a handle stands.
package struct SelectionEnd: Hashable, Sendable {
  /// Whether it is the end that comes first in the text.
  package var isStart: Bool
  /// The caret's frame there, in its row's coordinates.
  package var caret: CGRect
}
