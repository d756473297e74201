import DeviceProfiles
package import Foundation
import InterfaceStyles
import KeyboardAvoidance
package import KeyboardLayouts

extension SimulatedDevice {
  /// What the keyboard has to know to change.
  var environment: KeyboardEnvironment {
    KeyboardEnvironment(
      settings: settings, style: style, metrics: restingMetrics, input: focusedRow?.row.input,
      time: time)
  }

  mutating func handle(_ output: OnScreenKeyboard.Output?) {
    // A finger may have docked or undocked it.
    settings.arrangement = keyboard.docking.arrangement
    switch output {
    case .moves(let transition): announce(transition)
    case .followsFinger(let releasesKeys):
      if releasesKeys { touchTracker.releaseKeyboard() }
      applyStrategy(StrategyAnimation(duration: 0, curve: .keyboard), reveals: false)
    case .dismissed: setFocus(nil)
    case .returned:
      applyStrategy(
        StrategyAnimation(duration: KeyboardTiming.duration, curve: .keyboard), reveals: false)
    case nil: break
    }
  }

  /// Posts the notifications of a change of the keyboard's frame: the first half now, the second half
  /// when the keyboard is there.
  private mutating func announce(_ transition: KeyboardTransition) {
    if transition.releasesKeys { touchTracker.releaseKeyboard() }
    switch transition.offset {
    case .kept: break
    case .remembered: scrollViews.keyboardAppears()
    case .restored: scrollViews.beginRestoring(isWanted: scene.keyboard.restoresOffset)
    }
    notifications.cancelScheduled()
    for notification in transition.will { post(notification) }
    notifications.schedule(transition.did, at: time + transition.duration)
    if transition.duration == 0 { advance(to: time) }
    scrollViews.endRestoring()
  }

  // MARK: Showing and hiding

  /// Brings the keyboard to what focus and settings ask for, with the notifications of the change.
  mutating func updateKeyboard(duration: TimeInterval = KeyboardTiming.duration) {
    let environment = environment
    if keyboard.requested(in: environment) == nil { reportMissingHeight(environment) }
    handle(keyboard.update(in: environment, duration: duration))
  }

  mutating func hideKeyboard(duration: TimeInterval) {
    handle(keyboard.hide(in: environment, duration: duration))
  }

  /// Lets the keyboard forget the fingers that are on it: lifting them does nothing.
  mutating func releaseKeys() {
    keyboard.releaseKeys()
    touchTracker.releaseKeyboard()
  }

  /// Lets the keyboard stand elsewhere, with the notifications of the change.
  mutating func arrange(_ arrangement: KeyboardArrangement) {
    guard settings.device.kind == .pad || arrangement == .docked else {
      return reportLimitation(
        "\(settings.deviceID): a phone's keyboard is always docked, only iPads undock, split or "
          + "float it")
    }
    guard arrangement != settings.arrangement else { return }
    handle(keyboard.arrange(arrangement, in: environment))
  }

  /// Docks the keyboard where it will be shown next, and forgets where fingers have moved it.
  mutating func dockKeyboard() {
    keyboard.docking.arrange(.docked)
    settings.arrangement = .docked
  }

  /// Lets a finger take an iPad's keyboard.
  mutating func beginKeyboardDrag(_ touch: Touch) {
    let output = keyboard.beginDrag(touch, in: environment)
    guard output != nil else { return }
    handle(output)
    keyboard.drag(touch, in: environment)
  }

  private mutating func reportMissingHeight(_ environment: KeyboardEnvironment) {
    guard settings.showsSoftwareKeyboard, !settings.hasHardwareKeyboard,
      let input = environment.input
    else { return }
    let bar = keyboard.showsBar(input, environment) ? "with" : "without"
    let orientation = settings.orientation.isLandscape ? "landscape" : "portrait"
    reportLimitation(
      "\(settings.deviceID): the height of the keyboard \(bar) its predictive bar is not measured in "
        + "\(orientation) on iOS \(settings.version.rawValue), so none is shown")
  }

  // MARK: Where it is

  /// How the keyboard stands, in the state report's words.
  package var keyboardMode: OnScreenKeyboard.Mode {
    keyboard.isVisible ? settings.arrangement.mode : .hidden
  }

  /// The keyboard's frame now; it reaches below the screen while the keyboard rises or leaves.
  package var keyboardFrame: CGRect { keyboard.frame(at: time, screen: metrics.screen, style) }

  /// Whether any part of the keyboard is on the screen now.
  package var isKeyboardOnScreen: Bool {
    keyboard.configuration != nil && keyboardFrame.minY < metrics.screen.maxY
  }

  /// Whether the keyboard stands at the bottom edge, or would if it were shown.
  package var isDocked: Bool { keyboard.docking.isDocked }

  /// Whether a keyboard would be shown if anybody had measured this one: its absence says nothing
  /// about what it would cover.
  package var lacksKeyboardHeight: Bool {
    focus != nil && !keyboard.isVisible && settings.showsSoftwareKeyboard
      && !settings.hasHardwareKeyboard
  }

  /// The keys in their frames, from the keyboard's top left corner; nil before the first keyboard.
  package var keyboardGeometry: KeyboardGeometry? {
    keyboard.geometry(settings, style, restingMetrics)
  }

  /// The layout whose keys are shown; see `OnScreenKeyboard.layout`.
  package var shownLayout: KeyboardLayout { keyboard.layout(settings) }

  /// Where the origin of the keys is now: below the accessory toolbar, at the keyboard's left edge.
  package var keysOrigin: CGPoint {
    let frame = keyboardFrame
    return CGPoint(x: frame.minX, y: frame.minY + (keyboard.configuration?.accessory ?? 0))
  }

  /// Converts a point of the screen to the keyboard at the present time.
  func onKeyboard(_ point: CGPoint) -> CGPoint {
    let origin = keysOrigin
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// The handle by which a floating keyboard is dragged, below its frame; nil without one.
  package var floatingHandle: CGRect? {
    guard keyboard.isVisible, settings.arrangement == .floating else { return nil }
    let frame = keyboardFrame
    return CGRect(
      x: frame.minX, y: frame.maxY, width: frame.width, height: style.floatingKeyboard.handleHeight)
  }

  /// How the keyboard fades now; nil while it does not.
  package var keyboardFade: KeyboardFade? { keyboard.position.fade(at: time) }

  /// The device with a keyboard that fades where it is visible, for the picture.
  package var withFadingKeyboardInPlace: SimulatedDevice {
    var device = self
    device.keyboard.stopFading(at: time)
    return device
  }
}
