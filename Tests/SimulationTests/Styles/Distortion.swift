import Foundation
import InterfaceStyles
import TestSupport
import Typography

/// Changes lengths by a factor, and each by a little more or less, the same for the same seed.
struct Distortion {
  /// What all lengths are changed by.
  let factor: CGFloat
  private var random: SeededGenerator

  init(factor: CGFloat, seed: UInt64) {
    self.factor = factor
    random = SeededGenerator(seed: seed)
  }

  private mutating func jitter() -> CGFloat { .random(in: 0.94...1.06, using: &random) }

  /// Changes lengths of a value.
  mutating func change<Value>(_ value: inout Value, _ lengths: [WritableKeyPath<Value, CGFloat>]) {
    for length in lengths { value[keyPath: length] *= factor * jitter() }
  }

  mutating func change<Value>(_ value: inout Value, _ sizes: [WritableKeyPath<Value, CGSize>]) {
    for size in sizes {
      value[keyPath: size].width *= factor * jitter()
      value[keyPath: size].height *= factor * jitter()
    }
  }

  /// Makes lengths smaller that fill something, by up to a fifth.
  mutating func shrink<Value>(_ value: inout Value, _ lengths: [WritableKeyPath<Value, CGFloat>]) {
    for length in lengths { value[keyPath: length] *= .random(in: 0.8...0.98, using: &random) }
  }

  /// Changes shares of a whole a little, whatever the factor.
  mutating func nudge<Value>(_ value: inout Value, _ shares: [WritableKeyPath<Value, CGFloat>]) {
    for share in shares { value[keyPath: share] *= .random(in: 0.9...0.98, using: &random) }
  }

  mutating func changed(_ length: CGFloat) -> CGFloat { length * factor * jitter() }
  mutating func changed(_ font: Font) -> Font { font.scaled(by: factor * jitter()) }
}
