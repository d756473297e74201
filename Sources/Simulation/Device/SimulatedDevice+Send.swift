import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts

extension SimulatedDevice {
  /// Lets an event happen at the present time.
  package mutating func send(_ event: Event) {
    switch event {
    case .touch(let touch): handle(touch)
    case .wheel(let dx, let dy, let point):
      scrollSideways(by: dx, at: point)
      scrollByWheel(dy, at: point)
    case .text(let text), .paste(let text): insert(text)
    case .composition(let text): compose(text)
    case .key(let key, let modifiers): press(key, modifiers)
    case .copy: copySelection()
    case .cut: cutSelection()
    case .scene(let scene): show(scene)
    case .settings(let settings): change { $0 = settings }
    case .nextLayout: switchLanguage()
    case .notification(let notification): post(notification)
    }
  }

  /// Changes settings; the keyboard is moved and the strategy replaced after everything else.
  mutating func change(_ body: (inout DeviceSettings) -> Void) {
    let old = settings
    body(&settings)
    let wanted = (arrangement: settings.arrangement, strategy: settings.strategy)
    (settings.arrangement, settings.strategy) = (old.arrangement, old.strategy)
    if settings != old { adapt(from: old) }
    if wanted.arrangement != old.arrangement { arrange(wanted.arrangement) }
    if wanted.strategy != old.strategy { use(strategy: wanted.strategy) }
  }

  /// Lays everything out anew for changed settings, and keeps focus and keyboard up where they are.
  private mutating func adapt(from old: DeviceSettings) {
    let isNewScreen = settings.screen != old.screen
    if settings.device.kind == .phone { forgetArrangement() }
    if settings.hasHardwareKeyboard != old.hasHardwareKeyboard {
      awaitsFocusForBar = settings.hasHardwareKeyboard && keyboard.isVisible
    }
    let keys = keyboard.isVisible ? keyboardPlan?.keys : nil
    if isNewScreen, keyboard.isVisible { hideKeyboard(duration: 0) }
    let isMoved = relayoutKeepingTop(isNewScreen: isNewScreen)
    if settings.keyboardType != old.keyboardType {
      prepareKeys()
    } else if settings.layout.id != old.layout.id {
      showFirstPage()
    }
    let motion = StrategyAnimation(
      duration: isNewScreen ? 0 : KeyboardTiming.duration, curve: .keyboard)
    updateKeyboard(duration: motion.duration)
    if let keys, keyboardPlan?.keys != keys { releaseKeys() }
    if isMoved { applyStrategy(motion, reveals: focus != nil) }
  }

  /// Lays out anew with what is at the top staying there; tells whether anything has moved.
  private mutating func relayoutKeepingTop(isNewScreen: Bool) -> Bool {
    let fromTop = scroll.target - targetGeometry.minOffset.y
    let wasAtEnd = isAtFollowedEnd
    let old = (chrome, form)
    relayout()
    guard old != (chrome, form) else { return false }
    if isNewScreen { resetMotion() }
    if wasAtEnd {
      scroll.rest(at: targetGeometry.maxOffset.y, time: time)
    } else {
      scrollTo(distanceFromTop: fromTop)
    }
    return true
  }

  /// Replaces the strategy; the new one is told of a keyboard that is already up.
  private mutating func use(strategy id: String) {
    guard let type = AvoidanceStrategies.named(id) else { return }
    settings.strategy = id
    strategy = type.init()
    for notification in standingNotifications {
      _ = strategy.receive(notification, in: context)
    }
    applyStrategy(StrategyAnimation(duration: 0, curve: .keyboard), reveals: true)
  }

  /// Replaces the scene and forgets the old one's fields; the keyboard leaves at once.
  mutating func show(_ scene: Scene) {
    focus = nil
    if keyboard.isVisible { hideKeyboard(duration: 0) }
    self.scene = scene
    fieldOrder = FieldOrder(scene)
    fields = [:]
    for row in scene.rows where row.kind.isEditable {
      fields[row.id] = FieldState(
        editor: TextEditor(
          row.text, isMultiline: row.kind == .textView, limit: row.input.characterLimit))
    }
    controls = [:]
    for row in scene.rows { controls[row.id] = row.control }
    scroll = ScrollState()
    strips = [:]
    relayout()
    resetMotion()
    let geometry = targetGeometry
    scroll.rest(
      at: scene.body == .chat ? geometry.maxOffset.y : geometry.minOffset.y, time: time)
    if let row = scene.initialFocus.flatMap(scene.field) { setFocus(row.id) }
  }

  /// Puts everything that moves to its place for the present screen; fingers are forgotten.
  private mutating func resetMotion() {
    contacts = [:]
    touches = [:]
    strips = [:]
    dismissal = nil
    keyboardMove = nil
    selectionDrag = nil
    if scroll.isDragging { scroll.endDrag(at: scroll.target, time: time, into: nil) }
    scroll.rest(at: scroll.target, time: time)
    keyboard.top = ValueAnimation(at: chrome.screen.height)
    keyboard.fade = nil
    keyboard.notifiedFrame = CGRect(
      x: 0, y: chrome.screen.height, width: chrome.screen.width, height: 0)
    applyStrategy(StrategyAnimation(duration: 0, curve: .keyboard), reveals: false)
  }

  /// Keeps what is at the top where it is when bars grow or shrink.
  private mutating func scrollTo(distanceFromTop distance: CGFloat) {
    let wanted = clamped(targetGeometry.minOffset.y + distance, in: targetGeometry)
    if wanted != scroll.target { scroll.rest(at: wanted, time: time) }
  }

  /// Computes bars and rows anew from the settings, the scene and the texts.
  mutating func relayout() {
    if style.traits != settings.styleTraits { style = InterfaceStyle(settings.styleTraits) }
    chrome = WindowMetrics(settings: settings, scene: scene)
    let texts = fields.filter { $0.value.editor.isMultiline }.mapValues(\.editor.shownText)
    form = SceneLayout(
      scene: scene, settings: settings, size: chrome.window.size, safeArea: chrome.safeArea,
      texts: texts, ruler: ruler)
    scrollInside()
  }
}
