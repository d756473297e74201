import Foundation
import KeyboardAvoidance
import Testing

/// Observables end with their owner: no observer is left, nothing is delivered, nothing is kept.
@MainActor @Suite struct LifetimeTests {
  @Test(arguments: ObservableKind.allCases) func nothingIsLeft(_ kind: ObservableKind) {
    let counting = CountingCenter()
    for round in 1...50 {
      var object: AnyObject? = kind.make(hearing: counting)
      weak let remembered = object
      #expect(counting.observers == 3)
      counting.center.post(Sample.show)
      #expect(remembered != nil)
      object = nil
      #expect(object == nil && remembered == nil)
      #expect(counting.added == 3 * round && counting.removed == 3 * round)
      counting.center.post(Sample.hide)
    }
  }

  @Test(arguments: ObservableKind.allCases) func twoObjectsAreApart(_ kind: ObservableKind) {
    let counting = CountingCenter()
    let one = kind.make(hearing: counting)
    var other: AnyObject? = kind.make(hearing: counting)
    #expect(counting.observers == 6)
    counting.center.post(Sample.show)
    #expect(shownHeight(of: one) == 336 && shownHeight(of: other) == 336)
    other = nil
    #expect(other == nil && counting.observers == 3)
    counting.center.post(Sample.hide)
    #expect(shownHeight(of: one) != 336)
  }

  @Test(arguments: ObservableKind.allCases) func twoCentersDoNotMix(_ kind: ObservableKind) {
    let (one, other) = (NotificationCenter(), NotificationCenter())
    let objects = [kind.make(hearing: one), kind.make(hearing: other)]
    let before = shownHeight(of: objects[1])
    one.post(Sample.show)
    #expect(shownHeight(of: objects[0]) == 336 && shownHeight(of: objects[1]) == before)
    other.post(Sample.show)
    one.post(Sample.hide)
    #expect(shownHeight(of: objects[0]) == before && shownHeight(of: objects[1]) == 336)
  }

  /// Whoever hears first may release the object; a center does not say who that is.
  @Test(arguments: ObservableKind.allCases, [true, false])
  func mayBeReleasedDuringDelivery(_ kind: ObservableKind, byAnEarlierObserver: Bool) {
    let counting = CountingCenter()
    let owner = Owner()
    func addReleaser() -> any NSObjectProtocol {
      counting.center.addKeyboardObserver(.keyboardWillShow) { _ in
        MainActor.assumeIsolated { owner.object = nil }
      }
    }
    let early = byAnEarlierObserver ? addReleaser() : nil
    owner.object = kind.make(hearing: counting)
    let late = byAnEarlierObserver ? nil : addReleaser()
    weak let remembered = owner.object
    counting.center.post(Sample.show)
    #expect(remembered == nil && counting.observers == 0)
    counting.center.post(Sample.show)
    for token in [early, late] { token.map(counting.center.removeKeyboardObserver) }
  }

  @Test(arguments: ObservableKind.allCases) func mayBeReleasedByItsObserver(_ kind: ObservableKind)
  {
    let counting = CountingCenter()
    let owner = Owner()
    owner.object = kind.make(hearing: counting)
    weak let remembered = owner.object
    let watch = FireCount(watching: { shownHeight(of: owner.object) }) { owner.object = nil }
    counting.center.post(Sample.show)
    #expect(watch.fired == 1 && remembered == nil && counting.observers == 0)
    counting.center.post(Sample.hide)
  }

  @MainActor final class Owner {
    var object: AnyObject?
  }
}
