import Foundation
import KeyboardAvoidance

/// Taps on what the app shows.
extension SimulatedDevice {
  /// Taps the app at a point; beside the rows, the focus is removed.
  mutating func tapApp(at point: CGPoint) {
    guard case .app(_, let hit?) = appHit(at: point), let row = layout.row(hit.id) else {
      return setFocus(nil)
    }
    switch row.row.kind {
    case .textField, .textView:
      if hit.part == .clearButton { return clearField() }
      setFocus(row.id)
      guard let geometry = fieldGeometry(of: row) else { return }
      handle(
        textInput.tap(at: point, offset: offset(at: point, in: geometry), at: time))
    case .toggle, .stepper, .picker: tapControl(hit)
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

  // MARK: Controls

  /// Whether the button that empties a field is shown: while a text is edited.
  package func showsClearButton(_ row: SceneLayout.RowLayout) -> Bool {
    row.row.hasClearButton && focus == row.id && fields[row.id]?.editor.shownText.isEmpty == false
  }

  private mutating func clearField() {
    edit { editor in
      editor.selectAll()
      editor.insert("")
    }
  }

  private mutating func tapControl(_ hit: HitTarget.RowHit) {
    switch hit.part {
    case .stepper(let half): content.tapControl(hit.id, half)
    case .besideStepper: break
    case .whole, .clearButton: content.tapControl(hit.id, .plus)
    }
  }
}
