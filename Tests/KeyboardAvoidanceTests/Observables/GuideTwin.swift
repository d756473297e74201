import Foundation
import KeyboardAvoidance

/// The value-type guide, told the same as the observable one.
struct GuideTwin {
  var strategy = LayoutGuideStrategy()
  var context = Sample.context

  mutating func receive(_ post: Notification) {
    guard let read = KeyboardNotification(post) else { return }
    _ = strategy.receive(read, in: context)
  }

  func numbers(touchY: CGFloat, pins: [GuidePin]) -> [AnyHashable] {
    let frame = strategy.frame(in: context)
    let edges = strategy.nearEdges(in: context)
    return [
      strategy.height(in: context), frame.origin, frame.size, edges,
      pins.filter { $0.isActive(near: edges) },
      strategy.startsDismissal(touchY: touchY, in: context), true,
    ]
  }

  mutating func change(_ random: inout Random) {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: context.screen = random.pick(Random.screens)
    case 1: context.beneath = random.pick([0, 20])
    case 2: context.safeAreaBottom = random.pick([0, 21, 34])
    case 3:
      let top = random.length(0...852)
      let dragged = CGRect(x: 0, y: top, width: 393, height: 336)
      context.draggedKeyboard = random.chance(0.5) ? nil : dragged
    case 4: strategy.usesBottomSafeArea.toggle()
    case 5: strategy.followsUndockedKeyboard.toggle()
    default: strategy.dismissPadding = random.length(0...100)
    }
  }
}
