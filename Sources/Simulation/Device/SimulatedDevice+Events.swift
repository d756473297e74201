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
    case .composition(let text): edit { $0.compose(text) }
    case .key(let key, let modifiers): press(key, modifiers)
    case .copy: _ = textInput.copy()
    case .cut: if textInput.copy() { edit { $0.insert("") } }
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
    let wanted = settings
    settings.arrangement = old.arrangement
    (settings.strategy, settings.strategyOptions) = (old.strategy, old.strategyOptions)
    if settings != old { adapt(from: old) }
    if wanted.arrangement != old.arrangement { arrange(wanted.arrangement) }
    if wanted.strategy != old.strategy || wanted.strategyOptions != old.strategyOptions {
      use(wanted.strategy, wanted.strategyOptions)
    }
  }

  /// Lays everything out anew for changed settings, and keeps focus and keyboard up where they are.
  private mutating func adapt(from old: DeviceSettings) {
    let isNewScreen = settings.screen != old.screen
    if settings.device.kind == .phone { dockKeyboard() }
    if settings.hasHardwareKeyboard != old.hasHardwareKeyboard {
      keyboard.awaitFocusForBar(settings.hasHardwareKeyboard && keyboard.isVisible)
    }
    let keys = keyboard.isVisible ? keyboardGeometry?.keys : nil
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
    if let keys, keyboardGeometry?.keys != keys { releaseKeys() }
    if isMoved { applyStrategy(motion, reveals: focus != nil) }
  }

  /// Lays out anew with what is at the top staying there; returns whether anything has moved.
  private mutating func relayoutKeepingTop(isNewScreen: Bool) -> Bool {
    let fromTop = scroll.target - targetGeometry.minOffset.y
    let wasAtEnd = isAtFollowedEnd
    guard relayout() else { return false }
    if isNewScreen { resetMotion() }
    let geometry = targetGeometry
    if wasAtEnd {
      scrollViews.rest(at: geometry.maxOffset.y, time: time)
    } else {
      scrollViews.restIfElsewhere(
        at: clamped(geometry.minOffset.y + fromTop, in: geometry), time: time)
    }
    return true
  }

  /// Replaces the strategy; the new one is told of a keyboard that is already up.
  private mutating func use(_ strategy: StrategyValue, _ options: StrategyOptions) {
    (settings.strategy, settings.strategyOptions) = (strategy, options)
    reportIdleSettings()
    avoidance.use(
      settings.configuredStrategy, standing: keyboard.standingNotifications(in: restingMetrics),
      in: context)
    applyStrategy(StrategyAnimation(duration: 0, curve: .keyboard), reveals: true)
  }
}

// MARK: The scene

extension SimulatedDevice {
  /// Replaces the scene and forgets the old one's fields; the keyboard leaves at once.
  mutating func show(_ scene: Scene) {
    textInput.show(scene.rows)
    if keyboard.isVisible { hideKeyboard(duration: 0) }
    content = SceneContent(scene, settings, style, ruler)
    avoidance.ownerSets(scene.contentInset)
    scrollViews.reset()
    beginScene()
  }

  /// Puts the scene to its beginning and gives it its initial focus.
  mutating func beginScene() {
    resetMotion()
    let geometry = targetGeometry
    scrollViews.rest(
      at: scene.body == .chat ? geometry.maxOffset.y : geometry.minOffset.y, time: time)
    if let row = scene.initialFocus.flatMap(scene.field) { setFocus(row.id) }
  }

  /// Puts everything that moves to its place for the present screen; fingers are forgotten.
  private mutating func resetMotion() {
    touchTracker.reset()
    textInput.endSelectionDrag()
    scrollViews.stop(at: time)
    keyboard.reset(screen: metrics.screen)
    applyStrategy(StrategyAnimation(duration: 0, curve: .keyboard), reveals: false)
  }

  /// Computes bars and rows anew from the settings, the scene and the texts; returns whether anything
  /// is elsewhere or looks different.
  @discardableResult
  mutating func relayout() -> Bool {
    if style.traits != settings.styleTraits { style = InterfaceStyle(settings.styleTraits) }
    let isChanged = content.layOut(settings, style, texts: textInput.longTexts, ruler)
    scrollToCaret()
    return isChanged
  }
}
