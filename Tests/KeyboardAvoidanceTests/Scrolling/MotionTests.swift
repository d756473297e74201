import Foundation
import KeyboardAvoidance
import Testing

@Suite struct RubberBandTests {
  @Test(arguments: [(60.0, 29.73), (70.0, 34.12), (-60.0, -29.73), (0.0, 0.0)])
  func knownValues(_ distance: Double, _ displacement: Double) {
    #expect(near(RubberBand.displacement(distance, viewport: 300), displacement, within: 0.005))
  }

  @Test func inverseLeadsBack() {
    withRandom(2000) { seed, random in
      let viewport = random.length(1...1400)
      let distance = random.length(-2000...2000)
      let displacement = RubberBand.displacement(distance, viewport: viewport)
      #expect(abs(displacement) < viewport && abs(displacement) <= abs(distance), "seed \(seed)")
      guard abs(displacement) < 0.99 * viewport else { return }
      let back = RubberBand.distance(forDisplacement: displacement, viewport: viewport)
      let tolerance = 1e-6 * max(1, abs(distance))
      #expect(near(back, distance, within: tolerance), "seed \(seed)")
    }
  }

  @Test func degenerateInputIsHarmless() {
    for viewport in [0, -10, CGFloat.nan, .infinity] {
      #expect(RubberBand.displacement(50, viewport: viewport) == 0)
      #expect(RubberBand.distance(forDisplacement: 50, viewport: viewport) == 0)
    }
    #expect(RubberBand.displacement(.infinity, viewport: 300) == 300)
    #expect(RubberBand.displacement(.nan, viewport: 300) == 0)
    #expect(RubberBand.distance(forDisplacement: 900, viewport: 300).isFinite)
  }
}

@Suite struct DecelerationTests {
  @Test func travelsTheKnownWay() {
    let motion = Deceleration(from: 100, velocity: 1000, start: 2)
    #expect(near(motion.target - 100, 494.01, within: 0.005))
    #expect(near(motion.velocity(at: motion.end.nextDown), 10, within: 1e-6))
    #expect(motion.velocity(at: motion.end) == 0 && motion.value(at: motion.end) == motion.target)
    #expect(near(motion.value(at: motion.end.nextDown), motion.target))
    #expect(motion.value(at: 0) == 100 && motion.velocity(at: 2) == 1000)
    #expect(near(motion.velocity(at: 2.1), 1000 * pow(0.998, 100)))
    let fast = Deceleration(from: 0, velocity: -1000, start: 0, rate: .fast)
    #expect(near(fast.target, -99 * 0.99))
  }

  @Test func tellsWhenAPlaceIsReached() {
    withRandom(2000) { seed, random in
      let motion = Deceleration(
        from: random.length(-500...500), velocity: random.length(-4000...4000), start: 1,
        rate: random.pick(Deceleration.Rate.allCases))
      let place = random.length(-1500...1500)
      let range = [motion.value(at: 1), motion.target].sorted()
      guard let time = motion.time(reaching: place) else {
        #expect(place < range[0] || place > range[1], "seed \(seed)")
        return
      }
      #expect(near(motion.value(at: time), place), "seed \(seed)")
    }
  }

  @Test func slowOrOddVelocitiesDoNotMove() {
    for velocity in [0, 10, -10, CGFloat.nan, .infinity] {
      let motion = Deceleration(from: 5, velocity: velocity, start: 1)
      #expect(motion.target == 5 && motion.end == 1 && motion.value(at: 3) == 5)
      #expect(motion.time(reaching: 6) == nil && motion.time(reaching: .nan) == nil)
    }
  }
}

@Suite struct BounceTests {
  @Test func fromRestItTakesTheKnownTime() {
    let bounce = Bounce(from: 235, to: 0, velocity: 0, start: 0)
    #expect(bounce.value(at: 0) == 235 && near(bounce.velocity(at: 0), 0))
    #expect(bounce.value(at: 0.62) > 1 && bounce.value(at: 0.64) < 1)
    #expect(bounce.value(at: bounce.end) == 0 && bounce.velocity(at: bounce.end) == 0)
  }

  @Test func withAVelocityItIsCriticallyDamped() {
    let bounce = Bounce(from: 100, to: 100, velocity: 1000, start: 1)
    #expect(near(bounce.value(at: 1.1), 100 + 100 * exp(-1.1)))
    #expect(bounce.velocity(at: 1) == 1000)
  }

  @Test func velocityIsTheSlopeAndTheEndIsNoJump() {
    withRandom(2000) { seed, random in
      let bounce = Bounce(
        from: random.length(-300...300), to: random.length(-10...10),
        velocity: random.chance(0.5) ? 0 : random.length(-5000...5000), start: 0)
      let last = bounce.value(at: bounce.end.nextDown)
      #expect(abs(last - bounce.target) <= 0.25 + 1e-6, "seed \(seed)")
      let time = Double(random.length(0.01...0.2))
      guard time < bounce.end - 0.001 else { return }
      let slope = (bounce.value(at: time + 1e-6) - bounce.value(at: time - 1e-6)) / 2e-6
      #expect(near(bounce.velocity(at: time), slope, within: 0.05), "seed \(seed)")
    }
  }
}
