import Foundation

/// Switches, steppers, pickers, and the buttons that stand in rows.
extension SimulatedDevice {
  /// What a row's control is set to now; nil for a row without one.
  package func control(of row: SceneLayout.RowLayout) -> Control? { controls[row.id] }

  /// Whether the button that empties a field is shown: while a text is edited.
  package func showsClearButton(_ row: SceneLayout.RowLayout) -> Bool {
    row.row.hasClearButton && focus == row.id && fields[row.id]?.editor.shownText.isEmpty == false
  }

  /// Lets a control take a tap; beside a stepper it means nothing.
  mutating func tapControl(_ row: SceneLayout.RowLayout, at point: CGPoint) {
    guard let control = controls[row.id] else { return }
    var half = Control.Half.plus
    if case .stepper = control {
      guard let stepper = row.accessoryFrame.map({ onScreen($0, row.placement) }),
        stepper.insetBy(dx: -4, dy: -6).contains(point)
      else { return }
      half = (point.x < stepper.midX) == form.isRightToLeft ? .plus : .minus
    }
    controls[row.id] = control.tapped(half)
  }

  /// Empties a field if its clear button is what was tapped; tells whether it was.
  mutating func tapClearButton(_ row: SceneLayout.RowLayout, at point: CGPoint) -> Bool {
    guard showsClearButton(row), let button = row.accessoryFrame,
      onScreen(button, row.placement).insetBy(dx: -10, dy: -12).contains(point)
    else { return false }
    edit { editor in
      editor.selectAll()
      editor.insert("")
    }
    return true
  }

  /// Whether the return key can be pressed: it may wait for a text.
  package var isReturnKeyEnabled: Bool {
    guard focusedRow?.row.input.enablesReturnKeyAutomatically == true else { return true }
    return focusedField?.editor.shownText.isEmpty == false
  }
}
