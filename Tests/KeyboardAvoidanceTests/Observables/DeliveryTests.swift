import Foundation
import KeyboardAvoidance
import Observation
import Testing

/// On which thread, in which order and to whom notifications are delivered.
@MainActor @Suite struct DeliveryTests {
  /// Does what was handed to the main actor before.
  func runUntilIdle() async {
    await Task { @MainActor in }.value
  }

  nonisolated static func keyboard(_ height: CGFloat) -> KeyboardNotification {
    KeyboardNotification(
      name: .willShow, endFrame: CGRect(x: 0, y: 852 - height, width: 393, height: height))
  }

  /// Posts on another thread and waits until `post` has returned there.
  func postElsewhere(_ notifications: [KeyboardNotification], to center: NotificationCenter) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      for notification in notifications { center.post(notification) }
      done.signal()
    }
    done.wait()
  }

  @Test func postedElsewhereItArrivesOnTheMainActorInOrder() async {
    for round in 1...100 {
      let center = NotificationCenter()
      let observer = KeyboardObserver(screen: Sample.screen, center: center)
      let watch = FireCount { observer.height }
      postElsewhere((1...10).map { Self.keyboard(CGFloat(round * $0 % 97 + 100)) }, to: center)
      #expect(observer.height == 0 && watch.fired == 0)
      await runUntilIdle()
      #expect(observer.height == CGFloat(round * 10 % 97 + 100) && watch.fired == 1)
    }
  }

  @Test func manyThreadsMayPost() async {
    let center = NotificationCenter()
    let guide = KeyboardLayoutGuide(screen: Sample.screen, safeAreaBottom: 34, center: center)
    await withTaskGroup { group in
      for height in 100..<200 {
        group.addTask { center.post(Self.keyboard(CGFloat(height))) }
      }
    }
    await runUntilIdle()
    #expect((100..<200).contains(guide.height))
    center.post(Sample.hide)
    #expect(guide.height == 34)
  }

  @Test func onItsWayToTheMainActorItMayComeTooLate() async {
    let center = NotificationCenter()
    var observer: KeyboardObserver? = KeyboardObserver(screen: Sample.screen, center: center)
    weak let remembered = observer
    postElsewhere([Sample.show], to: center)
    observer = nil
    #expect(observer == nil && remembered == nil)
    await runUntilIdle()
  }

  /// Whoever posts from within an observation wins: the last event decides.
  @Test func aPostDuringAnObservationIsPublishedLast() {
    let center = NotificationCenter()
    let observer = KeyboardObserver(screen: Sample.screen, center: center)
    let watch = FireCount(watching: { observer.height }) {
      center.post(Self.keyboard(200))
      #expect(observer.height == 0)
      observer.screen = Sample.screen
    }
    center.post(Sample.show)
    #expect(watch.fired == 1)
    #expect(observer.height == 200 && observer.frame?.height == 200)
  }

  @Test func whoCreatesItDoesNotObserveIt() {
    let center = NotificationCenter()
    var made: [AnyObject] = []
    let watch = FireCount {
      let observer = KeyboardObserver(screen: Sample.screen, center: center)
      let guide = KeyboardLayoutGuide(screen: Sample.screen, safeAreaBottom: 34, center: center)
      made = [observer, guide, KeyboardResponder(screen: Sample.screen, center: center)]
      return made.count
    }
    center.post(Sample.show)
    #expect(watch.fired == 0 && made.count == 3)
  }

  @Test func theCenterLetsGoOfTheHandler() {
    let center = NotificationCenter()
    var counter: Counter? = Counter()
    weak let remembered = counter
    var subscription: KeyboardSubscription? = KeyboardSubscription(to: center) {
      [counter] _ in counter?.count += 1
    }
    counter = nil
    center.post(Sample.show)
    center.post(KeyboardNotification(name: .didShow, endFrame: Sample.frame))
    #expect(counter == nil && subscription != nil && remembered?.count == 1)
    subscription = nil
    #expect(remembered == nil)
  }

  @MainActor final class Counter {
    var count = 0
  }
}
