import Foundation
import KeyboardAvoidance
import Testing

@Suite struct InsetAdjustmentTests {
  static let safeArea = EdgeInsets(top: 59, left: 10, bottom: 34, right: 12)
  static let viewport = CGSize(width: 393, height: 852)

  func inset(
    _ adjustment: InsetAdjustment, content: CGSize, contentInset: EdgeInsets = .zero,
    bounces: ScrollAxes = ScrollAxes(), inBars: Bool = false
  ) -> EdgeInsets {
    adjustment.automaticInset(
      safeArea: Self.safeArea, viewport: Self.viewport, contentSize: content,
      contentInset: contentInset, alwaysBounces: bounces, isInsideBarContainer: inBars)
  }

  @Test func neverAndAlwaysDoNotLookAtTheContent() {
    withRandom(500) { _, random in
      let content = CGSize(width: random.length(0...900), height: random.length(0...2000))
      let inBars = random.chance(0.5)
      #expect(inset(.never, content: content, inBars: inBars) == .zero)
      #expect(inset(.always, content: content, inBars: inBars) == Self.safeArea)
    }
  }

  @Test func scrollableAxesCountEachForItself() {
    withRandom(2000) { seed, random in
      let content = CGSize(width: random.length(200...600), height: random.length(400...1300))
      let own = random.insets(upTo: 100)
      let bounces = ScrollAxes(horizontal: random.chance(0.3), vertical: random.chance(0.3))
      let inBars = random.chance(0.5)
      let wide = bounces.horizontal || content.width + own.left + own.right > 393
      let high = bounces.vertical || content.height + own.top + own.bottom > 852
      let axes = inset(
        .scrollableAxes, content: content, contentInset: own, bounces: bounces, inBars: inBars)
      #expect(axes.left == (wide ? 10 : 0) && axes.right == (wide ? 12 : 0), "seed \(seed)")
      #expect(axes.top == (high ? 59 : 0) && axes.bottom == (high ? 34 : 0), "seed \(seed)")
      let automatic = inset(
        .automatic, content: content, contentInset: own, bounces: bounces, inBars: inBars)
      #expect(automatic.left == axes.left && automatic.right == axes.right, "seed \(seed)")
      #expect(automatic.bottom == (high || inBars ? 34 : 0), "seed \(seed)")
      #expect(automatic.top == (high || inBars ? 59 : 0), "seed \(seed)")
    }
  }
}

@Suite struct InsetBaselineTests {
  @Test func theBaseComesBackExactly() {
    withRandom(2000) { seed, random in
      var owner = random.length(0...100)
      var baseline = InsetBaseline(base: owner)
      var inEffect = owner
      for _ in 0..<30 {
        switch random.pick([0, 1, 2, 3]) {
        case 0, 1:
          baseline.keyboardAppears(over: inEffect)
          inEffect = baseline.inset(overlap: random.length(0...400), automatic: 34)
        case 2:
          owner = random.length(0...100)
          baseline.ownerSets(owner)
          inEffect = baseline.inset(overlap: 336, automatic: 34)
        default:
          inEffect = baseline.keyboardHides()
          #expect(inEffect == owner, "seed \(seed)")
        }
        #expect(baseline.base == owner, "seed \(seed)")
      }
      #expect(baseline.keyboardHides() == owner, "seed \(seed)")
    }
  }

  @Test func withoutAKeyboardTheInsetIsTheOwners() {
    #expect(InsetBaseline(base: 20).inset(overlap: 336, automatic: 34) == 20)
  }
}
