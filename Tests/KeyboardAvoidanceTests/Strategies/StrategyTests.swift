import Foundation
import KeyboardAvoidance
import Testing

@Suite struct StrategyTests {
  static let phone = CGRect(x: 0, y: 0, width: 393, height: 852)
  static let frame = CGRect(x: 0, y: 516, width: 393, height: 336)

  static let tabForm = AvoidanceContext(
    screen: phone, view: phone, automaticBottom: 83, safeAreaBottom: 34, occupiedBottom: 83)
  static let plain = AvoidanceContext(
    screen: phone, view: phone, automaticBottom: 34, safeAreaBottom: 34)

  func shown<Strategy: AvoidanceStrategy>(
    _ strategy: Strategy, _ frame: CGRect = frame, as name: KeyboardNotification.Name = .willShow,
    in context: AvoidanceContext
  ) -> Strategy {
    var strategy = strategy
    _ = strategy.receive(KeyboardNotification(name: name, endFrame: frame), in: context)
    return strategy
  }

  @Test func idsAreUniqueAndFound() {
    let ids = AvoidanceStrategies.all.map { $0.id }
    #expect(
      ids == [
        "none", "keyboard-responder", "content-inset", "bottom-constraint", "bezel-estimate",
        "keyboard-observing", "layout-guide", "swiftui", "view-shift", "keyboard-avoiding-view",
      ])
    for id in ids { #expect(AvoidanceStrategies.named(id)?.id == id) }
    #expect(Set(AvoidanceStrategies.all.map { $0.title }).count == ids.count)
    #expect(AvoidanceStrategies.named("other") == nil)
  }

  @Test func noneDoesNothing() {
    let strategy = shown(NoAvoidance(), in: Self.tabForm)
    #expect(strategy.response(in: Self.tabForm) == .none)
  }

  @Test func responderTakesOffTheTabBarAndIsNeverNegative() {
    let strategy = shown(KeyboardResponderStrategy(), in: Self.tabForm)
    #expect(strategy.response(in: Self.tabForm).bottomPadding == 253)
    #expect(strategy.bottomInset(includingHeight: 400, in: Self.tabForm) == 0)
    let missed = shown(KeyboardResponderStrategy(), as: .willChangeFrame, in: Self.tabForm)
    #expect(missed.response(in: Self.tabForm) == .none)
  }

  @Test func constraintTakesOffTheSafeAreaOnce() {
    let strategy = shown(BottomConstraint(), as: .willChangeFrame, in: Self.plain)
    #expect(strategy.response(in: Self.plain).bottomPadding == 302)
    let atTheEdge = Self.frame.offsetBy(dx: 0, dy: 336)
    let hidden = shown(strategy, atTheEdge, as: .willChangeFrame, in: Self.plain)
    #expect(hidden.response(in: Self.plain) == .none)
  }

  @Test func estimateIsWrong() {
    let old = CGRect(x: 0, y: 0, width: 375, height: 812)
    let context = AvoidanceContext(screen: old, view: old, safeAreaBottom: 34)
    let keyboard = CGRect(x: 0, y: 476, width: 375, height: 336)
    let strategy = shown(BezelEstimate(), keyboard, in: context)
    #expect(strategy.response(in: context).bottomPadding == 256)
    let other = shown(BezelEstimate(), in: Self.plain)
    #expect(other.response(in: Self.plain).bottomPadding == 182)
  }

  @Test func observingPadsByTheWholeHeightAndEasesOut() {
    var strategy = KeyboardObservingStrategy()
    let show = KeyboardNotification(name: .willChangeFrame, endFrame: Self.frame, duration: 0.4)
    let animation = strategy.receive(show, in: Self.plain)
    #expect(animation == StrategyAnimation(duration: 0.4, curve: .easeOut))
    let response = strategy.response(in: Self.plain)
    #expect(response.bottomPadding == 336 && response.ignoresBottomSafeArea)
    #expect(strategy.keyboard.isDocked)
  }

  @Test func guideFollowsTheFinger() {
    var strategy = shown(LayoutGuideStrategy(), in: Self.plain)
    #expect(strategy.height(in: Self.plain) == 336)
    #expect(strategy.response(in: Self.plain).bottomPadding == 302)
    var context = Self.plain
    context.draggedKeyboard = Self.frame.offsetBy(dx: 0, dy: 100)
    #expect(strategy.height(in: context) == 236)
    strategy.dismissPadding = 50
    #expect(strategy.startsDismissal(touchY: 470, in: Self.plain))
    #expect(!strategy.startsDismissal(touchY: 460, in: Self.plain))
  }

  @Test func guideOptions() {
    let away = CGRect(x: 0, y: 300, width: 393, height: 336)
    var strategy = shown(LayoutGuideStrategy(), away, as: .willChangeFrame, in: Self.plain)
    #expect(strategy.height(in: Self.plain) == 34)
    strategy.followsUndockedKeyboard = true
    #expect(strategy.height(in: Self.plain) == 552)
    strategy.followsUndockedKeyboard = false
    strategy.usesBottomSafeArea = false
    #expect(strategy.height(in: Self.plain) == 0)
    #expect(strategy.response(in: Self.plain).ignoresBottomSafeArea)
  }

  @Test func onlyTheVisiblePartOfAShortcutBarCounts() {
    let pad = CGRect(x: 0, y: 0, width: 1024, height: 768)
    let context = AvoidanceContext(screen: pad, view: pad)
    let bar = CGRect(x: 0, y: 713, width: 1024, height: 313)
    #expect(
      shown(KeyboardResponderStrategy(), bar, in: context).response(in: context).bottomPadding == 55
    )
    #expect(shown(ContentInset(), bar, in: context).response(in: context).contentInsetBottom == 55)
  }

  @Test func slideOverMovesTheFrameDown() {
    var context = AvoidanceContext(
      screen: Self.phone, view: CGRect(x: 0, y: 0, width: 393, height: 832))
    context.beneath = 20
    let frame = Self.frame.offsetBy(dx: 0, dy: -20)
    let strategy = shown(ContentInset(), frame, in: context)
    #expect(strategy.response(in: context).contentInsetBottom == 316)
  }

  @Test func anotherAppsKeyboardIsIgnoredButNotItsLeaving() {
    var strategy = ContentInset()
    var show = KeyboardNotification(name: .willShow, endFrame: Self.frame, isLocal: false)
    #expect(strategy.receive(show, in: Self.plain) == nil)
    show.isLocal = true
    #expect(strategy.receive(show, in: Self.plain) != nil)
    let hide = KeyboardNotification(name: .willHide, endFrame: .zero, isLocal: false)
    #expect(strategy.receive(hide, in: Self.plain) != nil)
    #expect(strategy.response(in: Self.plain).contentInsetBottom == 0)
  }
}
