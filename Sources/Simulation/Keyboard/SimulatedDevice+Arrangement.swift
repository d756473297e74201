import DeviceProfiles
package import Foundation
import KeyboardAvoidance
import KeyboardLayouts

/// A finger that moves an iPad's keyboard.
struct KeyboardDrag: Hashable, Sendable {
  var touch: Int
  /// From the keyboard's origin to the finger.
  var grip: CGSize
}

/// Docking, undocking, splitting and floating.
extension SimulatedDevice {
  /// How near to the bottom edge a keyboard docks when it is let go, in points.
  private static let dockDistance: CGFloat = 40

  /// How the keyboard stands, in the state report's words.
  package var keyboardMode: OnScreenKeyboard.Mode {
    keyboard.isVisible ? settings.arrangement.mode : .hidden
  }

  /// Puts the keyboard elsewhere, with the notifications of the step.
  mutating func arrange(_ arrangement: KeyboardArrangement) {
    guard settings.device.kind == .pad || arrangement == .docked else {
      return note(
        "\(settings.deviceID): a phone's keyboard is always docked, only iPads undock, split or "
          + "float it")
    }
    guard arrangement != settings.arrangement else { return }
    let wasDocked = isDocked
    forgetArrangement()
    settings.arrangement = arrangement
    guard keyboard.isVisible, let form = wantedForm else { return }
    releaseKeys()
    keyboard.form = form
    announceArrangement(form, wasDocked: wasDocked)
  }

  /// Docks the keyboard where it will be shown next, and forgets where fingers have moved it.
  mutating func forgetArrangement() {
    settings.arrangement = .docked
    keyboardMove = nil
    keyboardLift = nil
    floatingOrigin = nil
  }

  private mutating func announceArrangement(
    _ form: OnScreenKeyboard.Form, wasDocked: Bool, duration: TimeInterval = KeyboardTiming.duration
  ) {
    let begin = keyboard.notifiedFrame
    if isDocked { restoration.keyboardAppears(at: CGPoint(x: 0, y: scroll.target)) }
    withRestoredOffset(if: wasDocked && !isDocked) {
      let announcement: TransitionNotifications =
        $0.isDocked ? .show : wasDocked ? .hide : .change
      $0.move(to: $0.place(form), from: begin, announcement, duration: duration)
    }
  }

  // MARK: Under a finger

  /// Where a floating keyboard is dragged by, below its frame; nil without one.
  package var floatingHandle: CGRect? {
    guard keyboard.isVisible, settings.arrangement == .floating else { return nil }
    let frame = keyboardFrame
    return CGRect(
      x: frame.minX, y: frame.maxY, width: frame.width, height: FloatingKeyboard.handleHeight)
  }

  /// Takes the keyboard with a finger; one that was docked is undocked by that.
  ///
  /// While it is dragged its end frame is notified as the zero rectangle, which means nothing.
  mutating func beginKeyboardMove(_ touch: Touch) {
    guard keyboardMove == nil, let form = keyboard.form, form.extent == .whole else { return }
    let frame = keyboardFrame
    keyboardMove = KeyboardDrag(
      touch: touch.id,
      grip: CGSize(
        width: touch.location.x - frame.minX, height: touch.location.y - frame.minY))
    let wasDocked = isDocked
    if wasDocked { settings.arrangement = .undocked }
    let begin = keyboard.notifiedFrame
    withRestoredOffset(if: wasDocked) {
      $0.move(to: .zero, from: begin, wasDocked ? .hide : .change, duration: 0)
    }
    moveKeyboard(touch)
  }

  mutating func moveKeyboard(_ touch: Touch) {
    guard let move = keyboardMove, move.touch == touch.id, let form = keyboard.form else { return }
    let wanted = CGPoint(
      x: touch.location.x - move.grip.width, y: touch.location.y - move.grip.height)
    if settings.arrangement == .floating {
      floatingOrigin = wanted
    } else {
      keyboardLift = chrome.screen.height - form.height - wanted.y
    }
    let frame = place(form)
    keyboard.left = frame.minX
    keyboard.top = ValueAnimation(at: frame.minY)
  }

  /// Lets the keyboard go: near the bottom edge it docks.
  mutating func endKeyboardMove(_ touch: Touch) {
    guard keyboardMove?.touch == touch.id, let form = keyboard.form else { return }
    keyboardMove = nil
    let frame = keyboardFrame
    keyboard.notifiedFrame = frame
    let handle = settings.arrangement == .floating ? FloatingKeyboard.handleHeight : 0
    let room = chrome.screen.height - frame.maxY - handle
    if room < Self.dockDistance, room < chrome.screen.height / 4 {
      forgetArrangement()
    }
    let next = wantedForm ?? form
    keyboard.form = next
    announceArrangement(next, wasDocked: false, duration: isDocked ? KeyboardTiming.duration : 0)
  }
}
