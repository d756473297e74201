package import Foundation
package import InterfaceStyles
import KeyboardAvoidance
package import KeyboardLayouts

/// The keyboard on the screen: what it shows, where it is and where it is going.
package struct OnScreenKeyboard: Sendable {
  /// The word in the state report.
  package enum Mode: String, CaseIterable, Hashable, Sendable {
    /// None is wanted, also while it still sinks; else the arrangement's own word.
    case hidden, docked, undocked, split, floating
  }

  /// What the device has to do after a change of the keyboard.
  package enum Output: Hashable {
    /// Its frame changes: notifications are posted.
    case moves(KeyboardTransition)
    /// A finger drags it together with the content; the first time, keys are released.
    case followsFinger(releasesKeys: Bool)
    /// A finger has dragged it away.
    case dismissed
    /// A finger has dragged it and not far enough: it returns.
    case returned
  }

  /// Whether a keyboard is wanted; one that still sinks is on the screen but not visible.
  package private(set) var isVisible = false
  /// What is shown, and while it leaves, what was; nil before the first keyboard.
  package internal(set) var configuration: Configuration?
  /// How it stands, and where a finger has moved it.
  package internal(set) var docking = KeyboardDocking()
  /// Where it is and how it moves there.
  package internal(set) var position: KeyboardPosition
  /// Which page the keys show, and whether shift is raised or locked.
  package internal(set) var keys = KeyState()
  /// The fingers on the keys.
  package internal(set) var presses = KeyPresses()
  /// Keys that light up while a hardware keyboard types.
  package internal(set) var highlights = HighlightedKeys()
  /// Whether a hardware keyboard was attached since the focus last moved: its bar comes with the next.
  package private(set) var awaitsFocusForBar = false
  let cache = KeyboardGeometryCache()

  /// Creates a keyboard that waits below the bottom edge of a screen, and was never shown.
  package init(screen: CGRect) { position = KeyboardPosition(screen: screen) }

  /// How the keyboard stands when it is shown; the device's settings follow it.
  var arrangement: KeyboardArrangement { docking.arrangement }

  /// Returns the whole frame at a time, including what is below the screen.
  package func frame(
    at time: TimeInterval, screen: CGRect, _ style: InterfaceStyle
  ) -> CGRect {
    position.frame(
      at: time, height: configuration?.height ?? 0, arrangement, screen: screen,
      floatingWidth: style.floatingKeyboard.size.width)
  }

  /// Returns the frame of a keyboard at rest in the present arrangement, in screen coordinates.
  package func frame(of configuration: Configuration, _ environment: KeyboardEnvironment) -> CGRect
  {
    docking.frame(
      of: configuration, in: environment.metrics, environment.style.floatingKeyboard)
  }

  /// The keyboard moves, fades or is held by a finger that moves it.
  package func positionActivity(at time: TimeInterval) -> Activity {
    var activity = position.activity(at: time)
    activity.isHeld = docking.isDragged
    return activity
  }

  // MARK: Showing and hiding

  /// Brings the keyboard to what focus and settings ask for.
  package mutating func update(
    in environment: KeyboardEnvironment, duration: TimeInterval
  ) -> Output? {
    guard let wanted = requested(in: environment) else {
      return isVisible ? hide(in: environment, duration: duration) : nil
    }
    let end = frame(of: wanted, environment)
    let present = configuration.map { frame(of: $0, environment) }
    configuration = wanted
    if isVisible, present == end { return nil }
    let isNew = !isVisible
    isVisible = true
    let below = CGRect(
      x: end.minX, y: environment.metrics.screen.height, width: end.width, height: end.height)
    return move(
      to: end, from: isNew ? below : position.notifiedFrame, docking.isDocked ? .show : .change,
      duration: duration, offset: isNew && docking.isDocked ? .remembered : .kept,
      in: environment)
  }

  /// Lets the keyboard leave.
  package mutating func hide(in environment: KeyboardEnvironment, duration: TimeInterval) -> Output
  {
    let begin = position.notifiedFrame
    isVisible = false
    position.cancelDismissal()
    docking.cancelDrag()
    releaseKeys()
    let end = CGRect(
      x: begin.minX, y: environment.metrics.screen.height, width: begin.width,
      height: begin.height)
    return move(
      to: end, from: begin, docking.isDocked ? .hide : .change, duration: duration,
      offset: docking.isDocked ? .restored : .kept, releasesKeys: true, in: environment)
  }

  /// Lets the keyboard forget the fingers that are on its keys: lifting them does nothing.
  package mutating func releaseKeys() {
    presses.reset()
    highlights.reset()
  }

  /// Puts the keyboard below a screen without moving; fingers that move it are forgotten.
  package mutating func reset(screen: CGRect) {
    position.reset(screen: screen)
    docking.cancelDrag()
  }

  /// Notes that a hardware keyboard was attached: its bar comes with the next focus.
  package mutating func awaitFocusForBar(_ awaits: Bool) { awaitsFocusForBar = awaits }

  /// Puts a keyboard that fades where it is visible, for a picture.
  package mutating func stopFading(at time: TimeInterval) { position.stopFading(at: time) }

  /// Moves the keyboard to a frame and returns the change that is to be announced.
  package mutating func move(
    to end: CGRect, from begin: CGRect, _ kind: KeyboardTransition.Kind, duration: TimeInterval,
    offset: KeyboardTransition.Offset, releasesKeys: Bool = false,
    in environment: KeyboardEnvironment
  ) -> Output {
    let (time, metrics) = (environment.time, environment.metrics)
    if !environment.settings.accessibility.reducesMotion || duration == 0 {
      position.move(to: end, duration: duration, at: time)
    } else if docking.isDocked, kind != .change {
      fade(to: end, isShown: kind == .show, in: environment)
    } else {
      position.jump(to: end)
    }
    return .moves(
      KeyboardTransition(
        kind: kind, begin: begin.notified(in: metrics), end: end.notified(in: metrics),
        duration: duration, offset: offset, releasesKeys: releasesKeys))
  }

  /// Puts the keyboard to its end at once, where it fades in or out.
  private mutating func fade(to end: CGRect, isShown: Bool, in environment: KeyboardEnvironment) {
    let time = environment.time
    let screen = environment.metrics.screen
    let present = frame(at: time, screen: screen, environment.style)
    let running = position.fade(at: time)
    let seen = running?.opacity.value(at: time) ?? (present.minY < screen.maxY ? 1 : 0)
    position.fade(
      to: end, edge: isShown ? end.minY : running?.top ?? present.minY,
      opacity: (seen, isShown ? 1 : 0), at: time)
  }
}
