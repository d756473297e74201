import DeviceProfiles
package import Foundation
import KeyboardAvoidance
package import KeyboardLayouts

/// Times of the keyboard's animation as the system notifies them.
package enum KeyboardTiming {
  /// Seconds; source: user info of logged notifications.
  package static let duration: TimeInterval = 0.25
}

extension Phone {
  /// The keyboard that focus and settings ask for; nil for none.
  var wantedForm: KeyboardPresence.Form? {
    guard settings.showsSoftwareKeyboard, !settings.hasHardwareKeyboard, let row = focusedRow
    else { return nil }
    return form(for: row.row.input)
  }

  private func form(for input: InputTraits) -> KeyboardPresence.Form? {
    let type = settings.keyboardType ?? input.keyboardType
    let hasBar = showsBar(type: type, input: input)
    guard let height = keyboardHeight(type: type, hasBar: hasBar) else { return nil }
    return KeyboardPresence.Form(
      type: type, returnKey: input.returnKey, hasBar: hasBar, height: height)
  }

  private func showsBar(type: KeyboardType, input: InputTraits) -> Bool {
    var input = input
    input.keyboardType = type
    if settings.device.kind == .pad { return settings.hasPredictiveBar }
    return settings.hasPredictiveBar && input.showsPredictiveBar
  }

  /// Returns the height of a keyboard on this device; nil where nobody has measured it.
  package func keyboardHeight(type: KeyboardType, hasBar: Bool) -> CGFloat? {
    settings.device.keyboard(settings.orientation, settings.version)?
      .height(withPredictiveBar: hasBar)
  }

  /// Brings the keyboard to what is wanted, by the notifications that belong to the step.
  mutating func updateKeyboard(duration: TimeInterval = KeyboardTiming.duration) {
    switch (keyboard.isVisible, wantedForm) {
    case (false, nil): noteMissingHeight()
    case (true, nil):
      noteMissingHeight()
      hideKeyboard(duration: duration)
    case (false, let form?): showKeyboard(form, duration: duration)
    case (true, let form?) where keyboard.form?.height != form.height:
      changeKeyboard(to: form, duration: duration)
    case (true, let form?): keyboard.form = form
    }
  }

  private mutating func showKeyboard(_ form: KeyboardPresence.Form, duration: TimeInterval) {
    let screen = chrome.screen
    restoration.keyboardAppears(at: CGPoint(x: 0, y: scroll.target))
    keyboard.mode = .docked
    keyboard.form = form
    move(
      to: docked(form),
      from: CGRect(x: 0, y: screen.height, width: screen.width, height: form.height),
      will: .willShow, did: .didShow, duration: duration)
  }

  private mutating func changeKeyboard(
    to form: KeyboardPresence.Form, duration: TimeInterval
  ) {
    keyboard.form = form
    move(
      to: docked(form), from: keyboard.notifiedFrame, will: .willShow, did: .didShow,
      duration: duration)
  }

  mutating func hideKeyboard(duration: TimeInterval) {
    let begin = keyboard.notifiedFrame
    keyboard.mode = .hidden
    releaseKeys()
    let before = restoration.keyboardHides()?.y
    restoredOffset = scene.keyboard.restoresOffset ? before : nil
    let end = CGRect(
      x: 0, y: chrome.screen.height, width: begin.width, height: begin.height)
    move(to: end, from: begin, will: .willHide, did: .didHide, duration: duration)
    restoredOffset = nil
  }

  /// Lets the keyboard forget the fingers that are on it: lifting them does nothing.
  mutating func releaseKeys() {
    keyboard.pressed = [:]
    contacts = contacts.filter { !$0.value.target.isOnKeyboard }
  }

  private func docked(_ form: KeyboardPresence.Form) -> CGRect {
    CGRect(
      x: 0, y: chrome.screen.height - form.height, width: chrome.screen.width, height: form.height)
  }

  /// Sends the keyboard on its way and posts both pairs of notifications, the second when it is there.
  private mutating func move(
    to end: CGRect, from begin: CGRect, will: KeyboardNotification.Name,
    did: KeyboardNotification.Name, duration: TimeInterval
  ) {
    keyboard.top = keyboard.top.retargeted(
      to: end.minY, at: time, duration: duration, curve: .keyboard)
    keyboard.notifiedFrame = end
    scheduled.removeAll()
    func notification(_ name: KeyboardNotification.Name) -> KeyboardNotification {
      KeyboardNotification(
        name: name, beginFrame: begin, endFrame: end, duration: duration, curve: .keyboard)
    }
    for name in [.willChangeFrame, will] { post(notification(name)) }
    for name in [.didChangeFrame, did] {
      scheduled.append(LoggedNotification(time: time + duration, notification(name)))
    }
    if duration == 0 { advance(to: time) }
  }

  /// What a strategy that comes late would have been told of the keyboard that is up.
  var standingNotifications: [KeyboardNotification] {
    guard keyboard.isVisible else { return [] }
    return [.willChangeFrame, .willShow].map {
      KeyboardNotification(
        name: $0, beginFrame: keyboard.notifiedFrame,
        endFrame: keyboard.notifiedFrame, duration: 0)
    }
  }

  private mutating func noteMissingHeight() {
    guard settings.showsSoftwareKeyboard, !settings.hasHardwareKeyboard, let row = focusedRow
    else { return }
    let type = settings.keyboardType ?? row.row.input.keyboardType
    let bar = showsBar(type: type, input: row.row.input) ? "with" : "without"
    let way = settings.orientation.isLandscape ? "landscape" : "portrait"
    let text =
      "\(settings.deviceID): nobody has measured the keyboard \(bar) its predictive bar in "
      + "\(way) on iOS \(settings.version.rawValue), so none is shown"
    if problems.last != text { problems.append(text) }
  }
}
