import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts

extension SimulatedDevice {
  /// Gives the focus to a row, or takes it away, and brings the keyboard and the scrolling with it.
  mutating func setFocus(_ id: String?) {
    guard focus != id else { return }
    endComposition()
    learnWord()
    textInput.setFocus(id, at: time)
    keyboard.awaitFocusForBar(false)
    if id != nil { prepareKeys() }
    let logged = notifications.count
    updateKeyboard()
    if notifications.count == logged { revealFocus() }
  }

  /// Shows the first page of the new field's keyboard, with shift raised where a sentence begins.
  mutating func prepareKeys() {
    guard let row = focusedRow else { return }
    keyboard.keys = KeyState(page: environment.type(for: row.row.input).firstPage)
    updateShift()
  }

  /// Goes back to the first page, as another language does; shift stays as it is.
  mutating func showFirstPage() {
    guard let row = focusedRow else { return }
    keyboard.keys.show(environment.type(for: row.row.input).firstPage)
  }

  /// Moves the focus among the editable rows in reading order; past the last one it stays.
  @discardableResult
  mutating func moveFocus(by step: Int) -> Bool {
    guard let next = neighbour(by: step) else { return false }
    setFocus(next)
    return true
  }

  /// The editable row a number of places after the focused one; nil past either end.
  func neighbour(by step: Int) -> String? {
    focus.flatMap { content.fieldOrder.neighbour(of: $0, by: step) }
  }

  // MARK: The accessory toolbar

  /// The toolbar where it is now, in screen coordinates; nil without one.
  package var accessoryBar: AccessoryBar? {
    guard let height = keyboard.configuration?.accessory, height > 0, isKeyboardOnScreen else {
      return nil
    }
    let frame = keyboardFrame
    return AccessoryBar(
      frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height),
      safeArea: metrics.screenSafeArea, style: style.accessory)
  }

  /// Whether a button would do anything: there is a field before or after this one.
  package func isEnabled(_ button: AccessoryBar.Button) -> Bool {
    switch button {
    case .previous: neighbour(by: -1) != nil
    case .next: neighbour(by: 1) != nil
    case .done: true
    }
  }

  mutating func perform(_ button: AccessoryBar.Button) {
    switch button {
    case .previous: moveFocus(by: -1)
    case .next: moveFocus(by: 1)
    case .done: setFocus(nil)
    }
  }
}
