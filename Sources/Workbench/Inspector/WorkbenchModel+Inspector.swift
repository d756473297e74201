import DeviceProfiles
package import Foundation
import InterfaceStyles
import JSON
import KeyboardAvoidance
import KeyboardLayouts
import Picture
import Simulation

extension WorkbenchModel {
  /// Width of the inspector in window points.
  package static let inspectorWidth: CGFloat = 320
  /// In narrower windows the inspector lies over the phones, when it is asked for.
  package static let leastWidthForInspector: CGFloat = 760

  /// Whether the window has no room for the inspector beside the phones.
  package var isInspectorOverStage: Bool { size.width < Self.leastWidthForInspector }

  /// Where the inspector is; nil while it is hidden.
  package var inspectorFrame: CGRect? {
    guard isInspectorOverStage ? showsInspectorOverStage : showsInspector else { return nil }
    let width = min(Self.inspectorWidth, size.width)
    return CGRect(x: size.width - width, y: 0, width: width, height: size.height)
  }

  /// All lines of the inspector from top to bottom; none while it is hidden.
  package var inspectorItems: [InspectorItem] { inspectorStack?.items ?? [] }

  /// How far the inspector's lines can be scrolled.
  var inspectorScrollRange: CGFloat {
    guard let frame = inspectorFrame, let stack = inspectorStack else { return 0 }
    return max(0, stack.height - frame.height)
  }

  private var inspectorStack: InspectorStack? {
    guard let frame = inspectorFrame else { return nil }
    var stack = InspectorStack(frame: frame, scroll: inspectorScroll, TextFitter(phone.ruler))
    if recordings.count > 1 { addPhones(to: &stack) }
    addChoices(to: &stack)
    addSwitches(to: &stack)
    recordings.count > 1 ? addColumns(to: &stack) : addValues(to: &stack)
    addNotifications(to: &stack)
    return stack
  }

  private func addPhones(to stack: inout InspectorStack) {
    stack.heading("SIDE BY SIDE")
    let phones = phones
    // First comes what they differ in.
    let isByDevice = Set(phones.map(\.strategyID)).count == 1
    for (index, phone) in phones.enumerated() {
      let content = InspectorItem.Content.phone(
        number: index + 1, title: isByDevice ? phone.deviceName : phone.strategyTitle,
        detail: isByDevice ? phone.strategyTitle : phone.deviceName, isActive: index == active)
      stack.add(content, .phone(index))
    }
  }

  private func addChoices(to stack: inout InspectorStack) {
    let settings = phone.settings
    stack.heading("DEVICE")
    for setting in [Setting.device, .version, .scene] { add(setting, to: &stack) }
    stack.add(
      .segments(
        ["Portrait", "Left", "Right"],
        selected: Orientation.allCases.firstIndex(of: settings.orientation) ?? 0),
      .setting(.orientation))
    stack.add(
      .segments(
        Appearance.allCases.map(\.rawValue.capitalized),
        selected: Appearance.allCases.firstIndex(of: settings.appearance) ?? 0),
      .setting(.appearance))
    add(.contentSize, to: &stack)
    stack.heading("AVOIDANCE")
    add(.strategy, to: &stack)
  }

  private func add(_ setting: Setting, to stack: inout InspectorStack) {
    stack.add(.picker(title: setting.title, value: value(of: setting)), .setting(setting))
  }

  private func addSwitches(to stack: inout InspectorStack) {
    let settings = phone.settings
    stack.heading("KEYBOARD")
    add(.keyboardType, to: &stack)
    add(.layout, to: &stack)
    if settings.device.kind == .pad { addArrangement(to: &stack) }
    let switches: [(String, Bool, Command)] = [
      ("Software keyboard", settings.showsSoftwareKeyboard, .toggleSoftwareKeyboard),
      ("Predictive bar", settings.hasPredictiveBar, .togglePredictiveBar),
      ("Hardware keyboard", settings.hasHardwareKeyboard, .toggleHardwareKeyboard),
      ("Slow animations", isSlow, .toggleSlowAnimations),
      ("Overlays", showsOverlays, .toggleOverlays),
    ]
    for (title, isOn, command) in switches {
      let keys = Shortcut.keys(of: command) ?? ""
      stack.add(.toggle(title: title, isOn: isOn, keys: keys), .toggle(command))
    }
    if showsOverlays { add(.overlays, to: &stack) }
  }

  /// Only iPads have a choice of it.
  private func addArrangement(to stack: inout InspectorStack) {
    let all = KeyboardArrangement.allCases
    stack.add(
      .segments(
        all.map(\.rawValue.capitalized),
        selected: all.firstIndex(of: phone.keyboard.arrangement) ?? 0),
      .setting(.arrangement))
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
  /// The strategy's and the device's names for people.
  var strategyTitle: String { AvoidanceStrategies.named(strategyID)?.title ?? strategyID }
  var deviceName: String { settings.device.name(for: settings.deviceID) }
}
