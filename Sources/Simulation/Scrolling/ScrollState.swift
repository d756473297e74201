package import Foundation
package import KeyboardAvoidance

/// Where a scene's content is scrolled to and how it is moving.
///
/// The offset is a function of time: nothing is stepped. While a finger drags, the offset follows it.
package struct ScrollState: Hashable, Sendable {
  /// A finger that moves the content.
  package struct Drag: Hashable, Sendable {
    package var touch: Int
    /// Where the finger was on the scrolling axis when the content began to follow it.
    package var startPosition: CGFloat
    package var startOffset: CGFloat
    package var position: CGFloat
    /// Recent positions, oldest first, for the speed at release.
    package var samples: [Sample]

    /// A finger that holds the content from now on, as if it had been at `start`.
    package init(
      touch: Int, from start: CGFloat, at position: CGFloat, offset: CGFloat, time: TimeInterval
    ) {
      self.touch = touch
      startPosition = start
      startOffset = offset
      self.position = position
      samples = [Sample(time: time, position: position)]
    }

    package struct Sample: Hashable, Sendable {
      package var time: TimeInterval
      package var position: CGFloat
    }

    /// How far back the speed at release looks, in seconds.
    static let window: TimeInterval = 0.1
    /// No finger is faster, in points per second; only a script can be.
    static let fastest: CGFloat = 20_000

    package mutating func move(to position: CGFloat, at time: TimeInterval) {
      self.position = position
      samples.removeAll { time - $0.time > Self.window }
      samples.append(Sample(time: time, position: position))
    }

    /// Returns the content's speed in points per second; 0 for a finger that has rested.
    package func velocity(at time: TimeInterval) -> CGFloat {
      let recent = samples.filter { time - $0.time <= Self.window }
      guard let first = recent.first, let last = recent.last, last.time > first.time else {
        return 0
      }
      let velocity = (first.position - last.position) / CGFloat(last.time - first.time)
      return min(max(velocity, -Self.fastest), Self.fastest)
    }
  }

  package private(set) var motion: ScrollMotion?
  /// The offset where nothing moves.
  package private(set) var resting: CGFloat = 0
  package private(set) var drag: Drag?
  /// When the user's scrolling ends and the indicator begins to fade; infinite under a finger.
  package private(set) var indicatorFadeStart: TimeInterval?
  /// Whether the present motion is what a finger let go of: only that may run over an edge.
  private var isThrown = false

  /// Finger travel after which a touch is a drag, in points.
  package static let dragThreshold: CGFloat = 10

  package init() {}

  package var isDragging: Bool { drag != nil }

  /// Where the offset will be once all motion has ended.
  package var target: CGFloat { motion?.target ?? resting }

  package func isSettled(at time: TimeInterval) -> Bool {
    drag == nil && (motion?.isSettled(at: time) ?? true)
  }

  /// Whether the content runs on from a finger's throw, and may be caught.
  package func isFlung(at time: TimeInterval) -> Bool { isThrown && !isSettled(at: time) }

  /// When the present motion ends; nil at rest or under a finger.
  package var end: TimeInterval? { drag == nil ? motion?.end : nil }

  /// Returns the offset as it is seen: in the range, except under a finger and after a throw.
  package func offset(at time: TimeInterval, range: ClosedRange<CGFloat>, viewport: CGFloat)
    -> CGFloat
  {
    guard let drag else {
      let value = motion?.value(at: time) ?? resting
      return isFlung(at: time) ? value : min(max(value, range.lowerBound), range.upperBound)
    }
    let free = drag.startOffset + drag.startPosition - drag.position
    if free < range.lowerBound {
      return range.lowerBound
        - RubberBand.displacement(range.lowerBound - free, viewport: viewport)
    }
    if free > range.upperBound {
      return range.upperBound
        + RubberBand.displacement(free - range.upperBound, viewport: viewport)
    }
    return free
  }

  // MARK: Changing; the owner clamps what it asks for

  package mutating func rest(at offset: CGFloat, time: TimeInterval) {
    if motion != nil, indicatorFadeStart != nil { indicatorFadeStart = time }
    motion = nil
    isThrown = false
    resting = offset
  }

  package mutating func start(_ motion: ScrollMotion) {
    self.motion = motion
    isThrown = false
    resting = motion.target
    indicatorFadeStart = indicatorFadeStart.map { min($0, motion.end) }
  }

  package mutating func beginDrag(_ drag: Drag) {
    self.drag = drag
    motion = nil
    isThrown = false
    indicatorFadeStart = .infinity
  }

  package mutating func moveDrag(to position: CGFloat, at time: TimeInterval) {
    drag?.move(to: position, at: time)
  }

  /// Lets the content go: it stays, or runs on by itself.
  package mutating func endDrag(at offset: CGFloat, time: TimeInterval, into motion: ScrollMotion?)
  {
    drag = nil
    self.motion = motion
    isThrown = motion != nil
    resting = motion?.target ?? offset
    indicatorFadeStart = motion?.end ?? time
  }

  /// Moves by a wheel's step.
  package mutating func wheel(to offset: CGFloat, time: TimeInterval) {
    rest(at: offset, time: time)
    indicatorFadeStart = time
  }
}
