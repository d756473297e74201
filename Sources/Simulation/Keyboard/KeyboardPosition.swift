package import Foundation
package import KeyboardAvoidance

/// Where the keyboard is, how it moves there, and a finger that drags it away.
package struct KeyboardPosition: Hashable, Sendable {
  /// The upper edge, animated, in screen coordinates.
  package private(set) var top: ValueAnimation
  /// The end frame that was notified last.
  package private(set) var notifiedFrame: CGRect
  /// How it comes or goes where motion is reduced; nil before the first time.
  private var fade: KeyboardFade?
  /// The left edge, in screen coordinates; only one that floats has another than 0.
  private var left: CGFloat = 0
  /// The finger that drags the keyboard away together with the content.
  private var dismissingTouch: Int?

  /// A finger faster than this decides by its direction, in points per second; UIKit does not say
  /// its own number.
  private static let decisiveSpeed: CGFloat = 250

  /// Creates the position of a keyboard that waits below the bottom edge of a screen.
  package init(screen: CGRect) {
    top = ValueAnimation(at: screen.height)
    notifiedFrame = CGRect(x: 0, y: screen.height, width: screen.width, height: 0)
  }

  /// Returns the whole frame at a time, including what is below the screen.
  ///
  /// A docked keyboard that has become lower and still sinks reaches down to the screen's edge.
  package func frame(
    at time: TimeInterval, height: CGFloat, _ arrangement: KeyboardArrangement, screen: CGRect,
    floatingWidth: CGFloat
  ) -> CGRect {
    let y = top.value(at: time)
    switch arrangement {
    case .docked:
      return CGRect(x: 0, y: y, width: screen.width, height: max(height, screen.height - y))
    case .undocked, .split: return CGRect(x: 0, y: y, width: screen.width, height: height)
    case .floating:
      return CGRect(x: left, y: y, width: floatingWidth, height: height)
    }
  }

  // MARK: Moving

  /// Moves the keyboard to a frame with the system's animation.
  package mutating func move(to end: CGRect, duration: TimeInterval, at time: TimeInterval) {
    top = top.retargeted(to: end.minY, at: time, duration: duration, curve: .keyboard)
    left = end.minX
    notifiedFrame = end
  }

  /// Puts the keyboard to a frame at once, and lets it fade in or out with its edge at a height.
  package mutating func fade(
    to end: CGRect, edge: CGFloat, opacity: (from: CGFloat, to: CGFloat), at time: TimeInterval
  ) {
    if opacity.from != opacity.to {
      fade = KeyboardFade(
        opacity: ValueAnimation(
          from: opacity.from, to: opacity.to, start: time, duration: KeyboardTiming.duration,
          curve: .easeInOut), top: edge)
    }
    jump(to: end)
  }

  /// Puts the keyboard to a frame at once, and notes that this frame is notified.
  package mutating func jump(to end: CGRect) {
    place(at: end.origin)
    notifiedFrame = end
  }

  /// Puts the keyboard to a point at once; the frame is not notified.
  package mutating func place(at origin: CGPoint) {
    top = ValueAnimation(at: origin.y)
    left = origin.x
  }

  /// Puts the keyboard below a screen without moving; the finger that drags it away is forgotten.
  package mutating func reset(screen: CGRect) {
    let left = left
    self = KeyboardPosition(screen: screen)
    self.left = left
  }

  /// Notes the frame that was notified last.
  package mutating func notify(_ frame: CGRect) { notifiedFrame = frame }

  /// How the keyboard fades at a time; nil while it does not.
  package func fade(at time: TimeInterval) -> KeyboardFade? {
    fade.flatMap { $0.opacity.end > time ? $0 : nil }
  }

  /// Puts a keyboard that fades where it is visible, without fading.
  package mutating func stopFading(at time: TimeInterval) {
    if let fade = fade(at: time) { top = ValueAnimation(at: fade.top) }
    fade = nil
  }

  /// The keyboard moves or fades.
  package func activity(at time: TimeInterval) -> Activity {
    .motions(until: [top.end, fade?.opacity.end], at: time)
  }

  // MARK: Dragging away

  /// Whether a finger drags the keyboard away together with the content.
  package var isDismissing: Bool { dismissingTouch != nil }

  /// Lets a finger that scrolls drag the keyboard from now on.
  package mutating func beginDismissal(by touch: Int) { dismissingTouch = touch }

  /// Whether this finger drags the keyboard away.
  package func isDismissing(by touch: Int) -> Bool { dismissingTouch == touch }

  /// Forgets the finger that drags the keyboard away; the keyboard stays.
  package mutating func cancelDismissal() { dismissingTouch = nil }

  /// Releases a dragged keyboard: a quick finger decides by its direction, a slow one by the half.
  ///
  /// Returns whether the keyboard leaves.
  ///
  /// - Parameters:
  ///   - frame: where the keyboard is.
  ///   - home: where it returns to.
  ///   - velocity: the finger's speed downwards, in points per second.
  ///   - isCancelled: whether the system took the finger over: then the keyboard returns.
  ///   - screen: the screen, in its own coordinates.
  ///   - time: the device's clock, in seconds.
  package mutating func endDismissal(
    from frame: CGRect, home: CGRect, velocity: CGFloat, isCancelled: Bool, screen: CGRect,
    at time: TimeInterval
  ) -> Bool {
    let isFast = abs(velocity) >= Self.decisiveSpeed
    let isLow = frame.minY - home.minY > (screen.height - home.minY) / 2
    let isLeaving = (isFast ? velocity > 0 : isLow) && !isCancelled
    dismissingTouch = nil
    notifiedFrame = isLeaving ? frame : home
    top = ValueAnimation(
      from: frame.minY, to: isLeaving ? screen.height : home.minY, start: time,
      duration: KeyboardTiming.duration, curve: .keyboard, initialVelocity: velocity)
    return isLeaving
  }
}

/// A docked keyboard that fades in or out in its place, while its frame has changed at once.
package struct KeyboardFade: Hashable, Sendable {
  /// From 0 to 1.
  package var opacity: ValueAnimation
  /// The upper edge, in screen coordinates.
  package var top: CGFloat
}
