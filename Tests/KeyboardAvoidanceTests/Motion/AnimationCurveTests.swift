import Foundation
import KeyboardAvoidance
import Testing

@Suite struct AnimationCurveTests {
  @Test(arguments: [
    (AnimationCurve.easeIn, [0.0935, 0.3154, 0.6219]),
    (.easeOut, [0.3781, 0.6846, 0.9065]),
    (.easeInOut, [0.1292, 0.5, 0.8708]),
    (.linear, [0.25, 0.5, 0.75]),
  ])
  func standardCurves(_ curve: AnimationCurve, _ values: [Double]) {
    for (index, value) in values.enumerated() {
      let fraction = Double(index + 1) / 4
      #expect(near(curve.progress(at: fraction, duration: 1), value, within: 5e-5))
      #expect(near(curve.progress(at: fraction * 0.3, duration: 0.3), value, within: 5e-5))
    }
  }

  @Test(arguments: AnimationCurve.allCases) func clampsAndIsMonotone(_ curve: AnimationCurve) {
    #expect(curve.progress(at: -1, duration: 0.25) == 0)
    #expect(curve.progress(at: 0, duration: 0.25) == 0)
    #expect(curve.progress(at: 0.5, duration: 0.25) == 1)
    #expect(curve.progress(at: .infinity, duration: 0.25) == 1)
    #expect(curve.progress(at: 0, duration: 0) == 1)
    #expect(curve.progress(at: 0.1, duration: .nan) == 1)
    #expect(curve.progress(at: .nan, duration: 1) == 0)
    var last: CGFloat = 0
    for step in 0...4000 {
      let value = curve.progress(at: Double(step) / 4000 * 0.6, duration: 0.5)
      #expect(value >= last - 1e-12 && value <= 1)
      last = value
    }
  }

  @Test func rawValuesAreThoseOfNotifications() {
    for (number, curve) in [0: AnimationCurve.easeInOut, 1: .easeIn, 2: .easeOut, 3: .linear] {
      #expect(AnimationCurve(rawValue: number) == curve && curve.rawValue == number)
    }
    #expect(AnimationCurve(rawValue: 7) == .keyboard && AnimationCurve.keyboard.rawValue == 7)
    for number in [-1, 4, 5, 6, 8, .max] { #expect(AnimationCurve(rawValue: number) == nil) }
  }
}

@Suite struct KeyboardSpringTests {
  @Test(arguments: [
    (0.05, 0.232), (0.10, 0.545), (0.15, 0.758), (0.20, 0.879), (0.25, 0.942), (0.30, 0.973),
    (0.40, 0.994), (0.4999, 0.999),
  ])
  func shareOfTheWay(_ time: Double, _ share: Double) {
    #expect(near(KeyboardSpring.progress(at: time), share, within: 6e-4))
  }

  @Test(arguments: [(0.08, 144.11), (0.125, 223.45), (0.25, 316.52), (0.325, 329.83)])
  func risingKeyboard(_ time: Double, _ height: Double) {
    #expect(near(336 * KeyboardSpring.progress(at: time), height, within: 0.005))
    // The notified duration does not matter, unless it is 0.
    let curve = AnimationCurve.keyboard
    #expect(near(336 * curve.progress(at: time, duration: 0.1), height, within: 0.005))
    #expect(near(336 * curve.progress(at: time, duration: 9), height, within: 0.005))
  }

  @Test func justBeforeItSettles() {
    let before = 336 * KeyboardSpring.progress(at: 0.5.nextDown)
    #expect(near(before, 335.63, within: 0.005))
    #expect(KeyboardSpring.progress(at: KeyboardSpring.settlingDuration) == 1)
    #expect(near(KeyboardSpring.angularFrequency, 18.257, within: 5e-4))
  }
}
