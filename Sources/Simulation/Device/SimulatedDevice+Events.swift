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
    case .strategy(let id): use(strategy: id)
    case .nextLayout: switchLanguage()
    case .keyboardArrangement(let arrangement): arrange(arrangement)
    case .notification(let notification): post(notification)
    default: change { $0.apply(event) }
    }
  }

  /// Changes a setting, lays everything out anew, and keeps focus and keyboard up where they are.
  mutating func change(_ body: (inout DeviceSettings) -> Void) {
    let old = settings
    body(&settings)
    guard settings != old else { return }
    let isNewScreen = settings.screen != old.screen
    if settings.device.kind == .phone { keyboard.docking.arrange(.docked) }
    if settings.hasHardwareKeyboard != old.hasHardwareKeyboard {
      keyboard.awaitFocusForBar(settings.hasHardwareKeyboard && keyboard.isVisible)
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
  private mutating func use(strategy id: String) {
    guard let type = AvoidanceStrategies.named(id) else { return }
    avoidance.use(type, standing: keyboard.standingNotifications(in: chrome), in: context)
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
    keyboard.reset(screen: chrome.screen)
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

extension DeviceSettings {
  /// Takes over what an event says about a setting; other events change nothing.
  fileprivate mutating func apply(_ event: Event) {
    switch event {
    case .device(let device, let id, let version):
      self.device = device
      deviceID = id
      self.version = version
    case .orientation(let orientation): self.orientation = orientation
    case .appearance(let appearance): self.appearance = appearance
    case .contentSize(let size): contentSize = size
    case .statusBar(let bar): statusBar = bar
    case .accessibility(let wishes): accessibility = wishes
    case .layout(let layout): use(layout)
    case .keyboardType(let type): keyboardType = type
    case .softwareKeyboard(let isShown): showsSoftwareKeyboard = isShown
    case .hardwareKeyboard(let isAttached): hasHardwareKeyboard = isAttached
    case .predictiveBar(let isShown): hasPredictiveBar = isShown
    default: break
    }
  }

  private mutating func use(_ layout: KeyboardLayout) {
    self.layout = layout
    if !layouts.contains(where: { $0.id == layout.id }) { layouts.append(layout) }
  }
}
