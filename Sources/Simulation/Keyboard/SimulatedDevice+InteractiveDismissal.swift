import Foundation
import KeyboardAvoidance

/// A finger that drags the keyboard away together with the content.
struct InteractiveDismissal: Hashable, Sendable {
  var touch: Int
}

extension SimulatedDevice {
  /// A finger faster than this decides by its direction, in points per second; UIKit does not say
  /// its own number.
  private static let decisiveSpeed: CGFloat = 250

  /// Lets a docked keyboard follow the finger that scrolls, once that has come down into it.
  ///
  /// Nothing is notified while it is dragged. Strategies that follow the keyboard by themselves do;
  /// the offset is left to the finger.
  mutating func dismissKeyboard(under touch: Touch) {
    guard scene.keyboard.dismissal == .interactive, keyboard.isVisible, isDocked,
      let form = keyboard.form
    else { return }
    let y = touch.location.y + scene.keyboard.dismissPadding
    if dismissal == nil {
      guard y >= keyboardFrame.minY else { return }
      dismissal = InteractiveDismissal(touch: touch.id)
      releaseKeys()
    }
    guard dismissal?.touch == touch.id else { return }
    let top = KeyboardInset.keyboardTop(
      underDragAt: y, screenHeight: chrome.screen.height, keyboardHeight: form.rise)
    keyboard.top = ValueAnimation(at: top)
    applyStrategy(StrategyAnimation(duration: 0, curve: .keyboard), reveals: false)
  }

  /// Lets go of a dragged keyboard: a quick finger decides by its direction, a slow one by the half.
  ///
  /// The speed is the finger's downwards, in points per second. Only leaving is notified.
  mutating func endDismissal(velocity: CGFloat, isCancelled: Bool) {
    guard dismissal != nil, let form = keyboard.form else { return }
    let top = keyboardFrame.minY
    let up = chrome.screen.height - form.rise
    let isFast = abs(velocity) >= Self.decisiveSpeed
    let leaves = isFast ? velocity > 0 : top - up > form.rise / 2
    let isLeaving = leaves && !isCancelled
    dismissal = nil
    keyboard.notifiedFrame = keyboardFrame
    keyboard.top = ValueAnimation(
      from: top, to: isLeaving ? chrome.screen.height : up, start: time,
      duration: KeyboardTiming.duration, curve: .keyboard, initialVelocity: velocity)
    guard !isLeaving else { return setFocus(nil) }
    keyboard.notifiedFrame = place(form)
    applyStrategy(
      StrategyAnimation(duration: KeyboardTiming.duration, curve: .keyboard), reveals: false)
  }
}
