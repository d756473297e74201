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
  // MARK: Parts

  package internal(set) var board: PhoneBoard
  package internal(set) var inspector = Inspector()
  /// The list that is open; nil without one.
  package internal(set) var list: PopupMenu?
  package internal(set) var timeline = Timeline()
  package internal(set) var overlays = OverlaySelection()
  var toast = Toast()
  var pointer = Pointer()
  /// The finger on the inspector or on a list; nil without one.
  var panelTouch: PanelGesture?

  // MARK: The window

  /// In points.
  package internal(set) var size: CGSize
  /// The window's clock, in seconds.
  package internal(set) var time: TimeInterval = 0
  /// Whether the sheet of shortcuts lies over everything else.
  package internal(set) var showsHelp = false
  /// Whether fingers and keys are shown without overlays too, as while a tape is performed.
  package var showsTouches = false
  /// The key stroke that is shown beside them; nil for none.
  package var stroke: String?

  // MARK: Assets

  /// The settings that the inspector shows and the kept state has.
  package var table = SettingTable.standard
  /// Choices to pick from; given late, so that the first picture need not wait for them.
  package var devices: [DeviceProfile] = []
  package var scenes: [Scene] = []
  package var layouts: [KeyboardLayout] = [] { didSet { enable(enabledLayouts ?? layouts) } }
  /// The languages that the globe key goes through; nil for all.
  package var enabledLayouts: [KeyboardLayout]?

  // MARK: The host

  /// The phone as it was when the recording of a tape began, and which one it is; nil without.
  package internal(set) var recorded: FinishedRecording?
  /// What is to be done outside, until the host takes it.
  var effects: [Effect] = []
  /// The phone's problem that was shown last.
  var lastProblem: String?

  /// The window's size in points until somebody resizes it.
  package static let naturalSize = CGSize(width: 1120, height: 960)

  package init(phone: SimulatedDevice, size: CGSize) { self.init(phones: [phone], size: size) }

  /// - Parameter phones: from one to `PhoneBoard.mostPhones`, all at the same time.
  package init(phones: [SimulatedDevice], size: CGSize) {
    board = PhoneBoard(phones)
    self.size = size
  }

  /// Brings the window's clock to a time; one in the past, or that is not finite, changes nothing.
  package mutating func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    let step = max(0, time - self.time)
    self.time += step
    board.advance(by: timeline.phoneDuration(step))
    toast.advance(to: self.time)
  }

  /// When the picture changes next by itself, on the window's clock; nil if it never does.
  package var nextChange: TimeInterval? {
    let phones = timeline.isPaused ? nil : board.nextChange.map(windowTime(ofPhoneTime:))
    return [toast.nextChange, nextTip, phones].compactMap(\.self).min()
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
  package mutating func setOverlays(_ areShown: Bool) { overlays.setShown(areShown) }

  /// Shows these overlays and no others.
  package mutating func setOverlays(_ overlays: Set<Overlay>) { self.overlays.show(overlays) }
}
