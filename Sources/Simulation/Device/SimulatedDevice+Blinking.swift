package import Foundation
import KeyboardAvoidance

extension SimulatedDevice {
  /// Seconds after focus or typing during which the caret stays lit, and then each half of a blink.
  private static let caret = (solid: 0.6, half: 0.5)

  /// Whether the caret is in the lit half of its blinking.
  package var isCaretLit: Bool {
    halfBlinks.map { $0.truncatingRemainder(dividingBy: 2) == 0 } ?? false
  }

  /// When the picture changes next by itself; now while something moves, nil if it never does.
  package var nextChange: TimeInterval? {
    if settlingTime != nil, !isWaitingOnly { return time }
    if let fade = scroll.indicatorFadeStart, fade.isFinite, time < fade + Self.indicatorFade {
      return time
    }
    return [nextDueTime, nextBlink].compactMap { $0 }.min()
  }

  /// When the caret changes next, in seconds of the phone's clock; nil without a focus.
  private var nextBlink: TimeInterval? {
    guard let field = focusedField, let halves = halfBlinks else { return nil }
    return field.touched + Self.caret.solid + halves * Self.caret.half
  }

  /// How often the caret has begun a half of its blinking; 0 while it is solid.
  private var halfBlinks: Double? {
    guard let field = focusedField else { return nil }
    let blinking = time - field.touched - Self.caret.solid
    return blinking < 0 ? 0 : (blinking / Self.caret.half).rounded(.down) + 1
  }

  /// Whether all that is left to happen is notifications to be posted.
  private var isWaitingOnly: Bool {
    [keyboard.top.end, inset.end, bottomEdge.end, scroll.end, keyboard.fade?.opacity.end].allSatisfy
    { ($0 ?? 0) <= time }
  }
}
