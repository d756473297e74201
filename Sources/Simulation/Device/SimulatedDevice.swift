import DeviceProfiles
package import Foundation
package import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
package import Typography

/// A phone made of values: a scene on a device, its keyboard, and what a strategy makes of it.
///
/// Events go in by `send`, time by `advance`; everything else is read. Two phones that were sent the
/// same events at the same times report the same, however often they were advanced in between.
package struct SimulatedDevice: Sendable {
  /// What is chosen; events change it.
  package internal(set) var settings: DeviceSettings
  /// How everything looks; resolved when a setting changes that it depends on.
  package internal(set) var style: InterfaceStyle
  /// The scene as it is now: what was sent is among its messages.
  package internal(set) var scene: Scene
  /// The scene's fields as Tab goes through them.
  var fieldOrder: FieldOrder
  /// The phone's clock, in seconds since it began; it never goes back.
  package internal(set) var time: TimeInterval = 0
  /// The window and its bars, computed from settings and scene.
  package internal(set) var chrome: WindowMetrics
  /// The rows in their places before scrolling, whatever the scene's body is.
  package internal(set) var form: SceneLayout
  /// The texts of all editable rows, by row id.
  package internal(set) var fields: [String: FieldState] = [:]
  /// What switches, steppers and pickers are set to, by row id.
  package internal(set) var controls: [String: Control] = [:]
  /// The row that is edited; identity, never a position.
  package internal(set) var focus: String?
  /// The keyboard, also while there is none: it knows its last form.
  package internal(set) var keyboard: OnScreenKeyboard
  /// How the content scrolls; `offset` is what is seen of it.
  package internal(set) var scroll = ScrollState()
  /// Rows that scroll sideways, by id; one that was never scrolled has no entry.
  package internal(set) var strips: [String: ScrollState] = [:]
  /// What was posted since the phone began; what comes later is not in it yet.
  package internal(set) var notifications = NotificationLog()
  /// Words that were typed, the newest last.
  package internal(set) var typedWords: [String] = []
  /// Lists of words by the layout that they complete the words of.
  package internal(set) var wordLists: [String: WordList] = [:]
  /// The text that was copied or cut last.
  package internal(set) var pasteboard: String?
  /// Fingers on the screen by id, where they are now.
  package internal(set) var touches: [Int: CGPoint] = [:]
  /// What could not be done and why, for people; the newest last.
  package internal(set) var problems: [String] = []

  var strategy: any AvoidanceStrategy
  /// The content inset that the strategy sets, on its way.
  var inset = ValueAnimation(at: 0)
  /// From the screen's bottom to the lower edge of the view that a strategy shortens, on its way.
  var bottomEdge: ValueAnimation
  /// Notifications that are posted later, in order of time.
  var scheduled: [LoggedNotification] = []
  var contacts: [Int: ActiveTouch] = [:]
  /// Fingers that rest on keys, by touch.
  var holds: [Int: LongPress] = [:]
  /// The finger that drags the keyboard away with the content.
  var dismissal: InteractiveDismissal?
  /// The last taps on a field.
  var taps: MultiTap?
  /// The finger that drags an end of the selection.
  var selectionDrag: SelectionDrag?
  /// The finger that moves an iPad's keyboard.
  var keyboardMove: KeyboardDrag?
  /// From the screen's bottom to an undocked keyboard, once a finger has moved it.
  var keyboardLift: CGFloat?
  /// Where a floating keyboard stands, once a finger has moved it.
  var floatingOrigin: CGPoint?
  /// Whether a hardware keyboard was attached since the focus last moved: its bar comes with the next.
  var awaitsFocusForBar = false
  var restoration = OffsetRestoration()
  /// The offset to go back to, while the keyboard's leaving is announced.
  var restoredOffset: CGFloat?
  /// What measures every text; a picture of the phone has to be drawn with the same.
  package let ruler: any TextMeasuring
  let plans = KeyboardGeometryCache()

  /// Makes a phone at time 0 that shows a scene, with its initial focus if it has one.
  ///
  /// - Parameters:
  ///   - settings: what it is and how it is set up; events change them later. An unknown strategy is
  ///     taken as `content-inset`.
  ///   - scene: what it shows first.
  ///   - ruler: shared by all copies; its numbers must not change.
  package init(settings: DeviceSettings, scene: Scene, ruler: any TextMeasuring) {
    let strategy = AvoidanceStrategies.named(settings.strategy) ?? ContentInset.self
    let arrangement = settings.arrangement
    self.settings = settings
    self.settings.strategy = strategy.id
    self.settings.arrangement = .docked
    style = InterfaceStyle(settings.styleTraits)
    self.scene = scene
    fieldOrder = FieldOrder(scene)
    self.strategy = strategy.init()
    self.ruler = ruler
    chrome = WindowMetrics(settings: settings, scene: scene)
    form = SceneLayout(
      scene: scene, settings: settings, size: chrome.window.size, safeArea: chrome.safeArea,
      texts: [:], ruler: ruler)
    keyboard = OnScreenKeyboard(screen: chrome.screen)
    bottomEdge = ValueAnimation(at: chrome.safeArea.bottom)
    show(scene)
    arrange(arrangement)
  }

  /// Brings the clock to a time; one in the past, or that is not finite, changes nothing.
  package mutating func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    while let moment = nextDueTime, moment <= time {
      self.time = max(self.time, moment)
      act(at: moment)
    }
    self.time = max(self.time, time)
  }

  /// Lets one of the things happen that are due.
  private mutating func act(at moment: TimeInterval) {
    if let next = scheduled.first, next.time <= moment {
      scheduled.removeFirst()
      post(next.notification)
    } else if let hold = nextHold, hold.time <= moment {
      act(onHoldOf: hold.touch)
    } else if let due = selectionDrag?.due, due <= moment {
      followSelectionDrag()
    } else if let lit = keyboard.lit.values.min(), lit <= moment {
      keyboard.lit = keyboard.lit.filter { $0.value > moment }
    } else {
      conceal()
    }
  }

  /// When something happens by itself next: a notification, or what a finger that rests does.
  var nextDueTime: TimeInterval? {
    var next: TimeInterval?
    for moment in [
      scheduled.first?.time, nextHold?.time, selectionDrag?.due, keyboard.lit.values.min(),
      concealment,
    ] {
      if let moment { next = min(next ?? moment, moment) }
    }
    return next
  }

  /// Advances until nothing moves and nothing is to be posted any more.
  package mutating func runUntilIdle() {
    while let end = settlingTime { advance(to: end) }
  }

  /// When all that moves now will rest; nil if nothing moves.
  package var settlingTime: TimeInterval? {
    var last = strips.values.lazy.compactMap(\.end).max() ?? time
    for end in [
      keyboard.top.end, inset.end, bottomEdge.end, scroll.end, scheduled.last?.time,
      keyboard.lit.values.max(), keyboard.fade?.opacity.end,
    ] {
      if let end { last = max(last, end) }
    }
    return last > time ? last : nil
  }

  /// Whether nothing moves, no finger holds anything, and nothing is left to be posted.
  ///
  /// A blinking caret does not count.
  package var isSettled: Bool {
    settlingTime == nil && !scroll.isDragging && keyboardMove == nil && selectionDrag == nil
      && !strips.values.contains(where: \.isDragging)
  }
}
