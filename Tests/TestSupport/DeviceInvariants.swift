import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import Typography

extension SimulatedDevice {
  /// What must hold after every event, whatever came before, and does not.
  package var violations: [String] {
    var found: [String] = []
    func demand(_ holds: Bool, _ words: @autoclosure () -> String) {
      if !holds { found.append(words()) }
    }
    demand(time.isFinite, "the time is \(time)")
    demand(offset.isFinite, "the offset is \(offset)")
    demand(container.frame.isFinite, "the scroll view is \(container.frame)")
    demand(keyboardFrame.isFinite, "the keyboard is at \(keyboardFrame)")
    for row in layout.rows {
      demand(frame(of: row).isFinite, "\(row.row.id) is at \(frame(of: row))")
    }
    // Exactly one state of the keyboard: shown as one form, or hidden.
    demand(keyboard.isVisible == (keyboardMode != .hidden), "the keyboard is \(keyboardMode)")
    demand(focus != nil || !keyboard.isVisible, "a keyboard is there for no field")
    if focus != nil, settings.showsSoftwareKeyboard, !settings.hasHardwareKeyboard {
      demand(keyboard.isVisible || saysWhyThereIsNoKeyboard, "\(focus ?? "") has no keyboard")
    }
    demand(
      keyboard.presses.pressed.isEmpty || keyboard.isVisible, "keys are pressed that are not there")
    if let focus {
      demand(layout.row(focus)?.row.kind.isEditable == true, "the focus \(focus) is no field")
      if let editor = fields[focus]?.editor {
        found += editor.violations
      } else {
        found.append("the focus \(focus) has no text")
      }
    }
    guard isSettled else { return found }
    let geometry = container.geometry
    let (low, high) = (geometry.minOffset, geometry.maxOffset)
    demand(
      low.y <= offset && offset <= high.y, "the offset \(offset) is not in \(low)…\(high)")
    return found
  }

  /// Whether nobody has measured the keyboard as it would be now, and people were told so.
  private var saysWhyThereIsNoKeyboard: Bool {
    let isUnmeasured = [true, false].contains { settings.keyboardHeight(hasBar: $0) == nil }
    return isUnmeasured
      && diagnostics.contains { $0.hasPrefix("\(settings.deviceID): the height of the keyboard") }
  }
}

extension TextEditor {
  fileprivate var violations: [String] {
    let length = text.utf8.count
    guard (0...length).contains(head), (0...length).contains(anchor) else {
      return ["the caret \(anchor)…\(head) is not in a text of \(length)"]
    }
    let isAtCharacters = [head, anchor].allSatisfy {
      text.offset(ofCluster: text.cluster(at: $0)) == $0
    }
    return isAtCharacters ? [] : ["the caret \(anchor)…\(head) is inside a character"]
  }
}

extension CGPoint { fileprivate var isFinite: Bool { x.isFinite && y.isFinite } }

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
