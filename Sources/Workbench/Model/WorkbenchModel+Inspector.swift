package import Foundation
package import Simulation

/// Input and results of the inspector.
extension WorkbenchModel {
  private var inspectorContent: InspectorContent {
    InspectorContent(
      histories: board.histories, active: active, choices: choices, isSlow: timeline.isSlow,
      showsOverlays: overlays.areShown)
  }

  /// The frame of the inspector; nil while it is hidden.
  package var inspectorFrame: CGRect? { inspector.frame(in: size) }

  /// All lines of the inspector from top to bottom; none while it is hidden.
  package var inspectorItems: [InspectorItem] { inspector.items(inspectorContent, in: size) }

  /// The focused control of the inspector; nil while keys go to the phones.
  package var focusedControl: Control? { inspector.focused }

  /// Opens or closes a group of the inspector.
  package mutating func showOrHide(_ group: SettingGroup) { inspector.toggle(group) }

  mutating func toggleInspector() {
    inspector.toggle(in: size)
    list = nil
  }

  /// Moves the focus to the inspector, or back to the phones.
  mutating func toggleInspectorFocus() {
    guard inspector.focused == nil else { return inspector.leave(in: size) }
    if inspectorFrame == nil { list = nil }
    inspector.focusFirst(inspectorContent, in: size)
  }

  // MARK: Input

  mutating func clickInInspector(at point: CGPoint) {
    handle(inspector.click(at: point, inspectorContent, in: size))
  }

  mutating func pressInInspector(_ key: String, _ modifiers: ShortcutModifiers) {
    handle(inspector.press(key, modifiers, inspectorContent, in: size))
  }

  mutating func scrollInspector(by dy: CGFloat) {
    inspector.scroll(by: dy, inspectorContent, in: size)
  }

  private mutating func handle(_ output: Inspector.Output?) {
    switch output {
    case .opens(let source): openList(source)
    case .picks(let action): perform(action)
    case .flips(let id): flip(id)
    case .performs(let command): perform(command)
    case .activates(let index): activate(index)
    case nil: break
    }
  }
}
