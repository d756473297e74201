package import DeviceProfiles
package import Foundation
package import KeyboardLayouts
package import Picture
package import Simulation

/// The model of the window: phones, inspector, lists, timeline, and a short message.
///
/// It can be driven and drawn without a window. `advance` sets its time, in the window's seconds;
/// the phones' clock runs slower during slow animations, and stops while paused.
package struct WorkbenchModel: Sendable {
  // MARK: Parts

  package internal(set) var board: PhoneBoard
  package internal(set) var inspector = Inspector()
  /// The open list; nil for none.
  package internal(set) var list: PopupMenu?
  package internal(set) var timeline = Timeline()
  package internal(set) var overlays = OverlaySelection()
  var toast = Toast()
  var pointer = Pointer()
  /// The finger on the inspector or on a list; nil for none.
  var panelTouch: PanelGesture?

  // MARK: The window

  /// The size of the window, in points.
  package internal(set) var size: CGSize
  /// The window's clock, in seconds.
  package internal(set) var time: TimeInterval = 0
  /// Whether the sheet of shortcuts is shown.
  package internal(set) var showsHelp = false
  /// Whether touches and keystrokes are shown even without overlays, as while a tape plays.
  package var showsTouches = false
  /// The keystroke that is shown; nil for none.
  package var stroke: String?

  // MARK: Assets

  /// The settings for the inspector and the saved state.
  package var table = SettingTable.standard
  /// The assets for the lists; set late, so that the first picture does not wait for them.
  package var devices: [DeviceProfile] = []
  package var scenes: [Scene] = []
  package var layouts: [KeyboardLayout] = [] { didSet { enable(enabledLayouts ?? layouts) } }
  /// The languages that the globe key switches between; nil for all.
  package var enabledLayouts: [KeyboardLayout]?

  // MARK: The host

  /// The recording of a tape; nil for none.
  package internal(set) var recorded: FinishedRecording?
  /// The requests that the host has not fetched yet.
  var effects: [Effect] = []
  /// The problem of a phone that was shown last.
  var lastProblem: String?

  /// The initial size of the window, in points.
  package static let naturalSize = CGSize(width: 1120, height: 960)

  package init(phone: SimulatedDevice, size: CGSize) { self.init(phones: [phone], size: size) }

  /// - Parameter phones: one to `PhoneBoard.mostPhones` phones whose clocks show the same time.
  package init(phones: [SimulatedDevice], size: CGSize) {
    board = PhoneBoard(phones)
    self.size = size
  }

  /// Sets the window's clock to a time; one that is in the past or not finite is ignored.
  package mutating func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    let step = max(0, time - self.time)
    self.time += step
    board.advance(by: timeline.phoneDuration(step))
    toast.advance(to: self.time)
  }

  /// The next time at which the picture changes by itself, on the window's clock; nil if it will
  /// not.
  package var nextChange: TimeInterval? {
    let phones = timeline.isPaused ? nil : board.nextChange.map(windowTime(ofPhoneTime:))
    return [toast.nextChange, nextTip, phones].compactMap(\.self).min()
  }

  /// Returns the requests to the host; each is returned once.
  package mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Shows a short message, which disappears by itself.
  package mutating func show(message: String) { toast.show(message, at: time) }

  /// The message that is shown; nil for none.
  package var message: String? { toast.text }

  /// The title of the window.
  package var title: String {
    let device = phone.settings.device.name(for: phone.settings.deviceID)
    return "\(device) – \(phone.scene.name) – keyboard-simulator"
  }
}

extension WorkbenchModel {
  /// Shows or hides the chosen overlays.
  package mutating func setOverlays(_ areShown: Bool) { overlays.setShown(areShown) }

  /// Chooses and shows exactly these overlays; an empty set hides all.
  package mutating func setOverlays(_ overlays: Set<Overlay>) { self.overlays.show(overlays) }
}
