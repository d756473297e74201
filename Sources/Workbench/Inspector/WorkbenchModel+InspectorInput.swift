import Foundation
package import Simulation

extension WorkbenchModel {
  /// The inspector's controls in the order in which Tab goes through them.
  package var controls: [Control] { inspectorItems.compactMap(\.control) }

  mutating func toggleInspector() {
    if isInspectorOverStage { showsInspectorOverStage.toggle() } else { showsInspector.toggle() }
    list = nil
    if inspectorFrame == nil { focusedControl = nil }
  }

  /// Gives the keys to the inspector, showing it where it is hidden.
  mutating func focusInspector() {
    if inspectorFrame == nil { toggleInspector() }
    focus(controls.first)
  }

  /// Gives the keys back to the phones; an inspector over them goes.
  mutating func leaveInspector() {
    focusedControl = nil
    if isInspectorOverStage { showsInspectorOverStage = false }
  }

  // MARK: Mouse

  /// Does what the line under a point says, and gives it the keys.
  mutating func clickInInspector(at point: CGPoint) {
    guard let item = inspectorItems.first(where: { $0.frame.contains(point) }),
      let control = item.control
    else { return }
    focusedControl = control
    if let click = item.click(at: point) { perform(click) }
  }

  private mutating func perform(_ click: InspectorItem.Click) {
    switch click {
    case .open(let source): openList(source)
    case .pick(let source, let index): perform(entries(of: source)[index].action)
    case .flip(let id): flip(id)
    case .showOrHide(let group): showOrHide(group)
    case .perform(let command): perform(command)
    case .activate(let index): activate(index)
    }
  }

  /// Shows or hides the lines of a group.
  package mutating func showOrHide(_ group: SettingGroup) {
    openGroups.formSymmetricDifference([group])
  }

  mutating func scrollInspector(by dy: CGFloat) {
    inspectorScroll = min(max(0, (inspectorScroll + dy).rounded()), inspectorScrollRange)
  }

  // MARK: Keys

  mutating func pressInInspector(_ key: String, _ modifiers: ShortcutModifiers) {
    guard let control = focusedControl, modifiers.isSubset(of: .shift) else { return }
    switch key {
    case "escape": leaveInspector()
    case "tab": moveFocus(by: modifiers.contains(.shift) ? -1 : 1)
    case "up": moveFocus(by: -1)
    case "down": moveFocus(by: 1)
    case "home": focus(controls.first)
    case "end": focus(controls.last)
    case "left", "right": change(control, by: key == "left" ? -1 : 1)
    case "return", " ": perform(control.click)
    default: break
    }
  }

  private mutating func moveFocus(by step: Int) {
    let controls = controls
    guard !controls.isEmpty else { return }
    let index = focusedControl.flatMap(controls.firstIndex(of:)) ?? 0
    focus(controls[(index + step + controls.count) % controls.count])
  }

  /// Gives a control the keys and scrolls to it.
  private mutating func focus(_ control: Control?) {
    focusedControl = control
    guard let control, let frame = inspectorFrame,
      let item = inspectorItems.first(where: { $0.control == control })
    else { return }
    let room = frame.insetBy(dx: 0, dy: 24)
    let below = max(0, item.frame.maxY - room.maxY)
    let above = max(0, room.minY - item.frame.minY)
    scrollInspector(by: below > 0 ? below : -above)
  }

  /// Steps a setting to the entry beside the one that is chosen, or sets a switch.
  private mutating func change(_ control: Control, by step: Int) {
    switch control {
    case .list(let source) where !source.isMultiple:
      let entries = entries(of: source)
      guard let index = entries.firstIndex(where: \.isChosen),
        entries.indices.contains(index + step)
      else { return }
      perform(entries[index + step].action)
    case .list: break
    case .flip, .toggle:
      let item = inspectorItems.first { $0.control == control }
      if case .toggle(_, let isOn, _)? = item?.content, isOn != (step > 0) {
        perform(control.click)
      }
    case .group(let group):
      if openGroups.contains(group) != (step > 0) { perform(control.click) }
    case .phone(let index): activate(index)
    }
  }
}
