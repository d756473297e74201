import Foundation
import KeyboardAvoidance
import Testing

@MainActor @Suite struct KeyboardResponderTests {
  @Test func hasTheStrategysNumbers() {
    withRandom(800) { seed, random in
      let center = NotificationCenter()
      var context = Sample.context
      var strategy = KeyboardResponderStrategy()
      let responder = KeyboardResponder(screen: context.screen, center: center)
      var (numbers, expected): ([CGFloat], [CGFloat]) = ([], [])
      for post in random.posts(20) {
        if random.chance(0.1) {
          context.screen = random.pick(Random.screens)
          responder.screen = context.screen
        }
        if random.chance(0.05) {
          context.beneath = random.pick([0, 20])
          responder.beneath = context.beneath
        }
        center.post(post)
        if let read = KeyboardNotification(post) { _ = strategy.receive(read, in: context) }
        let occupied = random.length(-50...600)
        numbers += [responder.keyboardHeight, responder.bottomInset(includingHeight: occupied)]
        expected.append(strategy.keyboardHeight(in: context))
        expected.append(strategy.bottomInset(includingHeight: occupied, in: context))
      }
      #expect(numbers == expected, "seed \(seed)")
    }
  }

  @Test func theInsetIsNeitherNegativeNorMoreThanTheKeyboard() {
    withRandom(800) { seed, random in
      let center = NotificationCenter()
      let responder = KeyboardResponder(screen: Sample.screen, center: center)
      for post in random.posts(10) {
        center.post(post)
        let height = responder.keyboardHeight
        let occupied = random.pick([
          random.length(-600...600), .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
        ])
        let inset = responder.bottomInset(includingHeight: occupied)
        let isExact = !occupied.isFinite || occupied < 0 || inset == max(height - occupied, 0)
        let isBounded = inset >= 0 && inset <= height && height <= Sample.screen.height
        #expect(isBounded && isExact, "seed \(seed), \(occupied)")
      }
    }
  }

  @Test func firesExactlyWhenTheHeightChanges() {
    withRandom(500) { seed, random in
      let center = NotificationCenter()
      let responder = KeyboardResponder(screen: Sample.screen, center: center)
      let properties = [WatchedProperty(name: "height") { responder.keyboardHeight }]
      let wrong = random.posts(15).flatMap { post in
        wronglyFired(by: { center.post(post) }, among: properties)
      }
      #expect(wrong == [], "seed \(seed)")
    }
  }

  @Test func theInsetIsObservedToo() {
    let center = NotificationCenter()
    let responder = KeyboardResponder(screen: Sample.screen, center: center)
    let watch = FireCount { responder.bottomInset(includingHeight: 83) }
    center.post(Sample.show)
    #expect(watch.fired == 1 && responder.bottomInset(includingHeight: 83) == 253)
    center.post(Sample.hide)
    // The public write-up's difference would be -83 here.
    #expect(responder.bottomInset(includingHeight: 83) == 0)
  }

  @Test func missesAChangeOfFrame() {
    let center = NotificationCenter()
    let responder = KeyboardResponder(screen: Sample.screen, center: center)
    center.post(KeyboardNotification(name: .willChangeFrame, endFrame: Sample.frame))
    #expect(responder.keyboardHeight == 0)
  }

  @Test func hearsTheDefaultCenter() {
    let responder = KeyboardResponder(screen: Sample.screen)
    NotificationCenter.default.post(Sample.show)
    #expect(responder.keyboardHeight == 336)
    NotificationCenter.default.post(Sample.hide)
    #expect(responder.keyboardHeight == 0)
  }
}
