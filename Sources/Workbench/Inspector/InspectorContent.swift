import DeviceProfiles
import Foundation
import InterfaceStyles
import JSON
import KeyboardAvoidance
import Picture
import Simulation

/// The content of the inspector: the phones, the settings of the active one, and the switches of
/// the window.
package struct InspectorContent {
  /// The phones side by side, each with its history; never empty.
  let histories: [DeviceHistory]
  let active: Int
  package let choices: ListChoices
  let isSlow: Bool
  let showsOverlays: Bool

  /// - Parameters:
  ///   - histories: at least one.
  ///   - active: the index of the phone whose settings are shown.
  ///   - choices: the lists of the active phone.
  package init(
    histories: [DeviceHistory], active: Int, choices: ListChoices, isSlow: Bool,
    showsOverlays: Bool
  ) {
    self.histories = histories
    self.active = active
    self.choices = choices
    self.isSlow = isSlow
    self.showsOverlays = showsOverlays
  }

  var phone: SimulatedDevice { histories[active].phone }
  var phones: [SimulatedDevice] { histories.map(\.phone) }

  /// Returns the lines from top to bottom, scrolled up by a distance in points.
  func lines(
    openGroups: Set<SettingGroup>, scroll: CGFloat, in frame: CGRect
  ) -> InspectorStack {
    var stack = InspectorStack(
      frame: frame, scroll: scroll, TextFitter(phone.ruler), table: choices.table)
    if histories.count > 1 { addPhones(to: &stack) }
    addSettings(to: &stack, openGroups: openGroups)
    histories.count > 1 ? addColumns(to: &stack) : addValues(to: &stack)
    addNotifications(to: &stack)
    return stack
  }

  private func addPhones(to stack: inout InspectorStack) {
    stack.heading("SIDE BY SIDE")
    let phones = phones
    // The settings in which the phones differ come first.
    let isByDevice = Set(phones.map(\.settings.strategy)).count == 1
    for (index, phone) in phones.enumerated() {
      let content = InspectorItem.Content.phone(
        number: index + 1, title: isByDevice ? phone.deviceName : phone.strategyTitle,
        detail: isByDevice ? phone.strategyTitle : phone.deviceName, isActive: index == active)
      stack.add(content, .phone(index))
    }
  }

  private func addNotifications(to stack: inout InspectorStack) {
    stack.heading("NOTIFICATIONS")
    if phone.notifications.isEmpty { stack.value("none yet", "") }
    for logged in phone.notifications.suffix(stack.freeLines).reversed() {
      let note = logged.notification
      let detail = "\(note.duration.roundedText) s · \(note.curve.rawValue)"
      stack.add(
        .notification(
          time: logged.time.seconds, name: note.name.rawValue,
          detail: note.name.isAnnouncement ? detail : ""),
        tip: note.name.isAnnouncement
          ? "Seconds since the start · name · duration and curve of the animation" : nil)
    }
  }
}

extension SimulatedDevice {
  /// The display names of the strategy and the device.
  var strategyTitle: String {
    settings.strategy.title
  }
  var deviceName: String { settings.device.name(for: settings.deviceID) }
}
