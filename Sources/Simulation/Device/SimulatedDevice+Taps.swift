import Foundation
import KeyboardAvoidance

/// Taps on what the app shows.
extension SimulatedDevice {
  mutating func tapContent(at point: CGPoint) {
    guard let row = row(at: point) else { return setFocus(nil) }
    switch row.row.kind {
    case .textField, .textView:
      if isOnClearButton(row, point) { return clearField() }
      setFocus(row.id)
      guard let geometry = fieldGeometry(of: row) else { return }
      handle(
        textInput.tap(at: point, offset: offset(at: point, in: geometry), at: time))
    case .toggle, .stepper, .picker: tapControl(row, at: point)
    case .button: perform(row.row.action)
    case .label, .carousel: setFocus(nil)
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
    layout.bars.rows.first { frame(of: $0).contains(point) }
      ?? layout.pinned.rows.last { frame(of: $0).contains(point) }
      ?? contentRow(at: point)
  }

  private func contentRow(at point: CGPoint) -> SceneLayout.RowLayout? {
    guard container.frame.contains(point) else { return nil }
    let rows = layout.content.rows
    return layout.contentRows(at: contentY(of: point)).first { isHit(rows[$0], at: point) }
      .map { rows[$0] }
  }

  /// What lies in a row that scrolls sideways is hit only where that row shows it.
  private func isHit(_ row: SceneLayout.RowLayout, at point: CGPoint) -> Bool {
    guard row.row.kind != .carousel, frame(of: row).contains(point) else { return false }
    guard case .nested(let id) = row.placement else { return true }
    return layout.row(id).map { frame(of: $0).contains(point) } ?? false
  }

  // MARK: Controls

  /// Whether the button that empties a field is shown: while a text is edited.
  package func showsClearButton(_ row: SceneLayout.RowLayout) -> Bool {
    row.row.hasClearButton && focus == row.id && fields[row.id]?.editor.shownText.isEmpty == false
  }

  private func isOnClearButton(_ row: SceneLayout.RowLayout, _ point: CGPoint) -> Bool {
    guard showsClearButton(row), let button = row.accessoryFrame else { return false }
    return onScreen(button, row.placement).insetBy(dx: -10, dy: -12).contains(point)
  }

  private mutating func clearField() {
    edit { editor in
      editor.selectAll()
      editor.insert("")
    }
  }

  /// Lets a control take a tap; beside a stepper it means nothing.
  private mutating func tapControl(_ row: SceneLayout.RowLayout, at point: CGPoint) {
    guard let control = control(of: row) else { return }
    var half = Control.Half.plus
    if case .stepper = control {
      guard let stepper = row.accessoryFrame.map({ onScreen($0, row.placement) }),
        stepper.insetBy(dx: -4, dy: -6).contains(point)
      else { return }
      half = (point.x < stepper.midX) == layout.isRightToLeft ? .plus : .minus
    }
    content.tapControl(row.id, half)
  }
}
