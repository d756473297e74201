import Foundation

extension SimulatedDevice {
  mutating func tapContent(at point: CGPoint) {
    guard let row = row(at: point) else { return setFocus(nil) }
    switch row.row.kind {
    case .textField, .textView:
      if tapClearButton(row, at: point) { return }
      setFocus(row.id)
      select(byTap: point, in: row)
    case .toggle, .stepper, .picker: tapControl(row, at: point)
    case .button: perform(row.row.action)
    case .label, .strip: setFocus(nil)
    }
  }

  private mutating func perform(_ action: Row.Action) {
    switch action {
    case .none: break
    case .dismissKeyboard: setFocus(nil)
    case .send: sendMessage()
    }
  }

  /// Finds the row under a point of the screen; what is pinned lies over what scrolls.
  ///
  /// A button inside a text view comes after it, and lies over it.
  private func row(at point: CGPoint) -> SceneLayout.RowLayout? {
    form.bars.rows.first { frame(of: $0).contains(point) }
      ?? form.pinned.rows.last { frame(of: $0).contains(point) }
      ?? contentRow(at: point)
  }

  private func contentRow(at point: CGPoint) -> SceneLayout.RowLayout? {
    guard container.frame.contains(point) else { return nil }
    let rows = form.content.rows
    return form.contentRows(at: contentY(of: point)).first { isHit(rows[$0], at: point) }
      .map { rows[$0] }
  }

  /// What lies in a row that scrolls sideways is hit only where that row shows it.
  private func isHit(_ row: SceneLayout.RowLayout, at point: CGPoint) -> Bool {
    guard row.row.kind != .strip, frame(of: row).contains(point) else { return false }
    guard case .nested(let id) = row.placement else { return true }
    return form.row(id).map { frame(of: $0).contains(point) } ?? false
  }
}
