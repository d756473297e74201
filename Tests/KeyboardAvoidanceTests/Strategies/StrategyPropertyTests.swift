import Foundation
import KeyboardAvoidance
import Testing

/// What holds for every strategy, whatever the keyboard and its surroundings are.
@Suite struct StrategyPropertyTests {
  /// The shipped strategies, and those with options that change what they do.
  static let strategies: [any AvoidanceStrategy] = {
    var (guide, padding, ignoring) = (
      LayoutGuideStrategy(), SwiftUIAvoidance(), SwiftUIAvoidance()
    )
    guide.usesBottomSafeArea = false
    padding.padsByItself = true
    ignoring.ignoresKeyboard = true
    var (height, position) = (KeyboardAvoidingView(), KeyboardAvoidingView())
    (height.behavior, position.behavior) = (.height, .position)
    position.verticalOffset = 60
    return AvoidanceStrategies.all + [guide, padding, ignoring, height, position]
  }()

  static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  func event(_ random: inout Random) -> KeyboardNotification {
    let height = random.length(1...500)
    let frames = [
      CGRect(x: 0, y: 852 - height, width: 393, height: height),
      CGRect(x: 0, y: 852, width: 393, height: height),
      CGRect(x: 30, y: 200, width: 320, height: 254), .zero,
    ]
    return KeyboardNotification(
      name: random.pick(KeyboardNotification.Name.allCases),
      endFrame: random.chance(0.1) ? nil : random.pick(frames),
      duration: random.chance(0.2) ? 0 : 0.25, isLocal: random.chance(0.85))
  }

  func context(_ random: inout Random) -> AvoidanceContext {
    let top = random.length(0...200)
    let field = CGRect(
      x: 0, y: random.length(-2000...2000), width: 393, height: random.length(0...900))
    return AvoidanceContext(
      screen: Self.screen,
      view: CGRect(x: 0, y: top, width: 393, height: random.length(0...(852 - top))),
      automaticBottom: random.pick([0, 34, 83]), safeAreaBottom: random.pick([0, 34]),
      occupiedBottom: random.pick([0, 34, 83]), baseInset: random.length(0...60),
      occupiedTop: random.pick([0, 59, 103]),
      focusedView: random.chance(0.2) ? nil : field)
  }

  @Test(arguments: strategies.indices) func theOrderOfChangesDoesNotMatter(index: Int) {
    withRandom(300) { seed, random in
      var (one, other) = (Self.strategies[index], Self.strategies[index])
      let (first, last) = (context(&random), context(&random))
      for _ in 0..<6 {
        let event = event(&random)
        _ = one.receive(event, in: first)
        _ = other.receive(event, in: last)
        _ = other.response(in: first)
      }
      #expect(one.response(in: last) == other.response(in: last), "seed \(seed)")
    }
  }

  @Test(arguments: strategies.indices) func nothingIsNegativeAndNothingMovesDown(index: Int) {
    withRandom(300) { seed, random in
      var strategy = Self.strategies[index]
      for _ in 0..<10 {
        let context = context(&random)
        _ = strategy.receive(event(&random), in: context)
        let response = strategy.response(in: context)
        #expect(response.bottomPadding >= 0 && response.bottomPadding <= 2 * 852, "seed \(seed)")
        #expect(response.contentInsetBottom.map { $0 >= 0 } ?? true, "seed \(seed)")
        #expect(response.indicatorInsetBottom.map { $0 >= 0 } ?? true, "seed \(seed)")
        #expect(response.viewOffset <= 0 && response.viewOffset >= -852 - 60, "seed \(seed)")
        #expect(response.revealPadding >= 0, "seed \(seed)")
      }
    }
  }

  @Test(arguments: strategies.indices) func aHideLeavesWhatWasThereBefore(index: Int) {
    withRandom(300) { seed, random in
      var strategy = Self.strategies[index]
      let context = context(&random)
      let before = strategy.response(in: context)
      for _ in 0..<6 { _ = strategy.receive(event(&random), in: context) }
      let hide = KeyboardNotification(name: .willHide, endFrame: .zero, isLocal: false)
      _ = strategy.receive(hide, in: context)
      #expect(strategy.response(in: context) == before, "seed \(seed)")
    }
  }

  /// A strategy of which nothing but the response was written.
  struct Least: AvoidanceStrategy {
    static let id = "least"
    static let title = "Least"
    var keyboard = KeyboardState()

    func response(in context: AvoidanceContext) -> AvoidanceResponse {
      AvoidanceResponse(bottomPadding: keyboard.overlap(of: context.view))
    }
  }

  @Test func theResponseAloneMakesAStrategy() {
    var strategy = Least()
    let context = AvoidanceContext(screen: Self.screen, view: Self.screen)
    let frame = CGRect(x: 0, y: 516, width: 393, height: 336)
    let show = KeyboardNotification(name: .willShow, endFrame: frame, duration: 0.3)
    #expect(
      strategy.receive(show, in: context) == StrategyAnimation(duration: 0.3, curve: .keyboard))
    #expect(strategy.receive(show, in: context) == nil)
    #expect(strategy.response(in: context).bottomPadding == 336)
    #expect(strategy != Least())
  }
}
