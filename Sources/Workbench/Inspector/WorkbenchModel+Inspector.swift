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
    var stack = InspectorStack(
      frame: frame, scroll: inspectorScroll, TextFitter(phone.ruler), tip: tip)
    if recordings.count > 1 { addPhones(to: &stack) }
    addSettings(to: &stack)
    recordings.count > 1 ? addColumns(to: &stack) : addValues(to: &stack)
    addNotifications(to: &stack)
    return stack
  }

  private func addPhones(to stack: inout InspectorStack) {
    stack.heading("SIDE BY SIDE")
    let phones = phones
    // First comes what they differ in.
    let isByDevice = Set(phones.map(\.settings.strategy)).count == 1
    for (index, phone) in phones.enumerated() {
      let content = InspectorItem.Content.phone(
        number: index + 1, title: isByDevice ? phone.deviceName : phone.strategyTitle,
        detail: isByDevice ? phone.strategyTitle : phone.deviceName, isActive: index == active)
      stack.add(content, .phone(index))
    }
  }

  private func addSettings(to stack: inout InspectorStack) {
    for group in SettingGroup.allCases {
      stack.heading(group.rawValue)
      if group == .avoidance {
        stack.add(.picker(title: "Scene", value: phone.scene.name), .list(.scene))
      }
      add(group, to: &stack)
      if group == .keyboard { addSwitches(to: &stack) }
    }
  }

  /// Adds the lines of a group: first what is picked from a list, then what is on or off.
  private func add(_ group: SettingGroup, to stack: inout InspectorStack) {
    let rows = table.rows.filter { $0.facts.group == group && isShown($0) }
    if group.isCollapsed {
      let isStandard = table.rows.filter { $0.facts.group == group }
        .allSatisfy { $0.isStandard(in: phone.settings) }
      stack.add(
        .picker(title: "Overrides", value: isStandard ? "None" : "Some"), .group(group))
      guard openGroups.contains(group) else { return }
    }
    for row in rows where row.control != .toggle { add(row, to: &stack) }
    for row in rows where row.control == .toggle { add(row, to: &stack) }
  }

  /// Whether the row has a line: free values have none, and segments only where there is a choice.
  private func isShown(_ row: any AnySettingRow) -> Bool {
    guard row.control == .segments else { return row.control != .free }
    let settings = phone.settings
    return row.listed(in: settings, .none).count { row.suits($0.word, settings, .none) } > 1
  }

  private func add(_ row: any AnySettingRow, to stack: inout InspectorStack) {
    let (id, title) = (row.facts.id, row.facts.title)
    switch row.control {
    case .toggle:
      stack.add(
        .toggle(title: title, isOn: choices.isOn(row), keys: Self.keys(of: Command.stepping(id))),
        .flip(id)
      )
    case .segments:
      let entries = entries(of: .setting(id))
      stack.add(
        .segments(
          entries.map { Self.shortTitle($0.title) },
          selected: entries.firstIndex(where: \.isChosen) ?? 0), .list(.setting(id)))
    case .list, .free:
      stack.add(
        .picker(title: title, value: row.title(in: phone.settings)), .list(.setting(id)))
    }
  }

  /// Returns the last word of a title, for a part of a segmented control.
  private static func shortTitle(_ title: String) -> String {
    title.split(separator: " ").last.map(\.capitalized) ?? title
  }

  private static func keys(of command: Command?) -> String {
    command.flatMap(Shortcut.keys(of:)) ?? ""
  }

  /// Adds the switches of the window.
  private func addSwitches(to stack: inout InspectorStack) {
    let switches: [(String, Bool, Command)] = [
      ("Slow animations", isSlow, .toggleSlowAnimations),
      ("Overlays", showsOverlays, .toggleOverlays),
    ]
    for (title, isOn, command) in switches {
      stack.add(.toggle(title: title, isOn: isOn, keys: Self.keys(of: command)), .toggle(command))
    }
    if showsOverlays {
      stack.add(.picker(title: "Shown", value: choices.overlaysTitle), .list(.overlays))
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
  /// The strategy's and the device's names for people.
  var strategyTitle: String {
    AvoidanceStrategies.named(settings.strategy)?.title ?? settings.strategy
  }
  var deviceName: String { settings.device.name(for: settings.deviceID) }
}
