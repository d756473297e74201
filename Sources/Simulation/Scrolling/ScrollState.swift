package import Foundation
package import KeyboardAvoidance

/// Where a scene's content is scrolled to and how it is moving.
///
/// The offset is a function of time: nothing is stepped. While a finger drags, the offset follows it.
package struct ScrollState: Hashable, Sendable {
  /// A finger that moves the content.
  package struct Drag: Hashable, Sendable {
    /// The finger's id.
    package var touch: Int
    /// Where the finger was on the scrolling axis when the content began to follow it.
    package var startPosition: CGFloat
    /// The content's offset when it began to follow, without the rubber band's shortening.
    package var startOffset: CGFloat
    /// Where the finger is on the scrolling axis now.
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

    /// Where the finger was at one moment.
    package struct Sample: Hashable, Sendable {
      /// In seconds of the phone's clock.
      package var time: TimeInterval
      /// On the scrolling axis, in points.
      package var position: CGFloat
    }

    /// How far back the speed at release looks, in seconds.
    static let window: TimeInterval = 0.1
    /// No finger is faster, in points per second; only a script can be.
    static let fastest: CGFloat = 20_000

    /// Notes where the finger is; what is too old to count for its speed is dropped.
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

  /// The last motion, which may have ended already; nil at rest and under a finger.
  package private(set) var motion: ScrollMotion?
  /// The offset where nothing moves.
  package private(set) var resting: CGFloat = 0
  /// The finger that holds the content; nil without.
  package private(set) var drag: Drag?
  /// When the user's scrolling ends and the indicator begins to fade; infinite under a finger.
  package private(set) var indicatorFadeStart: TimeInterval?
  /// Whether the present motion is what a finger let go of: only that may run over an edge.
  private var isThrown = false

  /// Finger travel after which a touch is a drag, in points.
  package static let dragThreshold: CGFloat = 10

  /// Makes content that rests at 0.
  package init() {}

  /// Whether a finger holds the content, also one that does not move.
  package var isDragging: Bool { drag != nil }

  /// Where the offset will be once all motion has ended.
  package var target: CGFloat { motion?.target ?? resting }

  /// Whether the offset stays as it is from a time on, unless somebody changes it.
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

  /// Stops all motion and puts the content to an offset at once.
  package mutating func rest(at offset: CGFloat, time: TimeInterval) {
    if motion != nil, indicatorFadeStart != nil { indicatorFadeStart = time }
    motion = nil
    isThrown = false
    resting = offset
  }

  /// Replaces the present motion; the new one goes on from where it says, at its own speed.
  package mutating func start(_ motion: ScrollMotion) {
    self.motion = motion
    isThrown = false
    resting = motion.target
    indicatorFadeStart = indicatorFadeStart.map { min($0, motion.end) }
  }

  /// Hands the content to a finger, which stops it.
  package mutating func beginDrag(_ drag: Drag) {
    self.drag = drag
    motion = nil
    isThrown = false
    indicatorFadeStart = .infinity
  }

  /// Notes where the finger is now; nothing happens without one.
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
