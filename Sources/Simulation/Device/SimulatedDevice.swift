package import Foundation
package import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
package import Typography

/// A simulated device: a scene on a screen, its keyboard, and what a strategy makes of it.
///
/// Events go in by `send`, time by `advance`; everything else is read. Two devices that were sent the
/// same events at the same times report the same, however often they were advanced in between.
///
/// The device is composed of parts, each with private state. A part does not know the others: what it
/// needs comes in as an argument, and what it returns the device handles at once.
package struct SimulatedDevice: Sendable {
  /// What is chosen; events change it.
  package internal(set) var settings: DeviceSettings
  /// How everything looks; resolved when a setting changes that it depends on.
  package internal(set) var style: InterfaceStyle
  /// The device's clock, in seconds since it began; it never goes back.
  package internal(set) var time: TimeInterval = 0
  /// The scene, laid out, and its controls.
  var content: SceneContent
  /// The texts, and which of them is edited.
  var textInput: TextInput
  /// The words that complete what is typed.
  var words = WordMemory()
  /// The keyboard, also while there is none: it knows its last configuration and arrangement.
  package internal(set) var keyboard: OnScreenKeyboard
  /// What scrolls.
  package internal(set) var scrollViews = ScrollViews()
  /// The strategy, and what it has set.
  var avoidance: Avoidance
  /// The fingers on the screen.
  var touchTracker = TouchTracker()
  /// What was posted since the device began, oldest first.
  package internal(set) var notifications = NotificationLog()
  /// What could not be done and why, for the user; the newest last.
  package internal(set) var diagnostics: [String] = []
  /// What measures every text; a picture of the device has to be drawn with the same.
  package let ruler: any TextMeasuring

  /// Creates a device at time 0 that shows a scene, with its initial focus if it has one.
  ///
  /// - Parameters:
  ///   - settings: what it is and how it is set up; events change them later.
  ///   - scene: what it shows first.
  ///   - ruler: shared by all copies; its numbers must not change.
  package init(settings: DeviceSettings, scene: Scene, ruler: any TextMeasuring) {
    self.init(
      settings: settings, style: InterfaceStyle(settings.styleTraits), scene: scene, ruler: ruler)
  }

  /// Creates a device that looks as a style says, until a setting changes that styles depend on.
  package init(
    settings: DeviceSettings, style: InterfaceStyle, scene: Scene, ruler: any TextMeasuring
  ) {
    self.settings = settings
    self.settings.arrangement = .docked
    self.style = style
    self.ruler = ruler
    content = SceneContent(scene, settings, style, ruler)
    textInput = TextInput(scene.rows)
    keyboard = OnScreenKeyboard(screen: content.metrics.screen)
    avoidance = Avoidance(
      settings.configuredStrategy, edge: content.metrics.safeArea.bottom,
      ownInset: scene.contentInset)
    reportIdleSettings()
    beginScene()
    arrange(settings.arrangement)
  }
}

// MARK: What the parts know

extension SimulatedDevice {
  /// The scene as it is now: what was sent is among its messages.
  package var scene: Scene { content.scene }
  /// The metrics of the window and its bars, moved by the strategy's view offset.
  package var metrics: WindowMetrics {
    // Almost all strategies leave the view where it is, and the metrics are read very often.
    avoidance.movesView(at: time) ? content.metrics.moved(by: viewOffset) : content.metrics
  }
  /// The metrics of the window and its bars without a view offset.
  package var restingMetrics: WindowMetrics { content.metrics }
  /// The rows in their frames before scrolling, whatever the scene's body is.
  package var layout: SceneLayout { content.layout }
  /// The id of the row that is edited; nil without a focus.
  package var focus: String? { textInput.focus }
  /// The texts of all editable rows, by row id.
  package var fields: [String: FieldState] { textInput.fields }
  /// The text that is edited; nil without a focus.
  package var focusedField: FieldState? { textInput.focusedField }
  /// The text that was copied or cut last.
  package var pasteboard: String? { textInput.pasteboard }
  /// Words that were typed, the newest last.
  package var typedWords: [String] { words.typed }
  /// How the content scrolls; `offset` is the visible one.
  package var scroll: ScrollState { scrollViews.content }
  /// Fingers on the screen by id, where they are now.
  package var touches: [Int: CGPoint] { touchTracker.locations }
  /// The row that is edited, with its frame; nil without a focus.
  package var focusedRow: SceneLayout.RowLayout? { focus.flatMap(layout.row) }

  /// Finds a row by its label or id; see `Scene.row(named:)`.
  package func row(named name: String) -> Row? { scene.row(named: name) }

  /// What a row's control is set to now; nil for a row without one.
  package func control(of row: SceneLayout.RowLayout) -> Control? { content.controls[row.id] }

  /// Completes words of a language by a list from now on.
  package mutating func use(_ list: WordList, for layout: String) {
    words.use(list, for: layout)
  }

  /// Reports options that have no effect because another strategy is chosen.
  mutating func reportIdleSettings() {
    for row in SettingTable.standard.idleRows(in: settings) {
      reportLimitation(row.idleness(in: settings))
    }
  }

  /// Adds something that could not be done; each message is kept once, however often it comes.
  mutating func reportLimitation(_ message: String) {
    diagnostics.removeAll { $0 == message }
    diagnostics.append(message)
  }
}
