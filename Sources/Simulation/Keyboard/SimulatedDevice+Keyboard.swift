import DeviceProfiles
package import Foundation
import KeyboardAvoidance
import KeyboardLayouts

/// Times of the keyboard's animation as the system notifies them.
package enum KeyboardTiming {
  /// Seconds; source: user info of logged notifications.
  package static let duration: TimeInterval = 0.25
}

extension SimulatedDevice {
  /// Brings the keyboard to what is wanted, by the notifications that belong to the step.
  mutating func updateKeyboard(duration: TimeInterval = KeyboardTiming.duration) {
    switch (keyboard.isVisible, wantedForm) {
    case (false, nil): noteMissingHeight()
    case (true, nil):
      noteMissingHeight()
      hideKeyboard(duration: duration)
    case (false, let form?): showKeyboard(form, duration: duration)
    case (true, let form?) where keyboard.form.map(place) != place(form):
      changeKeyboard(to: form, duration: duration)
    case (true, let form?): keyboard.form = form
    }
  }

  private mutating func showKeyboard(_ form: OnScreenKeyboard.Form, duration: TimeInterval) {
    let screen = chrome.screen
    let end = place(form)
    keyboard.isVisible = true
    keyboard.form = form
    if settings.arrangement == .docked {
      restoration.keyboardAppears(at: CGPoint(x: 0, y: scroll.target))
    }
    move(
      to: end, from: CGRect(x: end.minX, y: screen.height, width: end.width, height: end.height),
      isDocked ? .show : .change, duration: duration)
  }

  private mutating func changeKeyboard(
    to form: OnScreenKeyboard.Form, duration: TimeInterval
  ) {
    keyboard.form = form
    move(
      to: place(form), from: keyboard.notifiedFrame, isDocked ? .show : .change,
      duration: duration)
  }

  mutating func hideKeyboard(duration: TimeInterval) {
    let begin = keyboard.notifiedFrame
    keyboard.isVisible = false
    dismissal = nil
    keyboardMove = nil
    releaseKeys()
    let end = CGRect(
      x: begin.minX, y: chrome.screen.height, width: begin.width, height: begin.height)
    withRestoredOffset(if: isDocked) {
      $0.move(to: end, from: begin, $0.isDocked ? .hide : .change, duration: duration)
    }
  }

  /// Lets the strategy go back to the offset from before the keyboard, where the scene wants that.
  mutating func withRestoredOffset(if insets: Bool, _ body: (inout SimulatedDevice) -> Void) {
    let before = insets ? restoration.keyboardHides()?.y : nil
    restoredOffset = scene.keyboard.restoresOffset ? before : nil
    body(&self)
    restoredOffset = nil
  }

  /// Lets the keyboard forget the fingers that are on it: lifting them does nothing.
  mutating func releaseKeys() {
    keyboard.pressed = [:]
    keyboard.lit = [:]
    keyboard.choices = [:]
    keyboard.caretDrag = nil
    holds = [:]
    contacts = contacts.filter { !$0.value.target.isOnKeyboard }
  }

  /// Which notifications go with a motion, besides those of the frame's change.
  enum TransitionNotifications {
    case show, hide
    /// None: a keyboard that is not docked, before and after.
    case change

    fileprivate var will: [KeyboardNotification.Name] {
      switch self {
      case .show: [.willChangeFrame, .willShow]
      case .hide: [.willChangeFrame, .willHide]
      case .change: [.willChangeFrame]
      }
    }

    fileprivate var did: [KeyboardNotification.Name] {
      switch self {
      case .show: [.didChangeFrame, .didShow]
      case .hide: [.didChangeFrame, .didHide]
      case .change: [.didChangeFrame]
      }
    }
  }

  /// Sends the keyboard on its way, and posts what belongs to it, the second half when it is there.
  mutating func move(
    to end: CGRect, from begin: CGRect, _ announcement: TransitionNotifications,
    duration: TimeInterval
  ) {
    if settings.accessibility.reducesMotion, duration > 0 {
      fade(to: end, announcement)
    } else {
      keyboard.top = keyboard.top.retargeted(
        to: end.minY, at: time, duration: duration, curve: .keyboard)
    }
    keyboard.left = settings.arrangement == .floating ? end.minX : 0
    keyboard.notifiedFrame = end
    scheduled.removeAll()
    let beneath = chrome.beneath
    func notification(_ name: KeyboardNotification.Name) -> KeyboardNotification {
      KeyboardNotification(
        name: name, beginFrame: begin.notified(beneath: beneath, chrome.screen),
        endFrame: end.notified(beneath: beneath, chrome.screen), duration: duration,
        curve: .keyboard)
    }
    for name in announcement.will { post(notification(name)) }
    for name in announcement.did {
      scheduled.append(LoggedNotification(time: time + duration, notification(name)))
    }
    if duration == 0 { advance(to: time) }
  }

  /// Puts the keyboard to its end at once; one that comes or goes at the bottom edge fades there.
  private mutating func fade(to end: CGRect, _ announcement: TransitionNotifications) {
    let isShown = announcement == .show
    let seen = keyboardFade?.opacity.value(at: time) ?? (isKeyboardOnScreen ? 1 : 0)
    let top = isShown ? end.minY : keyboardFade?.top ?? keyboardFrame.minY
    let target: CGFloat = isShown ? 1 : 0
    if isDocked, announcement != .change, seen != target {
      keyboard.fade = KeyboardFade(
        opacity: ValueAnimation(
          from: seen, to: target, start: time, duration: KeyboardTiming.duration,
          curve: .easeInOut), top: top)
    }
    keyboard.top = ValueAnimation(at: end.minY)
  }

  /// How the keyboard fades now; nil while it does not.
  package var keyboardFade: KeyboardFade? {
    keyboard.fade.flatMap { $0.opacity.end > time ? $0 : nil }
  }

  /// The phone with a keyboard that fades where it is seen, for the picture.
  package var withFadingKeyboardInPlace: SimulatedDevice {
    var phone = self
    if let fade = keyboardFade { phone.keyboard.top = ValueAnimation(at: fade.top) }
    phone.keyboard.fade = nil
    return phone
  }

  /// What a strategy that comes late would have been told of the keyboard that is up.
  var standingNotifications: [KeyboardNotification] {
    guard keyboard.isVisible else { return [] }
    let frame = keyboard.notifiedFrame.notified(beneath: chrome.beneath, chrome.screen)
    let names: [KeyboardNotification.Name] =
      isDocked ? [.willChangeFrame, .willShow] : [.willChangeFrame]
    return names.map {
      KeyboardNotification(name: $0, beginFrame: frame, endFrame: frame, duration: 0)
    }
  }
}

extension CGRect {
  /// A docked frame as it is notified to an app whose window ends above the screen's bottom edge.
  ///
  /// In Slide Over the height of screen below the window is left out of it.
  fileprivate func notified(beneath: CGFloat, _ screen: CGRect) -> CGRect {
    beneath > 0 && maxY >= screen.maxY && minY < screen.maxY
      ? offsetBy(dx: 0, dy: -beneath) : self
  }
}
