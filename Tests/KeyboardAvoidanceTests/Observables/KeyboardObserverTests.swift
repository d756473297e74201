import Foundation
import KeyboardAvoidance
import Testing

@MainActor @Suite struct KeyboardObserverTests {
  func properties(of observer: KeyboardObserver) -> [WatchedProperty] {
    [
      WatchedProperty(name: "height") { observer.height },
      WatchedProperty(name: "frame") { observer.frame },
      WatchedProperty(name: "duration") { observer.duration },
      WatchedProperty(name: "curve") { observer.curve },
      WatchedProperty(name: "isVisible") { observer.isVisible },
      WatchedProperty(name: "isDocked") { observer.isDocked },
      WatchedProperty(name: "state") { observer.state },
    ]
  }

  /// What the strategy says, in the order of `properties`.
  func expected(
    of strategy: KeyboardObservingStrategy, in context: AvoidanceContext
  ) -> [AnyHashable] {
    let keyboard = strategy.keyboard
    return [
      strategy.response(in: context).bottomPadding, keyboard.frame,
      keyboard.animation?.duration ?? 0.25, keyboard.animation?.curve ?? .keyboard,
      keyboard.placement != .hidden, keyboard.placement == .docked, keyboard,
    ]
  }

  @Test func hasTheStrategysNumbers() {
    withRandom(800) { seed, random in
      let center = NotificationCenter()
      var context = Sample.context
      var strategy = KeyboardObservingStrategy()
      let observer = KeyboardObserver(screen: context.screen, center: center)
      let properties = properties(of: observer)
      var (numbers, expected): ([AnyHashable], [AnyHashable]) = ([], [])
      for post in random.posts(20) {
        if random.chance(0.1) {
          context.screen = random.pick(Random.screens)
          observer.screen = context.screen
        }
        if random.chance(0.05) {
          context.beneath = random.pick([0, 20])
          observer.beneath = context.beneath
        }
        center.post(post)
        if let read = KeyboardNotification(post) { _ = strategy.receive(read, in: context) }
        numbers += properties.map { $0.read() }
        expected += self.expected(of: strategy, in: context)
      }
      #expect(numbers == expected, "seed \(seed)")
    }
  }

  @Test func firesExactlyForWhatChanges() {
    withRandom(500) { seed, random in
      let center = NotificationCenter()
      let observer = KeyboardObserver(screen: Sample.screen, center: center)
      let properties = properties(of: observer)
      var wrong: [String] = []
      for post in random.posts(15) {
        wrong += wronglyFired(by: { center.post(post) }, among: properties)
        guard random.chance(0.1) else { continue }
        let screen = random.pick(Random.screens)
        wrong += wronglyFired(by: { observer.screen = screen }, among: properties)
      }
      #expect(wrong == [], "seed \(seed)")
    }
  }

  @Test func aLateJoinerTakesTheKeyboardForHidden() {
    let center = NotificationCenter()
    let early = KeyboardObserver(screen: Sample.screen, center: center)
    center.post(Sample.show)
    let late = KeyboardObserver(screen: Sample.screen, center: center)
    #expect(!late.isVisible && late.height == 0 && late.frame == nil)
    let told = KeyboardObserver(screen: Sample.screen, state: early.state, center: center)
    #expect(told.isVisible && told.height == 336 && told.frame == Sample.frame)
    let responder = KeyboardResponder(screen: Sample.screen, state: early.state, center: center)
    let guide = KeyboardLayoutGuide(
      screen: Sample.screen, safeAreaBottom: 34, state: early.state, center: center)
    #expect(responder.keyboardHeight == 336 && guide.height == 336)
    // The next notification tells even who was not told.
    center.post(KeyboardNotification(name: .willChangeFrame, endFrame: Sample.frame))
    #expect(late.height == 336)
    center.post(Sample.hide)
    for observer in [early, late, told] { #expect(!observer.isVisible && observer.height == 0) }
    #expect(responder.keyboardHeight == 0 && guide.height == 34)
  }

  @Test func aFloatingKeyboardIsVisibleWithoutAHeight() {
    let center = NotificationCenter()
    let observer = KeyboardObserver(screen: Sample.screen, center: center)
    let place = CGRect(x: 40, y: 300, width: 320, height: 254)
    center.post(KeyboardNotification(name: .willChangeFrame, endFrame: place))
    #expect(observer.isVisible && !observer.isDocked)
    #expect(observer.height == 0 && observer.frame == place)
  }
}
