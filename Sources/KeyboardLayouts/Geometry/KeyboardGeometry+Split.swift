package import Foundation
import InterfaceStyles

extension KeyboardGeometry {
  /// The two halves of a split keyboard, from the keyboard's top left corner; the room between them
  /// belongs to the app.
  package var halves: [CGRect] {
    let width = (size.width * style.split.share).rounded()
    return [
      CGRect(x: 0, y: 0, width: width, height: size.height),
      CGRect(x: size.width - width, y: 0, width: width, height: size.height),
    ]
  }

  /// The same keys in two halves at the sides, narrower; the space bar is on both.
  package var split: KeyboardGeometry {
    let middle = size.width / 2
    let parts = keys.flatMap(cutAtMiddle)
    let reach = parts.map { $0.frame.midX > middle ? size.width - $0.frame.minX : $0.frame.maxX }
    let room = (size.width * style.split.share).rounded() - style.side
    let factor = room / max(middle, reach.max() ?? middle)
    var plan = self
    plan.isSplit = true
    plan.keys = parts.map { key in
      var key = key
      let isRight = key.frame.midX > middle
      key.frame.origin.x =
        isRight ? size.width - (size.width - key.frame.minX) * factor : key.frame.minX * factor
      key.frame.size.width *= factor
      return key
    }
    return plan
  }

  /// Makes two of the space bar, one for each thumb, with a margin to the halves' inner edges.
  private func cutAtMiddle(_ key: Key) -> [Key] {
    guard key.action == .space else { return [key] }
    let length = max(1, key.frame.width / 2 - style.split.spaceMargin)
    var halves = [key, key]
    halves[0].frame.size.width = length
    halves[1].frame.size.width = length
    halves[1].frame.origin.x = key.frame.maxX - length
    halves[1].id += "#2"
    return halves
  }
}
