import Foundation
import KeyboardAvoidance
import Testing

/// Random sequences against a direct computation from the last event that counts.
@Suite struct ContentInsetTests {
  static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  func event(_ random: inout Random) -> KeyboardNotification {
    let height = random.length(1...500)
    let frames = [
      CGRect(x: 0, y: 852 - height, width: 393, height: height),
      CGRect(x: 0, y: 852, width: 393, height: height),
      CGRect(x: 30, y: 200, width: 320, height: 254), .zero,
    ]
    let name = random.pick(KeyboardNotification.Name.allCases)
    return KeyboardNotification(
      name: name, endFrame: random.chance(0.1) ? nil : random.pick(frames),
      duration: random.chance(0.2) ? 0 : 0.25, isLocal: random.chance(0.85))
  }

  func context(_ random: inout Random) -> AvoidanceContext {
    let top = random.length(0...200)
    return AvoidanceContext(
      screen: Self.screen,
      view: CGRect(x: 0, y: top, width: 393, height: random.length(0...(852 - top))),
      automaticBottom: random.pick([0, 34, 83]), safeAreaBottom: 34,
      occupiedBottom: random.pick([0, 34, 83]), baseInset: random.length(0...60))
  }

  /// Written anew on purpose: nothing but rules 2 and 4 on the last event.
  func expected(_ last: KeyboardNotification?, _ context: AvoidanceContext) -> CGFloat {
    guard let last, !last.name.isHide, let frame = last.endFrame, frame.maxY >= 852,
      frame.minY < 852
    else { return context.baseInset }
    let view = context.view
    let overlaps = view.height > 0 && frame.minY < view.maxY
    let overlap = overlaps ? min(view.maxY - frame.minY, view.height) : 0
    return max(context.baseInset, overlap - context.automaticBottom)
  }

  func counts(_ event: KeyboardNotification) -> Bool {
    guard event.name.rawValue.hasPrefix("will"), let frame = event.endFrame else { return false }
    if event.name == .willHide { return true }
    return event.isLocal && (frame != .zero || event.name == .willShow)
  }

  @Test func theLastEventAloneDecides() {
    withRandom(2000) { seed, random in
      var strategy = ContentInset()
      var last: KeyboardNotification?
      for _ in 0..<20 {
        let event = event(&random)
        let context = context(&random)
        _ = strategy.receive(event, in: context)
        if counts(event) { last = event }
        let inset = strategy.response(in: context).contentInsetBottom
        #expect(inset == expected(last, context), "seed \(seed)")
        #expect(strategy.response(in: context).indicatorInsetBottom == inset, "seed \(seed)")
        // Whatever changes around it, no event needs to come.
        let other = self.context(&random)
        #expect(strategy.response(in: other).contentInsetBottom == expected(last, other))
      }
    }
  }

  @Test(arguments: AvoidanceStrategies.all.map { $0.id })
  func applyingTwiceChangesNothing(_ id: String) throws {
    let fresh = try #require(AvoidanceStrategies.named(id))
    withRandom(500) { seed, random in
      var strategy = fresh
      for _ in 0..<20 {
        let event = event(&random)
        let context = context(&random)
        _ = strategy.receive(event, in: context)
        let once = strategy.response(in: context)
        #expect(strategy.receive(event, in: context) == nil, "seed \(seed)")
        #expect(strategy.response(in: context) == once, "seed \(seed)")
      }
    }
  }

  @Test(arguments: AvoidanceStrategies.all.map { $0.id })
  func nothingIsLeftAfterAHide(_ id: String) throws {
    let fresh = try #require(AvoidanceStrategies.named(id))
    withRandom(500) { seed, random in
      var strategy = fresh
      let context = context(&random)
      let before = strategy.response(in: context)
      for _ in 0..<10 { _ = strategy.receive(event(&random), in: context) }
      let hide = KeyboardNotification(name: .willHide, endFrame: .zero, isLocal: false)
      _ = strategy.receive(hide, in: context)
      #expect(strategy.response(in: context) == before, "seed \(seed)")
    }
  }

  @Test func tabForm() {
    var strategy = ContentInset()
    let context = AvoidanceContext(
      screen: Self.screen, view: Self.screen, automaticBottom: 83, safeAreaBottom: 34,
      occupiedBottom: 83)
    let show = KeyboardNotification(
      name: .willShow, endFrame: CGRect(x: 0, y: 516, width: 393, height: 336))
    let animation = strategy.receive(show, in: context)
    #expect(animation == StrategyAnimation(duration: 0.25, curve: .keyboard))
    let response = strategy.response(in: context)
    #expect(response.contentInsetBottom == 253 && response.revealsFocus)
    #expect(response.bottomPadding == 0 && !response.ignoresBottomSafeArea)
  }

  @Test func aHideWithoutAnimationEndsARunningOne() {
    var strategy = ContentInset()
    let context = AvoidanceContext(screen: Self.screen, view: Self.screen)
    let frame = CGRect(x: 0, y: 516, width: 393, height: 336)
    var show = KeyboardNotification(name: .willShow, endFrame: frame)
    #expect(strategy.receive(show, in: context)?.duration == 0.25)
    show.duration = 0
    #expect(strategy.receive(show, in: context)?.duration == 0)
    #expect(strategy.receive(show, in: context) == nil)
  }
}
