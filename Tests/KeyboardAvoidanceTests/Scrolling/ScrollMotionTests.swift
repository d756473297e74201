import Foundation
import KeyboardAvoidance
import Testing

@Suite struct ScrollMotionTests {
  @Test func flingEndsInsideItsRange() {
    withRandom(3000) { seed, random in
      let lower = random.length(-100...100)
      let range = lower...(lower + random.length(0...2000))
      let from = random.length((lower - 200)...(range.upperBound + 200))
      let velocity = random.length(-6000...6000)
      let motion = ScrollMotion.fling(from: from, velocity: velocity, range: range, start: 3)
      #expect(range.contains(motion.target), "seed \(seed)")
      #expect(motion.value(at: motion.end) == motion.target, "seed \(seed)")
      #expect(near(motion.value(at: 3), from), "seed \(seed)")
      #expect(motion.velocity(at: motion.end) == 0 && motion.isSettled(at: motion.end))
    }
  }

  @Test func flingIsContinuous() {
    withRandom(500) { seed, random in
      let range = 0...random.length(0...800)
      let motion = ScrollMotion.fling(
        from: random.length(0...range.upperBound), velocity: random.length(-6000...6000),
        range: range, start: 0)
      var last = motion.value(at: 0)
      for step in 1...2000 {
        let value = motion.value(at: Double(step) / 1000)
        // At 6000 points per second a millisecond makes 6 points.
        #expect(abs(value - last) <= 6.01, "seed \(seed) at \(step) ms")
        last = value
      }
    }
  }

  @Test func anEdgeIsRunOverWithoutAJumpInVelocity() throws {
    let free = Deceleration(from: 0, velocity: 2000, start: 0)
    let hit = try #require(free.time(reaching: 300))
    let motion = ScrollMotion.fling(from: 0, velocity: 2000, range: 0...300, start: 0)
    #expect(near(motion.value(at: hit), 300) && near(motion.value(at: hit.nextDown), 300))
    #expect(near(motion.velocity(at: hit), motion.velocity(at: hit.nextDown), within: 1e-5))
    #expect(motion.value(at: hit + 0.05) > 300 && motion.target == 300)
  }

  @Test func withRoomItOnlySlowsDown() {
    let motion = ScrollMotion.fling(from: 0, velocity: 1000, range: 0...5000, start: 0)
    let free = Deceleration(from: 0, velocity: 1000, start: 0)
    #expect(motion.end == free.end && near(motion.target, 494.01, within: 0.005))
    let fast = ScrollMotion.fling(
      from: 0, velocity: 1000, range: 0...5000, start: 0, rate: .fast)
    #expect(near(fast.target, 98.01))
  }

  @Test func outsideItBouncesAtOnce() {
    let motion = ScrollMotion.fling(from: -80, velocity: 0, range: 0...100, start: 1)
    let bounce = Bounce(from: -80, to: 0, velocity: 0, start: 1)
    for time in [1, 1.1, 1.3, 2, 9] { #expect(motion.value(at: time) == bounce.value(at: time)) }
  }

  @Test func programmaticScrollTakesThreeTenths() {
    let motion = ScrollMotion.animated(from: 0, to: 200, start: 1)
    #expect(near(motion.value(at: 1.15), 100) && near(motion.end, 1.3))
    #expect(motion.value(at: motion.end) == 200 && motion.target == 200)
  }

  @Test func followsAnotherAnimation() {
    let keyboard = ValueAnimation(
      from: 0, to: 336, start: 0, duration: 0.25, curve: .keyboard)
    let motion = ScrollMotion.following(keyboard)
    for time in [0, 0.1, 0.3, 0.5, 1] {
      #expect(motion.value(at: time) == keyboard.value(at: time))
      #expect(motion.velocity(at: time) == keyboard.velocity(at: time))
    }
    #expect(motion.end == 0.5)
  }

  @Test func oddNumbersDoNotTrap() {
    let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]
    for from in odd {
      for velocity in odd {
        let motion = ScrollMotion.fling(from: from, velocity: velocity, range: 0...100, start: 0)
        #expect(motion.target >= 0 && motion.target <= 100)
        #expect(motion.value(at: .nan) == motion.target || motion.value(at: .nan).isFinite)
      }
    }
  }
}
