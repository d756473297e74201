import Foundation
import KeyboardAvoidance
import Testing

@Suite struct ValueAnimationTests {
  func rising(_ curve: AnimationCurve = .keyboard) -> ValueAnimation {
    ValueAnimation(from: 0, to: 336, start: 1, duration: 0.25, curve: curve)
  }

  @Test func restingValueIsSettled() {
    let value = ValueAnimation(at: 7)
    #expect(value.value(at: 5) == 7 && value.velocity(at: 5) == 0 && value.target == 7)
    #expect(value.isSettled(at: 0) && value.end == value.start)
  }

  @Test func keyboardRisesAlongTheSpring() {
    let value = rising()
    #expect(value.value(at: 0) == 0 && value.value(at: 1) == 0)
    #expect(near(value.value(at: 1.08), 144.11, within: 0.005))
    #expect(near(value.value(at: 1.25), 316.52, within: 0.005))
    #expect(value.end == 1.5 && value.value(at: 1.5) == 336 && value.velocity(at: 1.5) == 0)
    #expect(!value.isSettled(at: 1.49) && value.isSettled(at: 1.5))
  }

  @Test(arguments: AnimationCurve.allCases) func velocityIsTheSlope(_ curve: AnimationCurve) {
    let value = rising(curve)
    for step in 1..<24 {
      let time = 1 + Double(step) / 100 + 0.0005
      let slope = (value.value(at: time + 1e-6) - value.value(at: time - 1e-6)) / 2e-6
      #expect(near(value.velocity(at: time), slope, within: 0.5), "\(curve) at \(time)")
    }
  }

  @Test func easeOutHasAVelocityAtItsStart() {
    let slope: CGFloat = 336 / 0.58 / 0.25
    #expect(near(rising(.easeOut).velocity(at: 1), slope, within: 0.01))
  }

  @Test func interruptionsAreContinuous() {
    withRandom(3000) { seed, random in
      var animation = rising(random.pick(AnimationCurve.allCases))
      var time = 1.0
      for _ in 0..<6 {
        time += Double(random.length(0.001...0.4))
        let curve = random.pick(AnimationCurve.allCases)
        let before = animation
        animation = before.retargeted(
          to: random.length(0...400), at: time, duration: 0.25, curve: curve)
        #expect(near(animation.value(at: time), before.value(at: time)), "seed \(seed)")
        guard curve == .keyboard else { continue }
        #expect(
          near(animation.velocity(at: time), before.velocity(at: time), within: 1e-5),
          "seed \(seed)")
      }
      #expect(animation.value(at: animation.end) == animation.target, "seed \(seed)")
    }
  }

  @Test func settlingIsNoVisibleJump() {
    withRandom(3000) { seed, random in
      let animation = ValueAnimation(
        from: random.length(0...400), to: random.length(0...400), start: 0, duration: 0.25,
        curve: .keyboard, initialVelocity: random.length(-20_000...20_000))
      #expect(animation.end == 0 || animation.end >= 0.5 && animation.end < 2, "seed \(seed)")
      for late in [0, 0.02, 0.1] {
        let rest = animation.value(at: (animation.end + late).nextDown) - animation.target
        #expect(abs(rest) < 0.5 + 1e-6, "seed \(seed)")
      }
    }
  }

  @Test func sameTargetTwiceChangesNothing() {
    withRandom(1000) { seed, random in
      let first = rising().retargeted(
        to: random.length(0...400), at: 1.1, duration: 0.25, curve: .keyboard)
      let time = 1.1 + Double(random.length(0...1))
      let second = first.retargeted(to: first.target, at: time, duration: 0.25, curve: .keyboard)
      #expect(second == first, "seed \(seed)")
    }
  }

  @Test func aChangeWithoutDurationIsAtOnce() {
    let down = rising().retargeted(to: 0, at: 1.1, duration: 0, curve: .keyboard)
    #expect(down.value(at: 1.1) == 0 && down.isSettled(at: 1.1) && down.velocity(at: 1.1) == 0)
    let up = rising().retargeted(to: 336, at: 1.1, duration: 0, curve: .keyboard)
    #expect(up.value(at: 1.1) == 336)
    #expect(up.retargeted(to: 336, at: 1.1, duration: 0, curve: .keyboard) == up)
  }

  @Test(arguments: AnimationCurve.allCases) func aChangeThatNeverEndsIsAtOnce(
    curve: AnimationCurve
  ) {
    for never in [TimeInterval.infinity, .nan] {
      let change = ValueAnimation(from: 0, to: 336, start: 1, duration: never, curve: curve)
      let end = change.end
      #expect(end == 1 && change.value(at: 1) == 336)
      let back = change.retargeted(to: 0, at: 2, duration: never, curve: curve)
      #expect(back.isSettled(at: 2) && back.value(at: 2) == 0)
    }
  }

  @Test func oddNumbersDoNotTrap() {
    let odd: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, 0, 1]
    for from in odd {
      for to in odd {
        for time in odd {
          let animation = ValueAnimation(
            from: from, to: to, start: time, duration: to, curve: .keyboard, initialVelocity: from)
          _ = animation.value(at: time) + animation.velocity(at: from) + animation.end
          #expect(animation.isSettled(at: .nan))
          #expect(animation.target.isFinite && animation.value(at: .nan) == animation.target)
        }
      }
    }
  }
}
