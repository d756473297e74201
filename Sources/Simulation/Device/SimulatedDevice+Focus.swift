package import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Typography

extension SimulatedDevice {
  /// The row that is edited, in its place; nil without a focus.
  package var focusedRow: SceneLayout.RowLayout? { focus.flatMap(form.row) }

  /// Finds a row by what a person would call it; see `Scene.row(named:)`.
  package func row(named name: String) -> Row? { scene.row(named: name) }

  /// Gives the focus to a row, or takes it away, and brings the keyboard and the scrolling with it.
  mutating func setFocus(_ id: String?) {
    guard focus != id else { return }
    endComposition()
    learnWord()
    selectionDrag = nil
    // A field that is left shows its text from the beginning, and nothing of a secret.
    if let left = self.focus {
      fields[left]?.scrollX = 0
      fields[left]?.revealed = nil
    }
    focus = id
    awaitsFocusForBar = false
    if let id {
      fields[id]?.touched = time
      prepareKeys()
    }
    let logged = notifications.count
    updateKeyboard()
    if notifications.count == logged { revealFocus() }
  }

  /// Shows the first page of the new field's keyboard, with shift raised where a sentence begins.
  mutating func prepareKeys() {
    guard let row = focusedRow else { return }
    let type = settings.keyboardType ?? row.row.input.keyboardType
    keyboard.keys = KeyState(page: type.firstPage)
    updateShift()
  }

  /// Goes back to the first page, as another language does; shift stays as it is.
  mutating func showFirstPage() {
    guard let row = focusedRow else { return }
    let type = settings.keyboardType ?? row.row.input.keyboardType
    keyboard.keys.show(type.firstPage)
  }

  /// Moves the focus among the editable rows in reading order; past the last one it stays.
  @discardableResult
  mutating func moveFocus(by step: Int) -> Bool {
    guard let next = neighbour(by: step) else { return false }
    setFocus(next)
    return true
  }

  /// The editable row so many places after the focused one; nil past either end.
  func neighbour(by step: Int) -> String? {
    focus.flatMap { fieldOrder.neighbour(of: $0, by: step) }
  }

  /// The caret in its row's coordinates; nil without a focus.
  package var caretInContent: CGRect? {
    guard let row = focusedRow, let field = fields[row.id] else { return nil }
    let origin = row.textFrame.origin
    if let block = row.block {
      var caret = block.caret(at: field.editor.shownCaret, ruler: ruler)
      // Spaces hang over a line's end, the caret does not.
      caret.origin.x = min(max(caret.origin.x, -1), row.textFrame.width - 1)
      return caret.offsetBy(dx: origin.x, dy: origin.y - field.scrollY)
    }
    let x = caretX(in: row, field)
    return CGRect(
      x: origin.x + lineX(of: row, field) + x - 1, y: origin.y, width: 2,
      height: row.textFrame.height)
  }

  /// The caret in screen coordinates, two points wide, lit or not; nil without a focus.
  ///
  /// It may lie under the keyboard or outside of the screen.
  package var caretOnScreen: CGRect? {
    guard let row = focusedRow, let caret = caretInContent else { return nil }
    return onScreen(caret, row.placement)
  }

  /// From a single-line row's text frame to where its shown line begins at the left, in points.
  package func lineX(of row: SceneLayout.RowLayout, _ field: FieldState) -> CGFloat {
    guard form.isRightToLeft else { return -field.scrollX }
    return row.textFrame.width - lineWidth(of: row, field) + field.scrollX
  }

  func lineWidth(of row: SceneLayout.RowLayout, _ field: FieldState) -> CGFloat {
    ruler.width(of: shownLine(of: row, field).text, in: form.font(of: row))
  }

  /// From the beginning of the focused single-line text to the caret, in points.
  func caretX(in row: SceneLayout.RowLayout, _ field: FieldState) -> CGFloat {
    let line = shownLine(of: row, field)
    let stops = ruler.caretStops(of: line.text, in: form.font(of: row))
    return stops[min(line.text.cluster(at: line.caret), stops.count - 1)]
  }

  /// Points between the bottom of what must be seen and the keyboard, or the bottom safe edge.
  ///
  /// Negative where it is covered. Nil without a focus. A keyboard that is not docked counts where it
  /// lies over what must be seen.
  package var clearance: CGFloat? {
    clearanceSpan.map { $0.edge - $0.bottom }
  }

  /// The bottom of what must be seen and the edge that it must not cross, as heights on the screen.
  package var clearanceSpan: (bottom: CGFloat, edge: CGFloat)? {
    guard let row = focusedRow else { return nil }
    let caret = row.row.kind == .textView ? caretOnScreen : nil
    let seen = caret ?? frame(of: row)
    let covers = isKeyboardOnScreen && !isDocked && keyboardFrame.intersects(seen)
    return (seen.maxY, covers ? min(keyboardFrame.minY, guideTop) : guideTop)
  }

  /// The upper edge of the keyboard's layout guide: the docked keyboard's, or the bottom safe edge.
  package var guideTop: CGFloat {
    let safeEdge = chrome.window.maxY - chrome.deviceSafeArea.bottom
    return isKeyboardOnScreen && isDocked ? min(keyboardFrame.minY, safeEdge) : safeEdge
  }
}
