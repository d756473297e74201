package import DeviceProfiles
package import Foundation
package import KeyboardLayouts
package import Picture
package import Simulation

/// What the window shows: phones on a ground, the inspector, lists, a timeline, a short message.
///
/// Pure: it can be driven and drawn without a window. Time comes in by `advance`, in the window's
/// seconds; the phones' own clock runs slower while slow animations are on, and stands while paused.
package struct WorkbenchModel: Sendable {
  /// The phones side by side, each with its past; there is always one.
  package internal(set) var recordings: [DeviceHistory]
  package internal(set) var active = 0
  package internal(set) var size: CGSize
  package internal(set) var time: TimeInterval = 0
  var timeline = Timeline()
  package internal(set) var showsHelp = false
  /// Whether any overlay is shown, and which ones are then.
  package internal(set) var showsOverlays = false
  package internal(set) var overlays = Set(Overlay.allCases)
  /// Whether fingers and keys are shown without overlays too, as while a tape is performed.
  package var showsTouches = false
  package var stroke: String?
  var inspector = Inspector()
  package internal(set) var list: PopupMenu?
  /// The settings that the inspector shows and the kept state has.
  package var table = SettingTable.standard
  /// Choices to pick from; given late, so that the first picture need not wait for them.
  package var devices: [DeviceProfile] = []
  package var scenes: [Scene] = []
  package var layouts: [KeyboardLayout] = [] { didSet { enable(enabledLayouts ?? layouts) } }
  /// The languages that the globe key goes through; nil for all.
  package var enabledLayouts: [KeyboardLayout]?

  /// The phone as it was when the recording of a tape began, and which one it is; nil without.
  package internal(set) var recorded: FinishedRecording?
  var effects: [Effect] = []
  /// The phone's problem that was shown last.
  var lastProblem: String?
  /// Fingers that began on a phone, by id.
  var phoneTouches: [Int: PhoneTouch] = [:]
  var toast = Toast()
  var pointer = Pointer()
  /// The finger on the inspector or on a list.
  var panelTouch: PanelGesture?

  /// The window's size in points until somebody resizes it.
  package static let naturalSize = CGSize(width: 1120, height: 960)

  package init(phone: SimulatedDevice, size: CGSize) { self.init(phones: [phone], size: size) }

  /// - Parameter phones: from one to `mostPhones`, all at the same time.
  package init(phones: [SimulatedDevice], size: CGSize) {
    recordings = phones.map(DeviceHistory.init)
    self.size = size
  }

  /// Completes words of a language by a list from now on.
  package mutating func use(_ words: WordList, for layout: String) {
    for index in recordings.indices { recordings[index].use(words, for: layout) }
  }

  /// Brings the window's clock to a time; one in the past, or that is not finite, changes nothing.
  package mutating func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    let step = max(0, time - self.time)
    self.time += step
    let phoneTime = phone.time + timeline.phoneDuration(step)
    for index in recordings.indices { recordings[index].advance(to: phoneTime) }
    toast.advance(to: self.time)
  }

  /// When the picture changes next by itself, on the window's clock; nil if it never does.
  package var nextChange: TimeInterval? {
    [toast.nextChange, nextTip, timeline.isPaused ? nil : nextPhoneChange].compactMap(\.self).min()
  }

  private var nextPhoneChange: TimeInterval? {
    recordings.flatMap { [$0.phone.nextChange, $0.nextDueTime] }.compactMap { $0 }.min()
      .map(windowTime(ofPhoneTime:))
  }

  /// Takes what the workbench wants done outside; each is handed out once.
  package mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Shows a short message, which goes by itself.
  package mutating func show(message: String) { toast.show(message, at: time) }

  /// The message that is shown; nil without one.
  package var message: String? { toast.text }

  /// The words for the window's title bar.
  package var title: String {
    let device = phone.settings.device.name(for: phone.settings.deviceID)
    return "\(device) – \(phone.scene.name) – keyboard-simulator"
  }
}

extension WorkbenchModel {
  package mutating func setOverlays(_ areShown: Bool) { showsOverlays = areShown }

  /// Shows these overlays and no others.
  package mutating func setOverlays(_ overlays: Set<Overlay>) {
    showsOverlays = !overlays.isEmpty
    if showsOverlays { self.overlays = overlays }
  }

  /// The overlays that are seen.
  package var shownOverlays: Set<Overlay> { showsOverlays ? overlays : [] }
}
