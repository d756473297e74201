import Foundation
import KeyboardAvoidance
import Testing

@MainActor @Suite struct KeyboardLayoutGuideTests {
  static let pins = ScreenEdge.allCases.flatMap { edge in
    [
      GuidePin("near \(edge)", .near(edge)), GuidePin("away \(edge)", .away(from: edge)),
    ]
  }

  func properties(of guide: KeyboardLayoutGuide) -> [WatchedProperty] {
    [
      WatchedProperty(name: "height") { guide.height },
      WatchedProperty(name: "frame") {
        [guide.frame.origin.x, guide.frame.origin.y, guide.frame.width]
      },
      WatchedProperty(name: "nearEdges") { guide.nearEdges },
      WatchedProperty(name: "activePins") { guide.activePins },
    ]
  }

  /// Changes something that the owner decides or tells, in both.
  func change(
    _ guide: KeyboardLayoutGuide, _ twin: inout GuideTwin, _ random: inout Random
  ) {
    twin.change(&random)
    guide.screen = twin.context.screen
    guide.beneath = twin.context.beneath
    guide.safeAreaBottom = twin.context.safeAreaBottom
    guide.draggedKeyboard = twin.context.draggedKeyboard
    guide.usesBottomSafeArea = twin.strategy.usesBottomSafeArea
    guide.followsUndockedKeyboard = twin.strategy.followsUndockedKeyboard
    guide.dismissPadding = twin.strategy.dismissPadding
  }

  /// What the guide says, in the order of the twin's `numbers`.
  func numbers(of guide: KeyboardLayoutGuide, touchY: CGFloat) -> [AnyHashable] {
    [
      guide.height, guide.frame.origin, guide.frame.size, guide.nearEdges, guide.activePins,
      guide.startsDismissal(touchY: touchY), guide.frame.minY == guide.screen.maxY - guide.height,
    ]
  }

  @Test func hasTheStrategysNumbers() {
    withRandom(800) { seed, random in
      let center = NotificationCenter()
      var twin = GuideTwin()
      let guide = KeyboardLayoutGuide(screen: Sample.screen, safeAreaBottom: 34, center: center)
      guide.pins = Self.pins
      var (numbers, expected): ([AnyHashable], [AnyHashable]) = ([], [])
      for post in random.posts(15) {
        if random.chance(0.3) { change(guide, &twin, &random) }
        center.post(post)
        twin.receive(post)
        let touch = random.length(0...900)
        numbers += self.numbers(of: guide, touchY: touch)
        expected += twin.numbers(touchY: touch, pins: Self.pins)
      }
      #expect(numbers == expected, "seed \(seed)")
    }
  }

  @Test func firesExactlyForWhatChanges() {
    withRandom(500) { seed, random in
      let center = NotificationCenter()
      var twin = GuideTwin()
      let guide = KeyboardLayoutGuide(screen: Sample.screen, safeAreaBottom: 34, center: center)
      guide.pins = Self.pins
      guide.followsUndockedKeyboard = true
      let properties = properties(of: guide)
      var wrong: [String] = []
      for post in random.posts(10) {
        wrong += wronglyFired(by: { center.post(post) }, among: properties)
        twin.change(&random)
        let inset = twin.context.safeAreaBottom
        wrong += wronglyFired(by: { guide.safeAreaBottom = inset }, among: properties)
      }
      #expect(wrong == [], "seed \(seed)")
    }
  }

  @Test func optionsWorkWithoutANotification() {
    let center = NotificationCenter()
    let guide = KeyboardLayoutGuide(screen: Sample.screen, safeAreaBottom: 34, center: center)
    #expect(guide.height == 34 && guide.frame == CGRect(x: 0, y: 818, width: 393, height: 34))
    let watch = FireCount { guide.height }
    guide.usesBottomSafeArea = false
    #expect(guide.height == 0 && watch.fired == 1)
    center.post(Sample.show)
    #expect(guide.height == 336 && guide.frame == Sample.frame)
    guide.draggedKeyboard = Sample.frame.offsetBy(dx: 0, dy: 100)
    #expect(guide.height == 236)
    #expect(guide.startsDismissal(touchY: 616) && !guide.startsDismissal(touchY: 615))
    guide.dismissPadding = 50
    #expect(guide.startsDismissal(touchY: 566) && !guide.startsDismissal(touchY: 565))
    guide.draggedKeyboard = nil
    #expect(guide.height == 336)
    guide.screen = .null
    #expect(guide.frame == .zero && guide.nearEdges == [.bottom])
  }
}
