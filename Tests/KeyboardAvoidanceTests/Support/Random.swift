import Foundation
import KeyboardAvoidance
import TestSupport

/// Random numbers of the kinds that these tests need; the same for the same seed.
struct Random: RandomNumberGenerator {
  private var base: SeededGenerator

  init(seed: UInt64) { base = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { base.next() }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  /// A number in a range; one time in four a whole one, one time in ten an end of the range.
  mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
    if chance(0.1) { return chance(0.5) ? range.lowerBound : range.upperBound }
    let value = CGFloat.random(in: range, using: &self)
    return chance(0.25) ? max(range.lowerBound, value.rounded(.down)) : value
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  mutating func insets(upTo limit: CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: length(0...limit), left: length(0...limit), bottom: length(0...limit),
      right: length(0...limit))
  }
}

/// Runs a check with many seeds; a failure's comment should name the seed.
func withRandom(_ count: Int, _ check: (UInt64, inout Random) throws -> Void) rethrows {
  for seed in 1...UInt64(count) {
    var random = Random(seed: seed)
    try check(seed, &random)
  }
}

/// Whether two numbers are equal but for rounding.
func near(_ a: some BinaryFloatingPoint, _ b: some BinaryFloatingPoint) -> Bool {
  near(a, b, within: 1e-6)
}

/// Whether two numbers are no further apart than a tolerance.
func near(
  _ a: some BinaryFloatingPoint, _ b: some BinaryFloatingPoint,
  within tolerance: some BinaryFloatingPoint
) -> Bool {
  abs(Double(a) - Double(b)) <= Double(tolerance)
}
