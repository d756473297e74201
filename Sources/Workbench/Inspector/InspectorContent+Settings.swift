import Foundation
import Picture
import Simulation

/// The lines for settings.
extension InspectorContent {
  func addSettings(to stack: inout InspectorStack, openGroups: Set<SettingGroup>) {
    for group in SettingGroup.allCases {
      stack.heading(group.rawValue)
      if group == .avoidance {
        stack.add(.picker(title: "Scene", value: phone.scene.name), .list(.scene))
      }
      add(group, to: &stack, isOpen: openGroups.contains(group))
      if group == .keyboard { addSwitches(to: &stack) }
    }
  }

  /// Adds the lines of a group: first the lists, then the switches.
  private func add(_ group: SettingGroup, to stack: inout InspectorStack, isOpen: Bool) {
    let rows = choices.table.rows.filter { $0.facts.group == group && isShown($0) }
    if group.isCollapsed {
      let isStandard = choices.table.rows.filter { $0.facts.group == group }
        .allSatisfy { $0.isStandard(in: phone.settings) }
      stack.add(
        .picker(title: "Overrides", value: isStandard ? "None" : "Some"), .group(group))
      guard isOpen else { return }
    }
    for row in rows where row.control != .toggle { add(row, to: &stack) }
    for row in rows where row.control == .toggle { add(row, to: &stack) }
  }

  /// Whether the row has a line: free values and options of other strategies have none, and segments
  /// need at least two values.
  private func isShown(_ row: any AnySettingRow) -> Bool {
    guard row.hasEffect(in: phone.settings) else { return false }
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
      let entries = choices.entries(of: .setting(id))
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

  /// Adds the lines for the switches of the window.
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
}
